// @ts-check
/** A line between the page and a table: what is told comes in, messages go out. The other end may be
 * Jupyter's comm, as here, the site or a worker (`page/page_port.js`); nothing else in the front end knows which. */

import { confirmRead } from "./marimo.js";

/**
 * @typedef {object} Port
 * @property {() => TableModel} model what is told of the table now
 * @property {() => Words} words what the buttons say
 * @property {() => Form | undefined} form what else can be put on the table
 * @property {() => Record<string, Translation | undefined>} translations both at first, by language
 * @property {(content: object) => void} send says something to the table; throws where nobody is there
 * @property {(heard: () => void, answered: (said?: any) => void) => () => void} listen calls when there
 *   is a new model and when something else was answered, with that; gives the way to stop
 * @property {boolean} [durable] whether the page itself keeps this line: what is said on it is heard, however late,
 *   and where nobody is there any more the page says so
 */

/** The end at Jupyter's comm. @param {WidgetModel} widget @returns {Port} */
export function commPort(widget) {
  return {
    model: () => widget.get("model"),
    words: () => widget.get("words"),
    form: () => widget.get("form"),
    translations: () => widget.get("translations"),
    send: (content) => widget.send(content),
    listen(heard, answered) {
      widget.on("change:model", heard);
      widget.on("msg:custom", answered);
      const stop = confirmRead(widget);
      return () => {
        stop();
        widget.off("change:model", heard);
        widget.off("msg:custom", answered);
      };
    },
  };
}
