const emailLike = /\S@\S+\.\S/
/** Seven digits or more, however they are divided: a phone number, a reference. */
const numberLike = /\d([\s/().-]*\d){6,}/

/** True when a text names one of several people or things, or holds an address or a number that could. */
export function namesSomebody(text: string, names: readonly string[]): boolean {
  if (emailLike.test(text) || numberLike.test(text)) return true
  const words = ` ${wordsOf(text)} `
  return names.some((name) => wordsOf(name) !== '' && words.includes(` ${wordsOf(name)} `))
}

/** In lower case, with one blank between words and nothing else. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
