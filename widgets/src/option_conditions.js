// @ts-check
// Which options there is anything to agree on, beside the others.

/**
 * The options that apply beside each other; one that does not is played as usual.
 * @param {{ options: Pick<OptionModel, "name" | "default" | "when">[] }} form
 * @param {Record<string, string>} chosen
 */
export function applicableOptions(form, chosen) {
  const usual = Object.fromEntries(form.options.map((each) => [each.name, each.default]));
  /** @type {Record<string, string>} */
  const applicable = { ...chosen };
  for (let left = 0; left !== Object.keys(applicable).length;) {
    left = Object.keys(applicable).length;
    for (const { name, when } of form.options) {
      const met = Object.entries(when).every(([other, values]) =>
        values.includes(applicable[other] ?? usual[other] ?? chosen[other]),
      );
      if (!met) delete applicable[name];
    }
  }
  return applicable;
}
