// @ts-check
/** Sounds made by the page itself, off at first: noise and a few tones, no file. */

/** @typedef {Pick<import("./view.js").TableView, "table">} TableParts */

/** -18 dB. */
const VOLUME = 0.126;
/** C, E, G, and the octave, in hertz. */
const NOTES = [523.25, 659.25, 783.99, 1046.5];

/** @type {AudioContext | undefined} */
let context;

export class Sounds {
  /** @param {TableParts} view */
  constructor(view) {
    this.view = view;
  }

  /** Make a sound, if there are to be any. @param {"deal" | "card" | "take" | "cheer" | "won" | "refused"} name */
  play(name) {
    if (this.view.table.settings.sound !== "on") return;
    context ??= new AudioContext();
    const now = context.currentTime + 0.01;
    MADE[name](context, now);
  }
}

/** @type {Record<string, (audio: AudioContext, at: number) => void>} */
const MADE = {
  deal: (audio, at) => noise(audio, at, 0.03, 3000),
  card(audio, at) {
    noise(audio, at, 0.06, 1800);
    tone(audio, at, 0.08, 180, "sine");
  },
  take(audio, at) {
    noise(audio, at, 0.03, 3000);
    noise(audio, at + 0.09, 0.03, 2600);
  },
  cheer(audio, at) {
    noise(audio, at, 0.25, 600, 4000);
    NOTES.slice(0, 3).forEach((note, place) => tone(audio, at + 0.1 + 0.09 * place, 0.09, note, "triangle"));
  },
  won: (audio, at) => NOTES.forEach((note, place) => tone(audio, at + 0.12 * place, 0.14, note, "triangle")),
  refused: (audio, at) => tone(audio, at, 0.08, 140, "sine"),
};

/** @param {AudioContext} audio @param {number} at @param {number} lasts */
function quieter(audio, at, lasts) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(VOLUME / 50, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio @param {number} at @param {number} lasts @param {number} hertz @param {OscillatorType} type */
function tone(audio, at, lasts, hertz, type) {
  const made = audio.createOscillator();
  made.type = type;
  made.frequency.value = hertz;
  made.connect(quieter(audio, at, lasts));
  made.start(at);
  made.stop(at + lasts);
}

/** @param {AudioContext} audio @param {number} at @param {number} lasts @param {number} hertz @param {number} [to] */
function noise(audio, at, lasts, hertz, to) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  const made = audio.createBufferSource();
  made.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(hertz, at);
  if (to) band.frequency.exponentialRampToValueAtTime(to, at + lasts);
  made.connect(band).connect(quieter(audio, at, lasts));
  made.start(at);
}
