/** Separators of digit groups in any language: dots, commas, apostrophes and all kinds of space. */
const groupSigns = /(?<=\d)[.,'’\s](?=\d{3}(?!\d))/gu

/** Whether a text equals the required one. Numbers may be grouped as in any language. */
export function isTyped(text: string, wanted: string | number): boolean {
  if (typeof wanted === 'string') return text === wanted
  const groups = text.split(groupSigns)
  const isGrouped = groups.length === 1 || groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return isGrouped && groups.join('') === String(wanted)
}
