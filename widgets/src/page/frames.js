// @ts-check
/** What goes over the line to a kernel: a message as text, or with its buffers as one frame of bytes.
 *
 * The bytes are the number of parts, where each begins, the message, its buffers; all numbers have
 * four bytes, the highest first.
 */

/**
 * A message as Jupyter tells it.
 * @typedef {{ header: Record<string, any>, parent_header: Record<string, any>,
 *   metadata: Record<string, any>, content: any, channel?: string, buffers?: DataView[] }} Message
 */

const NUMBER = 4;

/** @param {Message} message @param {(ArrayBuffer | ArrayBufferView)[]} buffers @returns {string | Uint8Array<ArrayBuffer>} */
export function encode(message, buffers) {
  const text = JSON.stringify(message);
  if (!buffers.length) return text;
  const parts = [new TextEncoder().encode(text), ...buffers.map(bytesOf)];
  const head = NUMBER * (parts.length + 1);
  const frame = new Uint8Array(parts.reduce((sum, part) => sum + part.length, head));
  const numbers = new DataView(frame.buffer);
  numbers.setUint32(0, parts.length);
  let place = head;
  parts.forEach((part, index) => {
    numbers.setUint32(NUMBER * (index + 1), place);
    frame.set(part, place);
    place += part.length;
  });
  return frame;
}

/** @param {ArrayBuffer | ArrayBufferView} buffer */
const bytesOf = (buffer) =>
  buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer)
    : new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);

/** @param {string | ArrayBuffer} frame @returns {Message} */
export function decode(frame) {
  if (typeof frame === "string") return JSON.parse(frame);
  const numbers = new DataView(frame);
  const starts = Array.from({ length: numbers.getUint32(0) }, (_, index) =>
    numbers.getUint32(NUMBER * (index + 1)),
  );
  const [text, ...buffers] = starts.map(
    (start, index) => new DataView(frame, start, (starts[index + 1] ?? frame.byteLength) - start),
  );
  return { ...JSON.parse(new TextDecoder().decode(text)), buffers };
}
