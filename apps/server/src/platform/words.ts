/**
 * Folds words for the search: lower case, without diacritics. The database folds searched texts the same way (`words_of`); a test
 * compares the two.
 */

/** A typed word with its other spellings: `mueller` may mean `müller`, and vice versa. */
export type Word = { text: string; spellings: readonly string[] }

/** Limits: words per search, and letters per word. The rest is ignored. */
const wordsMax = 8
const lettersMax = 80

const singleLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđðħıŧßæœ]/g, (letter) => singleLetters[letter] ?? letter)
}

const punctuation = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

/** Splits a typed text into words. Strips punctuation around words; takes words with `%` or `_` literally. */
export function wordsOf(text: string): Word[] {
  const typed = text
    .split(/\s+/)
    .flatMap((token) => (/[%_]/.test(token) ? [token] : partsOf(token)))
    .filter((token) => token !== '')
  const words = typed.map((token) => ({
    text: foldLetters(token).slice(0, lettersMax),
    spellings: spellingsOf(token.slice(0, lettersMax)),
  }))
  return [...new Map(words.map((word) => [word.text, word])).values()].slice(0, wordsMax)
}

/** Between the parts of stored words, as in `words_of`. */
const separators = /[@.\-_/&,()%'+:;"!?*#=<>[\]{}|\\~^`’‘“”„«»–—·…]+/
const domain = /^[\p{L}\p{N}-]{2,}(\.[\p{L}\p{N}-]{2,})+$/u

/**
 * A word is stored as it is and in parts, so what begins a word stays whole: an e-mail address, `Müller-Groß`. Anything else is searched by
 * its parts: `Müller,Anna`, the second half of `2026/0001-A`, the domain of an address. A token of punctuation alone stays, and matches
 * itself.
 */
function partsOf(token: string): string[] {
  const bare = token.replace(punctuation, '')
  if (bare === '') return [token]
  return token.startsWith('@') || /[,;/()]/.test(bare) || domain.test(bare) ? bare.split(separators) : [bare]
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

function spellingsOf(token: string): string[] {
  const folded = foldLetters(token)
  const written = foldLetters(token.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter))
  // After these letters, `ue` is hardly ever an umlaut: Bauer, neue, Quelle.
  const read = folded.replace(/(?<![aeq])([aou])e/g, '$1')
  const spellings = [folded, written, read].flatMap(punctuationsOf)
  return [...new Set(spellings)].filter((spelling) => spelling !== folded && spelling.length > 2)
}

/** Keyboards differ in the apostrophe and the dash that they type. */
function punctuationsOf(word: string): string[] {
  const marks = /['’‘´`]/.test(word) ? ["'", '’', '´', '`'] : ['']
  const dashes = /[-–]/.test(word) ? ['-', '–'] : ['']
  return marks.flatMap((mark) => dashes.map((dash) => word.replace(/['’‘´`]/g, mark).replace(/[-–]/g, dash)))
}

/** A text of `tsquery` that requires each word, as one of its alternatives: as a whole word, or as the beginning of one. */
export function tsqueryOf(words: readonly (readonly string[])[], ending: '' | ':*'): string {
  return words.map((alternatives) => `(${alternatives.map((one) => lexeme(one, ending)).join(' | ')})`).join(' & ')
}

export const alternativesOf = ({ text, spellings }: Word): string[] => [text, ...spellings]

/** A text of `tsquery` for texts with a word that begins like each of the typed ones. */
export const beginningsOf = (typed: string): string => tsqueryOf(wordsOf(typed).map(alternativesOf), ':*')

/** The extra search word of a partner's customers, which represents their tenant. Typed words have no space. */
export const tenantWord = (tenantId: string) => ` tenant:${tenantId}`

/** The extra search word of customers whose name or city begins with these letters (`first_letters_of` in the database). */
export const firstLettersWord = (column: string, letters: string) => ` ${column}:${letters}`

/** Folds an identifier for comparison, like `identifier_of` in the database. */
export const identifierOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const lexeme = (text: string, ending: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'${ending}`

/** A word as names of columns and values are compared: without case, diacritics, blanks and punctuation. */
export const bareWord = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '')
