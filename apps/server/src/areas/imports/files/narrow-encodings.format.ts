import type { Country } from '@wattdesk/contract/formats.ts'
import type { EncodingReading } from '@wattdesk/contract/imports/models.ts'
import type { ImportEncoding } from '@wattdesk/contract/imports/terms.ts'
import { homeLetters } from './home-letters.format.ts'

/** Single-byte encodings that are still in use in the countries we serve. */
const narrowEncodings = [
  'windows-1252',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
] as const satisfies readonly ImportEncoding[]
export type NarrowEncoding = (typeof narrowEncodings)[number]

const noCharacter = '\ufffd'

/** Decodes bytes. Undefined bytes become U+FFFD, never a control character or another encoding's letter. */
export function decodeNarrow(bytes: Buffer, encoding: NarrowEncoding): string {
  // The web's name iso-8859-1 means Windows-1252.
  const text = encoding === 'iso-8859-1' ? bytes.toString('latin1') : decoders[encoding].decode(bytes)
  return text.replace(/[\x80-\x9f]/g, noCharacter)
}

const decoders = {
  'windows-1252': new TextDecoder('windows-1252'),
  'windows-1250': new TextDecoder('windows-1250'),
  'iso-8859-2': new TextDecoder('iso-8859-2'),
  'iso-8859-15': new TextDecoder('iso-8859-15'),
}

const upperBytes = Buffer.from(Array.from({ length: 128 }, (_, at) => at + 0x80))
/** The characters of the bytes 0x80 to 0xff. */
const upperHalf: Record<NarrowEncoding, string> = {
  'windows-1252': decodeNarrow(upperBytes, 'windows-1252'),
  'iso-8859-1': decodeNarrow(upperBytes, 'iso-8859-1'),
  'windows-1250': decodeNarrow(upperBytes, 'windows-1250'),
  'iso-8859-2': decodeNarrow(upperBytes, 'iso-8859-2'),
  'iso-8859-15': decodeNarrow(upperBytes, 'iso-8859-15'),
}

/** Bytes whose character depends on the encoding. Only these distinguish encodings. */
const ambiguousBytes = [...upperBytes].filter((byte) => new Set(narrowEncodings.map((one) => upperHalf[one][byte - 0x80])).size > 1)
const ambiguousByte = new RegExp(`[${String.fromCharCode(...ambiguousBytes)}]`)

const separator = /[\s,;|"]/
const wordMax = 30
const wordsOfPieceMax = 200
const wordsMax = 5_000

/** The bytes above ASCII in a file: which ones occur, and the words in which encodings differ, with their frequency. */
export class ByteCensus {
  readonly #isUsed = new Uint8Array(128)
  readonly #words = new Map<string, number>()

  see(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0
      if (byte >= 0x80) this.#isUsed[byte - 0x80] = 1
    }
    const text = bytes.toString('latin1')
    const next = new RegExp(ambiguousByte, 'g')
    for (let taken = 0; taken < wordsOfPieceMax; taken++) {
      const found = next.exec(text)
      if (!found) return
      const [start, end] = wordAround(text, found.index)
      next.lastIndex = end
      const word = text.slice(start, end)
      const count = this.#words.get(word)
      if (count !== undefined || this.#words.size < wordsMax) this.#words.set(word, (count ?? 0) + 1)
    }
  }

  /** The bytes that occur, minus 0x80. */
  used(): number[] {
    return [...this.#isUsed.keys()].filter((at) => this.#isUsed[at] === 1)
  }

  words(): ReadonlyMap<string, number> {
    return this.#words
  }
}

function wordAround(text: string, at: number): [number, number] {
  let start = at
  while (start > 0 && at - start < wordMax && !separator.test(text[start - 1] ?? '')) start -= 1
  let end = at + 1
  while (end < text.length && end - at < wordMax && !separator.test(text[end] ?? '')) end += 1
  return [start, end]
}

/**
 * The likeliest encoding; the candidates to ask about when the country's letters do not decide; the undecodable bytes when no
 * encoding covers all of them.
 */
export type NarrowVerdict = { encoding: NarrowEncoding; readings?: EncodingReading[]; strayBytes?: number[] }

export function judgeCensus(census: ByteCensus, country: Country | undefined): NarrowVerdict {
  const used = census.used()
  const ordered = inOrderOf(country)
  const strays = new Map(ordered.map((one) => [one, used.filter((at) => upperHalf[one][at] === noCharacter)]))
  const straysOf = (one: NarrowEncoding) => strays.get(one) ?? []
  const nearest = ordered.reduce((best, one) => (straysOf(one).length < straysOf(best).length ? one : best))
  if (straysOf(nearest).length > 0) return { encoding: nearest, strayBytes: straysOf(nearest).map((at) => at + 0x80) }
  const fitting = ordered.filter((one) => straysOf(one).length === 0)
  const different = distinct(fitting, (one) => used.map((at) => upperHalf[one][at]).join(''))
  if (different.length === 1) return { encoding: nearest }
  const judged = different.map((encoding) => ({ encoding, score: scoreOf(census.words(), encoding, country) }))
  const [best, second] = judged.toSorted((a, b) => b.score - a.score)
  const encoding = best?.encoding ?? nearest
  const isClear = best && second && best.score >= 1 && best.score - second.score >= 1
  return isClear ? { encoding } : { encoding, readings: readingsOf(census.words(), different) }
}

const centralEuropean: ReadonlySet<Country | undefined> = new Set(['HU', 'PL', 'CZ', 'HR'] as const)

/** Encodings that decode a file identically count as the first of them. */
function inOrderOf(country: Country | undefined): readonly NarrowEncoding[] {
  return centralEuropean.has(country)
    ? ['windows-1250', 'iso-8859-2', 'windows-1252', 'iso-8859-1', 'iso-8859-15']
    : ['iso-8859-1', 'windows-1252', 'iso-8859-15', 'windows-1250', 'iso-8859-2']
}

function distinct<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return values.filter((value, at) => values.findIndex((other) => keyOf(other) === keyOf(value)) === at)
}

/**
 * How well the ambiguous characters fit the country's language on average: 2 for its letters, 1 for usual signs, below 0 for unlikely
 * ones.
 */
function scoreOf(words: ReadonlyMap<string, number>, encoding: NarrowEncoding, country: Country | undefined): number {
  let [sum, count] = [0, 0]
  for (const [word, times] of words) {
    const text = decodeNarrow(Buffer.from(word, 'latin1'), encoding)
    for (const { index } of word.matchAll(new RegExp(ambiguousByte, 'g'))) {
      sum += times * fitOf(text, index, country)
      count += times
    }
  }
  return count === 0 ? 0 : sum / count
}

function fitOf(text: string, at: number, country: Country | undefined): number {
  const [before = '', character = '', after = ''] = [text[at - 1], text[at], text[at + 1]]
  if (/\p{L}/u.test(character)) {
    const isMixedCase = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(character)
    return !isMixedCase && country && isHome(homeLetters[country], text, at) ? 2 : -1
  }
  if (/\p{L}/u.test(after)) return /\p{L}/u.test(before) ? -2 : before === '' && /[«»\xa0]/.test(character) ? 1 : -1
  return /[€£§°´·²³¼½¾«»©®\xa0]/.test(character) ? 1 : -1
}

function isHome(letters: RegExp, text: string, at: number): boolean {
  letters.lastIndex = at
  return letters.test(text)
}

const shownWords = 8

/** The same words decoded in each encoding, most frequent first. */
function readingsOf(words: ReadonlyMap<string, number>, encodings: readonly NarrowEncoding[]): EncodingReading[] {
  const shown = [...words].toSorted((a, b) => b[1] - a[1]).slice(0, shownWords)
  return encodings.map((encoding) => ({ encoding, words: shown.map(([word]) => decodeNarrow(Buffer.from(word, 'latin1'), encoding)) }))
}
