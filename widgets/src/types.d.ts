/* Written by `python -m tools.view_types` from TypedDicts: edit those. */

/** The whole screen of a table, in one language. */
interface Translation {
  model: TableModel;
  words: Record<string, string> & { terms: TermModel[] };
  form: Partial<FormModel & PuzzleShelf>;
}

/** Everything the kernel tells of a table, the parts of its activity last; see activity.py. */
interface TableModel {
  game: string;
  title: string;
  deal: number;
  look: string;
  corners: "letters" | "pictures" | "numbers";
  direction: string;
  seats: SeatModel[];
  signs: string[];
  mats: MatModel[];
  zones: ZoneModel[];
  choices: Choice[];
  cheer: Cheer | null;
  several: boolean;
  score: SheetModel;
  over: boolean;
  heading: string;
  id: string;
  revision: number;
  placed: number;
  dealt: number;
  settings: Record<string, string>;
  status: string;
  said: string;
  rail: RailModel;
  came: Came | null;
  log: string[];
  just: number;
  wait: Wait | null;
  answer: AnswerModel | null;
  coach: CoachStep[];
  can: Record<string, boolean>;
  token: string;
  sent?: number;
  lesson?: LessonModel;
  review?: ReviewModel | null;
  mistakes?: string[];
  practice?: PracticeModel | null;
  puzzle?: PuzzleModel;
  memory?: MemoryModel;
}

/** A seat, and all that is shown beside it. */
interface SeatModel {
  name: string;
  me: boolean;
  seat: number;
  partner: boolean;
  side: "us" | "them" | "";
  dealer: boolean;
  out: boolean;
  back: boolean;
  count: string;
  turn: boolean;
  points: string;
  held: string;
  says: string;
  gestures: GestureModel[];
  gestured: PastGesture[];
  did: DidModel | null;
}

/** A gesture, by the positions of face and shoulders. */
interface GestureModel {
  eyes: "ahead" | "up";
  mouth: "smiling" | "stretched" | "aside" | "tongue";
  shoulders: "level" | "raised";
}

/** A gesture made before, and its meaning. */
interface PastGesture {
  gesture: GestureModel;
  label: string;
}

/** Last turn of a seat: the number of cards laid, and the card thrown. */
interface DidModel {
  text: string;
  melded: number;
  thrown: NamedCard | null;
}

/** A card by itself: its picture and its name. */
interface NamedCard {
  face: string;
  name: string;
}

/** The mat for the melds of a side. */
interface MatModel {
  seats: number[];
  label: string;
  mine: boolean;
  points: number;
  signs: string[];
}

/** Some cards that lie together. */
interface ZoneModel {
  id: string;
  name: string;
  label: string;
  seat: number | null;
  number: number | null;
  mine: boolean;
  cards: CardModel[];
  down: number;
  count: string;
  area: "far" | "side" | "middle" | "near" | "hidden";
  spread: "row" | "fan" | "trick" | "pile" | "crosswise" | "meld" | "shown";
  touched: boolean;
  told: string;
  across: number;
  sorted: SortedKeys | Record<string, never>;
  playable: boolean;
  choosable: boolean;
  empty: string;
}

/** A card as the kernel tells it. */
interface CardModel {
  face: string;
  name: string;
  from: string | null;
  key: string;
  by: string | null;
  seat: number | null;
  marks: string[];
  makes: number | null;
  stands: NamedCard | null;
  move: string | null;
  ok: boolean;
  why: string | null;
}

/** The keys of the cards of a hand, in each order. */
interface SortedKeys {
  suit: string[];
  rank: string[];
}

/** A conceivable move, and its uses; `rank` is the face of a card of the rank that it names. */
interface Choice {
  move: string;
  control: "card" | "button" | "number" | "chips";
  touches: string;
  hand: string[];
  table: string[];
  onto: number | null;
  number: number | null;
  names: NamedCard | null;
  rank: string;
  said: string;
  gesture: GestureModel | null;
  label: string;
  short: string;
  brief: string;
  ok: boolean;
  why: string;
}

/** The event celebrated now. */
interface Cheer {
  text: string;
  mine: boolean;
}

/** The score sheet of the deal. */
interface SheetModel {
  heads: string[];
  mine: number | null;
  lines: LineModel[];
  short?: LineModel[];
  totals: number[];
  won: boolean;
  result: string;
  match: MatchModel | null;
  note?: string;
}

/** A row of the score, while a deal runs as at its end. */
interface LineModel {
  label: string;
  counts: string[];
  cards: NamedCard[][];
  note: string;
  out: LabelledCards[];
  parts: LineModel[];
  decided?: boolean;
  gives?: number[];
}

/** Some cards under one label. */
interface LabelledCards {
  label: string;
  cards: NamedCard[];
}

/** The score of the match. */
interface MatchModel {
  label: string;
  scores: number[];
  target: number;
  result: string;
  over: boolean;
}

/** The short forms of the status line and of what has just happened, for rail and ear. */
interface RailModel {
  status: string;
  said: string;
  heard: string;
}

/** The card just played, and the zone it came from. */
interface Came {
  from: string;
  card: string;
}

/** The seat or table to wait for, and milliseconds; null until the learner goes on. */
interface Wait {
  for: "table" | "bot";
  ms: number | null;
}

/** An answer to the learner, in words and in cards; see move_answers.py.

    `only` says that there is but one thing to do: the chosen card ends the turn, or one card of the
    hand goes onto the chosen meld.
     */
interface AnswerModel {
  kind: "why" | "illegal" | "stale" | "note" | "trouble" | "picked";
  text: string;
  brief: string;
  only?: boolean;
  cards?: NamedCard[];
  so_far?: number[];
  moves?: Choice[];
  ways?: WayModel[];
  begun?: PartModel[];
  shown?: TriedMove[];
}

/** Something that chosen cards can do, or cannot; see move_answers.py. */
interface WayModel {
  move: string;
  control: "card" | "button" | "number" | "chips";
  touches: string;
  hand: string[];
  table: string[];
  onto: number | null;
  number: number | null;
  names: NamedCard | null;
  rank: string;
  said: string;
  gesture: GestureModel | null;
  label: string;
  short: string;
  brief: string;
  ok: boolean;
  why: string;
  does: string;
  begins: string;
  lies: PlacedCard[][];
  meld: NamedCard[];
}

/** A card as it will lie, and the card it stands for if that is another. */
interface PlacedCard {
  face: string;
  name: string;
  key: string;
  stands: NamedCard | null;
}

/** A part of an unfinished move, and the move without it. */
interface PartModel {
  cards: PlacedCard[];
  told: string;
  points: number | null;
  rest: string;
}

/** A move tried, or one to make instead, in cards. */
interface TriedMove {
  ok: boolean;
  hand: NamedCard[];
  table: NamedCard[];
  label: string;
}

/** One of the coach's three steps; see coach.py. */
interface CoachStep {
  step: string;
  title: string;
  lines: CoachLine[];
  bars?: (Bar | null)[];
  alike?: string;
  figures?: CoachLine[];
  shared?: ActModel[];
  untried?: string;
  play?: string;
  label?: string;
  brief?: string;
  axis?: string[];
}

/** One line of the coach's. */
interface CoachLine {
  move: string | null;
  text: string;
  play?: string;
  short?: string;
  said?: string;
  acts?: ActModel[];
  takes?: NamedCard[];
  cards?: (NamedCard | string)[];
  hand?: string[];
  table?: string[];
}

/** A part of a turn in cards: those laid, added or discarded, and the meld they go onto. */
interface ActModel {
  label: string;
  cards: NamedCard[];
  onto: NamedCard[];
}

/** The worth of a line of play, in hundredths of a scale whose middle is level; see bars.py. */
interface Bar {
  from: number;
  at: number;
  to: number;
  worth: string;
  error: string;
  best: boolean;
  good: boolean;
}

/** A lesson beside its table; see lesson/lesson_activity.py.

    `agreed` is what the step's table has agreed on beside what the lesson teaches. `proves`: its
    last questions are asked first; once all are answered right, `proved` has its ideas.
     */
interface LessonModel {
  at: string;
  step: number;
  steps: number;
  count: string;
  title: string;
  text: string;
  task: string;
  press: string;
  named: AskedModel;
  question: QuestionModel | null;
  agreed: string;
  reply: LessonReply | null;
  kept: string[];
  learnt: LearntLine[];
  asked: LearntLine[];
  ladder: LadderRank[];
  can: LessonButtons;
  done: boolean;
  quiz: string[];
  table: boolean;
  repeating: boolean;
  proves: boolean;
  proved: ProvedIdea[];
  recall: Recall[];
  rules?: HouseRules;
  foreign?: Record<string, string>;
}

/** Cards of the hand, or a zone to touch, that a step's task names.

    `veils` says that what is not asked, or not allowed, may be veiled: nothing is to be found out.
    `any` says that every card of the hand is one to play.
     */
interface AskedModel {
  cards: string[];
  zone: string;
  veils: boolean;
  any: boolean;
}

/** A question; the right answer only once one was given.

    `parallel` says that it asks once more after a wrong answer, and counts nowhere.
     */
interface QuestionModel {
  text: string;
  gesture: GestureModel | null;
  options: QuestionOption[];
  spreads: LabelledCards[];
  chosen: number | null;
  right: number | null;
  id: string;
  idea: IdeaModel;
  parallel: boolean;
}

/** An answer to choose. */
interface QuestionOption {
  label: string;
  face: string | null;
}

/** The idea that a question asks about, as a browser remembers it.

    `name` is the id of the first question about it, `part` the number of the lesson's part that
    teaches it, or 0; `repeats` is the id that a message asked to repeat, or "".
     */
interface IdeaModel {
  name: string;
  part: number;
  repeats: string;
}

/** The reply to an answer or a move. */
interface LessonReply {
  good: boolean;
  text: string;
}

/** One thing that a lesson taught: in a sentence, with the cards of its step.

    `known` says that nothing went wrong at its step; `question` is the id of what it asked, or "".
     */
interface LearntLine {
  text: string;
  cards: NamedCard[];
  known: boolean;
  question: string;
}

/** A rank in the row of all ranks. */
interface LadderRank {
  face: string;
  name: string;
  rank: string;
  lit: boolean;
}

/** The buttons of a lesson that can be pressed; `leave`: Continue collects, then leads on.

    `skip`: a deal that goes by itself can be ended; `parallel`: next is a question like this one;
    `first`: next is the lesson's first step; `prove`: its last questions can be asked first.
     */
interface LessonButtons {
  back: boolean;
  next: boolean;
  parallel: boolean;
  first: boolean;
  prove: boolean;
  leave: boolean;
  skip: boolean;
  again: boolean;
}

/** An idea of a lesson that was skipped, known by a question about it; see `IdeaModel`. */
interface ProvedIdea {
  name: string;
  part: number;
  question: string;
}

/** An earlier lesson to recall, and the place of its question. */
interface Recall {
  of: string;
  token: string;
}

/** The house rules of a game, and the table that they change, beside the form of the game. */
interface HouseRules {
  game: string;
  table: Record<string, string>;
  ticks: HouseRule[];
}

/** A house rule to tick: an option, the value that is agreed on, and the steps about it.

    `value` is "" where any number but the usual can be agreed on; `part` is the heading above it.
    `rule` is what its steps are asked for by, `taken` says that they were taken.
     */
interface HouseRule {
  part: string;
  option: string;
  value: string;
  rule: string;
  steps: number;
  taken: boolean;
}

/** A look back at a deal; see review_activity.py. */
interface ReviewModel {
  open: boolean;
  note: string;
  decisions: ReviewDecision[];
  line: ReviewPoint[];
  scale: number[];
  caption: string;
  played: ReviewMark | null;
  better: ReviewMark | null;
  rows: ReviewRow[];
  lines: MoveLine[];
  phase: "try" | "reply" | "right" | "wrong" | "shown" | "";
  complete: boolean;
  progress: number[];
  step: number[];
}

/** A decision in the list of the dearest. */
interface ReviewDecision {
  number: string;
  label: string;
  cost: string;
  current: boolean;
}

/** A decision on the line of the deal. */
interface ReviewPoint {
  number: string;
  label: string;
  trick: number;
  played: string;
  before: number;
  after: number;
  cost: number;
  current: boolean;
  reached: boolean;
}

/** The cards of a line of play, of the hand and of the table, and the melds it adds to. */
interface ReviewMark {
  hand: string[];
  table: string[];
  onto: number[];
}

/** A line of play in cards, with a short reason; the answer, or what was played. */
interface ReviewRow {
  good: boolean;
  moves: MoveCards[];
  text: string;
  cost: string;
  label: string;
}

/** A move in cards: what it is called, what it plays, what it takes. */
interface MoveCards {
  label: string;
  cards: NamedCard[];
  takes: NamedCard[];
}

/** A move, and a sentence on it. */
interface MoveLine {
  move: string;
  text: string;
}

/** The setup of the practice page's table, and its parts to share. */
interface PracticeModel {
  game: string;
  seat: string;
  options: Record<string, string>;
  deal: string;
  fresh: string;
  position: string;
  record: string;
  file: string;
  uncovered: boolean;
}

/** A puzzle, or a hand of a ladder; see puzzle_activity.py.

    `list` is the value of the list that it stands in, `idea` what it is about, once it is solved.
     */
interface PuzzleModel {
  id: string;
  game: string;
  list: string;
  idea: string;
  shows: boolean;
  phase: "try" | "reply" | "right" | "wrong" | "shown";
  tried: string[];
  lines: MoveLine[];
  note: string;
  unseen: NamedCard[][];
}

/** The memory trainer beside its table; see lesson/memory_activity.py.

    `topic` is the name of what the question asks about, `topics` what each is called.
     */
interface MemoryModel {
  game: string;
  label: string;
  topic: string;
  topics: Record<string, string>;
  start: boolean;
  over: boolean;
  paces: MemoryOption[];
  tables: MemoryGame[];
}

/** A pace or a number of players to choose, by its token. */
interface MemoryOption {
  label: string;
  token: string;
  current: boolean;
}

/** A game whose hands can be watched, and its tables by their numbers of players. */
interface MemoryGame {
  game: string;
  label: string;
  players: MemoryOption[];
}

/** A word of the table, and the words that lead to it; see settings.py. */
interface TermModel {
  id: string;
  word: string;
  ipa: string;
  gloss: string;
  means: string;
  forms: string[];
}

/** The choices of a game before the cards are dealt. */
interface FormModel {
  game: string;
  games: GameTile[];
  presets: PresetModel[];
  options: OptionModel[];
  players: string;
  seats: string[];
}

/** A game to choose. */
interface GameTile {
  value: string;
  label: string;
  about: string;
  faces: string[];
  told: string;
  players: LabelledValue[];
  levels: string[];
}

/** A value to choose, and its label. */
interface LabelledValue {
  value: string;
  label: string;
}

/** A named way to play a game, and its options. */
interface PresetModel {
  value: string;
  label: string;
  about: string;
  options: Record<string, string>;
}

/** An option, and the other options it depends on. */
interface OptionModel {
  name: string;
  label: string;
  about: string;
  source: string;
  default: string;
  when: Record<string, string[]>;
  range: number[];
  values: LabelledValue[];
}

/** Every puzzle, game by game. */
interface PuzzleShelf {
  puzzles: PuzzleList[];
}

/** The puzzles of a game; or the hands of a ladder, then `ladder` is the game that it is of. */
interface PuzzleList {
  value: string;
  label: string;
  ladder: string;
  grades: Grade[];
}

/** The puzzles of a grade. */
interface Grade {
  label: string;
  puzzles: string[];
}

/** Everything to choose from for a class. */
interface ClassModel {
  id: string;
  most: number;
  longest: number;
  games: ClassGame[];
}

/** A game, and the tasks that it offers. */
interface ClassGame {
  value: string;
  label: Record<string, string>;
  presets: ClassPreset[];
  grades?: ClassGrade[];
}

/** A named way to play a game. */
interface ClassPreset {
  value: string;
  label: Record<string, string>;
}

/** The puzzles of a grade. */
interface ClassGrade {
  label: Record<string, string>;
  puzzles: string[];
}

/** A task, as its link carries it, and its items. */
interface TaskModel {
  task: string;
  title: string;
  items: ItemModel[];
}

/** A thing to do, for a class. */
interface ItemModel {
  kind: string;
  text: string;
  label: Record<string, string>;
}

/** A result handed in: its outcomes, or its fault in each language. */
interface RowModel {
  name: string;
  learner: string;
  when: string;
  wrong?: Record<string, string>;
  text?: string;
  done?: Record<string, DoneModel>;
  missed?: MistakeCount[];
}

/** The outcome of a thing to do. */
interface DoneModel {
  state: string;
  told: string;
  helped: boolean;
}

/** A thing missed: by how many, and of how many who did it. */
interface MistakeCount {
  item: string;
  question: string;
  missed: number;
  of: number;
}

/** A fault, in each language. */
interface RefusalModel {
  wrong: Record<string, string>;
}

/** The size of a full register. */
interface FullRegister {
  full: number;
}

/** A message to a table, without its revision. */
type Message =
  | { type: "move"; move: string }
  | { type: "ask"; move: string }
  | { type: "pick"; hand: string; table: string; onto: string; begun: string }
  | { type: "go_on" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "hint" }
  | { type: "deal" }
  | { type: "step"; to: string; at: string }
  | { type: "answer"; choice: string; at: string }
  | { type: "review"; to: string }
  | { type: "setting"; name: string; value: string }
  | { type: "sit"; at: string }
  | { type: "paste"; text: string }
  | { type: "form"; game: string }
  | { type: "cards" }
  | { type: "repeat"; questions: string };
