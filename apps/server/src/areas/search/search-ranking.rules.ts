/** Explains why a record was found, and ranks records for a search. */

import type { SearchMatch } from '@wattdesk/contract/search/models.ts'
import { type SearchField, searchFields } from '@wattdesk/contract/search/terms.ts'
import { foldLetters, identifierOf, type Word } from '../../platform/words.ts'

/** A field of a record with its value. Identifiers are compared as a whole, without punctuation. */
export type SearchedText = { field: SearchField; value: string; isIdentifier?: boolean }

export type SearchedWord = Word & { corrections: readonly string[] }
export type Searched = { term: string; words: readonly SearchedWord[] }

/** Lower is better. Numbers are compared in order. */
export type Found = { matches: SearchMatch[]; rank: number[] }

type Quality = SearchMatch['quality']
type Range = { from: number; to: number }
type Hit = { quality: Quality; range: Range }
/** Positions, within the search, of the words that a text matches. */
type Reason = { text: SearchedText; hits: ReadonlyMap<number, Hit> }

const qualities: readonly Quality[] = ['exact', 'word', 'beginning', 'similar']
const worst = (hits: Iterable<Hit>) => Math.max(...Array.from(hits, ({ quality }) => qualities.indexOf(quality)))
const fieldRank = ({ field }: SearchedText) => searchFields.indexOf(field)

/** The fewest fields that together match all words, best first. Empty if a word matches no field. */
export function explain(texts: readonly SearchedText[], searched: Searched): Found | undefined {
  const whole = exactReason(texts, searched)
  const reasons = whole ? [whole] : coverOf(texts, searched)
  if (!reasons) return undefined
  const quality = Math.max(...reasons.map(({ hits }) => worst(hits.values())))
  const fields = reasons.map(({ text }) => fieldRank(text))
  return {
    matches: reasons.map(({ text, hits }) => presentMatch(text, [...hits.values()])),
    rank: [quality, fields.length, fields.reduce((sum, one) => sum + one, 0)],
  }
}

export function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] ?? 0)
  return 0
}

/** A field equal to the typed text. */
function exactReason(texts: readonly SearchedText[], { term }: Searched): Reason | undefined {
  const [typed, identifier] = [foldLetters(term).replace(/\s+/g, ' '), identifierOf(term)]
  const isExact = ({ value, isIdentifier }: SearchedText) =>
    isIdentifier ? identifierOf(value) === identifier : foldLetters(value).replace(/\s+/g, ' ') === typed
  const [text] = texts.filter(isExact).toSorted((one, other) => fieldRank(one) - fieldRank(other))
  return text && { text, hits: new Map([[0, { quality: 'exact', range: { from: 0, to: text.value.length } }]]) }
}

function coverOf(texts: readonly SearchedText[], searched: Searched): Reason[] | undefined {
  const reasons = texts.map((text) => ({ text, hits: hitsOf(text, searched) })).filter(({ hits }) => hits.size > 0)
  const open = new Set(searched.words.keys())
  const chosen: Reason[] = []
  while (open.size > 0) {
    const [best] = reasons
      .map(({ text, hits }) => ({ text, hits: new Map([...hits].filter(([word]) => open.has(word))) }))
      .filter(({ hits }) => hits.size > 0)
      .toSorted(
        (one, other) =>
          other.hits.size - one.hits.size ||
          worst(one.hits.values()) - worst(other.hits.values()) ||
          fieldRank(one.text) - fieldRank(other.text),
      )
    if (!best) return undefined
    chosen.push(best)
    for (const word of best.hits.keys()) open.delete(word)
  }
  return chosen
}

function hitsOf({ value, isIdentifier }: SearchedText, { term, words }: Searched): Map<number, Hit> {
  const hits = new Map<number, Hit>()
  if (isIdentifier) {
    const [letters, typed] = [readLetters(value, identifierOf), identifierOf(term)]
    if (typed === '' || !letters.text.startsWith(typed)) return hits
    for (const word of words.keys()) hits.set(word, { quality: 'beginning', range: letters.rangeOf(0, typed.length) })
    return hits
  }
  const letters = readLetters(value, foldLetters)
  for (const [at, word] of words.entries()) {
    const hit = bestHit(letters, word)
    if (hit) hits.set(at, hit)
  }
  return hits
}

function bestHit(letters: Letters, { text, spellings, corrections }: SearchedWord): Hit | undefined {
  const hits = [text, ...spellings].flatMap((one) => hitOf(letters, one) ?? [])
  const [best] = hits.toSorted((one, other) => qualities.indexOf(one.quality) - qualities.indexOf(other.quality))
  if (best) return best
  for (const correction of corrections) {
    const hit = hitOf(letters, correction)
    // Highlights the whole corrected word, not only its correctly typed letters.
    if (hit) return { quality: 'similar', range: hit.wordRange }
  }
  return undefined
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** The position of a word in a text: as a whole word if possible, else as the beginning of one. */
function hitOf(letters: Letters, word: string): (Hit & { wordRange: Range }) | undefined {
  let beginning: (Hit & { wordRange: Range }) | undefined
  for (let at = letters.text.indexOf(word); at >= 0; at = letters.text.indexOf(word, at + 1)) {
    if (isLetter(word[0]) && isLetter(letters.text[at - 1])) continue
    let end = at + word.length
    const range = letters.rangeOf(at, end)
    while (isLetter(letters.text[end])) end += 1
    const isWhole = end === at + word.length
    const hit = { quality: isWhole ? ('word' as const) : ('beginning' as const), range, wordRange: letters.rangeOf(at, end) }
    if (isWhole) return hit
    beginning ??= hit
  }
  return beginning
}

type Letters = { text: string; rangeOf(from: number, to: number): Range }

/** The folded form of a value, and the position of each folded letter in the original. */
function readLetters(value: string, fold: (letter: string) => string): Letters {
  let [text, offset] = ['', 0]
  const from: number[] = []
  const to: number[] = []
  for (const letter of value) {
    const folded = fold(letter)
    for (let part = 0; part < folded.length; part++) {
      from.push(offset)
      to.push(offset + letter.length)
    }
    text += folded
    offset += letter.length
  }
  return { text, rangeOf: (first, end) => ({ from: from[first] ?? 0, to: to[end - 1] ?? 0 }) }
}

function presentMatch({ field, value }: SearchedText, hits: readonly Hit[]): SearchMatch {
  const parts: SearchMatch['parts'] = []
  let at = 0
  for (const { from, to } of hits.map((hit) => hit.range).toSorted((one, other) => one.from - other.from)) {
    if (to <= at) continue
    if (from > at) parts.push({ text: value.slice(at, from), isMatch: false })
    parts.push({ text: value.slice(Math.max(at, from), to), isMatch: true })
    at = to
  }
  if (at < value.length) parts.push({ text: value.slice(at), isMatch: false })
  return { field, quality: qualities[worst(hits)] ?? 'similar', parts }
}
