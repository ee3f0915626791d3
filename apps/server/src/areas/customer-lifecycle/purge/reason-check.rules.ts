const emailLike = /\S@\S+\.\S/
/** Seven or more digits with any separators, such as a phone number or reference. */
const numberLike = /\d([\s/().-]*\d){6,}/

/** Whether a text contains one of the names, or an address or number that could identify someone. */
export function namesSomebody(text: string, names: readonly string[]): boolean {
  if (emailLike.test(text) || numberLike.test(text)) return true
  const words = ` ${wordsOf(text)} `
  return names.some((name) => wordsOf(name) !== '' && words.includes(` ${wordsOf(name)} `))
}

/** Lower case, words separated by single spaces. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
