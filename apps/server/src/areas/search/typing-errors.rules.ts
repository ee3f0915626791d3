/** Corrections of mistyped words. */

const latin = 'abcdefghijklmnopqrstuvwxyz'

/** Shorter words are one typing error away from too many others. */
const shortest = 4
const longest = 20
/** Words of at least this length may also be the beginning of the intended word. */
const beginningFrom = 5

export const isCorrectable = (word: string) => word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word)
export const isBeginning = (word: string) => word.length >= beginningFrom

/**
 * All words one typing error away: an extra, missing or wrong letter, or two adjacent letters swapped. Also words with two missing double
 * letters, such as `zimerman` for `zimmermann`.
 */
export function correctionsOf(word: string): string[] {
  const letters = /^[a-z]+$/.test(word) ? [...latin] : []
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    for (const letter of letters) found.add(before + letter + after)
    if (after === '') continue
    found.add(before + after.slice(1))
    for (const letter of letters) found.add(before + letter + after.slice(1))
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  for (const once of doubledIn(word)) {
    found.add(once)
    for (const twice of doubledIn(once)) found.add(twice)
  }
  found.add(word.replace(/(\p{L})\1+/gu, '$1'))
  found.delete(word)
  return [...found]
}

/** The word with one single letter doubled, for each such letter. */
function doubledIn(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    word[at - 1] === letter || word[at + 1] === letter ? [] : [word.slice(0, at) + letter + word.slice(at)],
  )
}
