// @ts-check
/** What a cell, or an Output widget, has put out. */

/**
 * @typedef {{ output_type: string, name?: string, text?: string | string[], ename?: string,
 *   evalue?: string, traceback?: string[], data?: Record<string, any> }} Output
 */

export const VIEW = "application/vnd.jupyter.widget-view+json";
const PICTURES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
/** Colours of a terminal. */
const ANSI = /\u001b\[[0-9;]*[A-Za-z]/g;

/** @param {string | string[] | undefined} text */
export const whole = (text) => (Array.isArray(text) ? text.join("") : (text ?? ""));

/**
 * Outputs with one more: what comes from one stream in a row is one text.
 * @param {Output[]} outputs @param {Output} output @returns {Output[]}
 */
export function withOutput(outputs, output) {
  const last = outputs.at(-1);
  const sameStream = last?.output_type === "stream" && last.name === output.name;
  if (output.output_type !== "stream" || !last || !sameStream) return [...outputs, output];
  return [...outputs.slice(0, -1), { ...last, text: whole(last.text) + whole(output.text) }];
}

/**
 * Draw an output into an element of its own.
 * @param {Output} output
 * @param {(id: string, el: HTMLElement) => unknown} show shows a widget in an element
 */
export function drawn(output, show) {
  const el = document.createElement("div");
  el.className = `ic-output ic-${output.output_type}`;
  const { data = {} } = output;
  const picture = PICTURES.find((type) => type in data);
  if (output.output_type === "stream") el.append(plain(whole(output.text)));
  else if (output.output_type === "error") {
    const traceback = output.traceback ?? [];
    el.append(plain(traceback.join("\n") || `${output.ename}: ${output.evalue}`));
  } else if (VIEW in data) show(data[VIEW].model_id, el);
  else if ("text/html" in data) el.innerHTML = whole(data["text/html"]);
  else if ("image/svg+xml" in data) el.innerHTML = whole(data["image/svg+xml"]);
  else if (picture) {
    const image = document.createElement("img");
    image.src = `data:${picture};base64,${whole(data[picture]).replaceAll("\n", "")}`;
    image.alt = whole(data["text/plain"]);
    el.append(image);
  } else el.append(plain(whole(data["text/markdown"] ?? data["text/latex"] ?? data["text/plain"])));
  return el;
}

/** Draw all that the notebook of this page put out. @param {(id: string, el: HTMLElement) => Promise<unknown>} show */
export function drawAll(show) {
  const shown = (/** @type {string} */ id, /** @type {HTMLElement} */ el) =>
    show(id, el).catch((/** @type {Error} */ error) => {
      el.textContent = String(error);
      throw error;
    });
  for (const output of document.querySelectorAll("script[type='application/vnd.ic.output+json']")) {
    output.replaceWith(drawn(JSON.parse(output.textContent ?? ""), shown));
  }
  document.getElementById("loading")?.remove();
}

/** @param {string} text */
function plain(text) {
  const el = document.createElement("pre");
  el.textContent = text.replace(ANSI, "");
  return el;
}
