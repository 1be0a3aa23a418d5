// @ts-check
// Which options there is anything to agree on, beside the others.

/**
 * The options that apply beside each other; one that does not is played as usual.
 * @param {{ options: Pick<OptionModel, "name" | "default" | "when">[] }} form
 * @param {Record<string, string>} chosen
 */
export function applying(form, chosen) {
  const usual = Object.fromEntries(form.options.map((each) => [each.name, each.default]));
  /** @type {Record<string, string>} */
  const told = { ...chosen };
  for (let left = 0; left !== Object.keys(told).length; ) {
    left = Object.keys(told).length;
    for (const { name, when } of form.options) {
      const met = Object.entries(when).every(([other, values]) =>
        values.includes(told[other] ?? usual[other] ?? chosen[other]),
      );
      if (!met) delete told[name];
    }
  }
  return told;
}
