/**
 * Interoperable JSON (RFC 8259, section 4, and I-JSON, RFC 7493): well-formed UTF-8, unique keys within an object, no lone
 * surrogates. Limits are checked before parsing, so that the cost stays proportional to the length.
 */
const depthMax = 32
const keysPerObjectMax = 500
const valuesMax = 100_000

export const jsonFaults = [
  'NotUtf8',
  'NotJson',
  'TooDeep',
  'TooManyKeys',
  'TooManyValues',
  'DuplicateKey',
  'ForbiddenKey',
  'LoneSurrogate',
] as const
export type JsonFault = (typeof jsonFaults)[number]

/** Why a text was rejected as JSON, with the key or limit concerned. */
export class JsonRefused extends Error {
  readonly fault: JsonFault
  readonly params: { key?: string; max?: number }

  constructor(fault: JsonFault, params: { key?: string; max?: number } = {}) {
    super(fault)
    this.name = 'JsonRefused'
    this.fault = fault
    this.params = params
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses bytes or a text; throws `JsonRefused`. */
export function parseStrictJson(given: Uint8Array | string): unknown {
  const keys = countKeys(typeof given === 'string' ? new TextEncoder().encode(given) : given)
  const text = typeof given === 'string' ? given : decode(given)
  const value = parse(text)
  // Lone surrogates are written as escapes, because UTF-8 cannot encode them.
  const mayBeLone = text.includes('\\') || (typeof given === 'string' && !given.isWellFormed())
  if (countParsedKeys(value, mayBeLone) !== keys) throw new JsonRefused('DuplicateKey', { key: findDuplicateKey(text) })
  return value
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new JsonRefused('NotUtf8')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new JsonRefused('NotJson')
  }
}

const [quote, backslash, comma, colon, openBracket, closeBracket, openBrace, closeBrace] = [34, 92, 44, 58, 91, 93, 123, 125]

/**
 * Counts the keys of all objects and rejects input that is too deep or too large, before the bytes are decoded: in UTF-8, no byte of the
 * relevant characters is part of another one. Invalid JSON is rejected later.
 */
function countKeys(bytes: Uint8Array): number {
  const keysOfOpen: number[] = []
  let keys = 0
  let values = 1
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case quote:
        at = endOfString(bytes, at)
        break
      case colon: {
        keys += 1
        const own = (keysOfOpen.pop() ?? 0) + 1
        if (own > keysPerObjectMax) throw new JsonRefused('TooManyKeys', { max: keysPerObjectMax })
        keysOfOpen.push(own)
        break
      }
      case openBracket:
      case openBrace:
        values += 1
        if (keysOfOpen.push(0) > depthMax) throw new JsonRefused('TooDeep', { max: depthMax })
        break
      case closeBracket:
      case closeBrace:
        keysOfOpen.pop()
        break
      case comma:
        values += 1
        if (values > valuesMax) throw new JsonRefused('TooManyValues', { max: valuesMax })
    }
  }
  return keys
}

/** The index of the quotation mark that closes the string starting at an index. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === backslash) at += 1
    else if (bytes[at] === quote) return at
  }
  throw new JsonRefused('NotJson')
}

/** Counts the keys left after parsing, which keeps the last of equal keys, and validates every string that may have lone surrogates. */
function countParsedKeys(value: unknown, mayBeLone: boolean, parent?: string): number {
  if (typeof value === 'string') {
    if (mayBeLone && !value.isWellFormed()) throw new JsonRefused('LoneSurrogate', { key: parent })
    return 0
  }
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) {
    for (const one of value) keys += countParsedKeys(one, mayBeLone, parent)
    return keys
  }
  for (const key in value) {
    // `for…in` sees only own properties, because objects from JSON.parse inherit nothing enumerable.
    if (key === '__proto__') throw new JsonRefused('ForbiddenKey', { key })
    if (mayBeLone && !key.isWellFormed()) throw new JsonRefused('LoneSurrogate')
    keys += 1
    const one: unknown = value[key as keyof typeof value]
    if (typeof one === 'object' || typeof one === 'string') keys += countParsedKeys(one, mayBeLone, key)
  }
  return keys
}

/** The first duplicate key of an object in valid JSON. */
function findDuplicateKey(text: string): string | undefined {
  // One set per depth, shared in turn by the objects at that depth.
  const keysAt = Array.from({ length: depthMax + 1 }, () => new Set<string>())
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === openBrace || sign === openBracket) keysAt[++depth]?.clear()
    else if (sign === closeBrace || sign === closeBracket) depth -= 1
    else if (sign === quote) {
      const start = at
      let hasEscape = false
      for (at += 1; text.charCodeAt(at) !== quote; at++) {
        if (text.charCodeAt(at) !== backslash) continue
        hasEscape = true
        at += 1
      }
      if (!isBeforeColon(text, at)) continue
      const key: string = hasEscape ? JSON.parse(text.slice(start, at + 1)) : text.slice(start + 1, at)
      if (keysAt[depth]?.has(key)) return key.slice(0, 100)
      keysAt[depth]?.add(key)
    }
  }
  return undefined
}

const blank = 32

/** Whether a colon follows, after white space alone. */
function isBeforeColon(text: string, end: number): boolean {
  let next = end + 1
  while (text.charCodeAt(next) <= blank) next += 1
  return text.charCodeAt(next) === colon
}
