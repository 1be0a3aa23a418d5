declare module "*.css";

declare module "*.svg" {
  const text: string;
  export default text;
}

/** A card as the kernel tells it. */
interface CardModel {
  key: string;
  face: string;
  name: string;
  by: string | null;
  from: string | null;
  seat: number | null;
  marks: string[];
  makes: number | null;
  stands: Named | null;
  move: string | null;
  ok: boolean;
  why: string | null;
}

interface Named {
  face: string;
  name: string;
}

/** A card as it will lie, and what it stands for where that is another. */
interface Laid extends Named {
  key: string;
  stands: Named | null;
}

/** A part of a move that was begun, and the move without it. */
interface Part {
  cards: Laid[];
  told: string;
  points: number | null;
  rest: string;
}

/** Something that chosen cards can do, or cannot; see answering.py. */
interface Way extends Choice {
  does: string;
  begins: string;
  lies: Laid[][];
  meld: Named[];
}

/** Where the melds of a side are laid. */
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
  sorted: { suit: string[]; rank: string[] } | Record<string, never>;
  playable: boolean;
  choosable: boolean;
  empty: string;
}

/** A move one could think of, and what it uses. */
interface Choice {
  move: string;
  control: "card" | "button" | "number" | "chips";
  touches: string;
  hand: string[];
  table: string[];
  onto: number | null;
  number: number | null;
  names: Named | null;
  said: string;
  gesture: Gesture | null;
  label: string;
  short: string;
  ok: boolean;
  why: string;
}

/** What somebody's face and shoulders do. */
interface Gesture {
  eyes: "ahead" | "up";
  mouth: "smiling" | "stretched" | "aside" | "tongue";
  shoulders: "level" | "raised";
}

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
  gestures: Gesture[];
  gestured: { gesture: Gesture; label: string }[];
}

interface Sheet {
  heads: string[];
  mine: number | null;
  lines: LineModel[];
  totals: number[];
  won: boolean;
  result: string;
  match: { label: string; scores: number[]; target: number; result: string; over: boolean } | null;
  note?: string;
}

/** A row of the score, while a deal runs as at its end. */
interface LineModel {
  label: string;
  counts: string[];
  cards: { face: string; name: string }[][];
  note: string;
  out: { label: string; cards: { face: string; name: string }[] }[];
  parts: LineModel[];
  decided?: boolean;
}

/** What a line of play is worth, in hundredths of a scale whose middle is level; see bars.py. */
interface Bar {
  at: number;
  from: number;
  to: number;
  worth: string;
  error: string;
  best: boolean;
  good: boolean;
}

/** What the coach tells in one of his three steps; see coach.py. */
interface CoachStep {
  step: string;
  title: string;
  lines: CoachLine[];
  bars?: (Bar | null)[];
  play?: string;
  label?: string;
  axis?: [string, string];
  alike?: string;
}

interface CoachLine {
  move: string | null;
  text: string;
  play?: string;
  short?: string;
  said?: string;
  takes?: { face: string; name: string }[];
  cards?: ({ face: string; name: string } | string)[];
  hand?: string[];
  table?: string[];
}

/** Something that was tried, or that goes instead, in cards. */
interface Tried {
  ok: boolean;
  hand: { face: string; name: string; key: string }[];
  table: { face: string; name: string; key: string }[];
  label: string;
}

interface Question {
  id: string;
  text: string;
  gesture: Gesture | null;
  options: { label: string; face: string | null }[];
  spreads: { label: string; cards: { face: string; name: string }[] }[];
  chosen: number | null;
  right: number | null;
}

interface LessonModel {
  at: string;
  count: string;
  step: number;
  steps: number;
  text: string;
  reply: { text: string; good: boolean } | null;
  question: Question | null;
  kept: string[];
  learnt: string[];
  ladder: { face: string; name: string; rank: string; lit: boolean }[];
  can: { back: boolean; next: boolean; again: boolean };
  done: boolean;
  quiz: string[];
  recall: { of: string; token: string }[];
  repeating: boolean;
  table: boolean;
}

interface ReviewPoint {
  number: string;
  label: string;
  trick: number;
  played: string;
  before: number;
  after: number;
  cost: number;
  current: boolean;
}

interface ReviewModel {
  phase: "" | "try" | "reply" | "right" | "wrong" | "shown";
  complete: boolean;
  progress: [number, number];
  open: boolean;
  note: string;
  decisions: { number: string; label: string; cost: string; current: boolean }[];
  line: ReviewPoint[];
  scale: [number, number, number];
  caption: string;
  lines: { move: string; text: string }[];
}

/** A puzzle; see puzzles.py. */
interface PuzzleModel {
  id: string;
  game: string;
  phase: "try" | "reply" | "right" | "wrong" | "shown";
  note: string;
  lines: { move: string; text: string }[];
  unseen: { face: string; name: string }[][];
}

/** Every puzzle, game by game. */
interface PuzzleList {
  value: string;
  label: string;
  grades: { label: string; puzzles: string[] }[];
}

/** How the table of the practice page was set up, and what of it can be shared. */
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

interface Labelled {
  value: string;
  label: string;
}

/** Something to agree on, and what else has to be agreed for it to matter. */
interface OptionModel {
  name: string;
  label: string;
  about: string;
  source: string;
  default: string;
  when: Record<string, string[]>;
  range: number[];
  values: Labelled[];
}

/** What can be chosen of a game before the cards are dealt. */
interface FormModel {
  puzzles?: PuzzleList[];
  game: string;
  games: (Labelled & { about: string; faces: string[]; told: string; players: Labelled[] })[];
  presets: (Labelled & { about: string; options: Record<string, string> })[];
  options: OptionModel[];
  players: string;
  seats: string[];
}

/** Everything the kernel tells of a table; see view_model.py and session.py. */
interface TableModel {
  id: string;
  heading: string;
  title: string;
  deal: number;
  several: boolean;
  cheer: { text: string; mine: boolean } | null;
  corners: string;
  just: number;
  look: string;
  direction: string;
  seats: SeatModel[];
  signs: string[];
  mats: MatModel[];
  zones: ZoneModel[];
  choices: Choice[];
  score: Sheet;
  over: boolean;
  revision: number;
  dealt: number;
  placed: number;
  settings: Record<string, string>;
  status: string;
  said: string;
  came: { card: string; from: string } | null;
  log: string[];
  wait: { for: string; ms: number | null } | null;
  answer: {
    kind: string;
    text: string;
    moves?: Choice[];
    shown?: Tried[];
    ways?: Way[];
    begun?: Part[];
    cards?: Named[];
    so_far?: number[];
  } | null;
  coach: CoachStep[];
  can: Record<string, boolean>;
  lesson?: LessonModel;
  review?: ReviewModel | null;
  token: string;
  mistakes?: string[];
  practice?: PracticeModel | null;
  puzzle?: PuzzleModel;
}

/** A word of the table, and the words that lead to it; see settings.py. */
interface Term {
  id: string;
  word: string;
  ipa: string;
  gloss: string;
  means: string;
  forms: string[];
}

type Words = Record<string, string> & { terms: Term[] };

/** A message to the kernel, without its revision. */
type Message = { type: string; [name: string]: string };

/** What a table tells at first in another language. */
interface Translation {
  model: TableModel;
  words: Words;
  form?: FormModel;
}

/** What anywidget hands over; see its documentation. */
interface WidgetModel {
  get(name: "model"): TableModel;
  get(name: "words"): Words;
  get(name: "form"): FormModel | undefined;
  get(name: "translations"): Record<string, Translation | undefined>;
  on(event: string, callback: () => void): void;
  off(event: string, callback: () => void): void;
  send(content: object): void;
}
