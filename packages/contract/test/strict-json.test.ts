import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { JsonRefused, parseStrictJson } from '../src/strict-json.ts'

const bytesOf = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objectOf = (keys: number) => `{${Array.from({ length: keys }, (_, at) => `"k${at}":1`).join(',')}}`

function faultOf(given: Uint8Array | string): unknown {
  try {
    return parseStrictJson(given)
  } catch (error) {
    return error instanceof JsonRefused ? { fault: error.fault, ...error.params } : error
  }
}

describe('valid JSON', () => {
  it('parses to the same value as JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const value = JSON.parse(text)
        fc.pre(!text.includes('__proto__'))
        expect(parseStrictJson(text)).toEqual(value)
        expect(parseStrictJson(Buffer.from(text))).toEqual(value)
      }),
    )
  })

  it.each([
    ['a byte order mark', bytesOf([0xef, 0xbb, 0xbf], '{"a":1}'), { a: 1 }],
    ['structure within texts', '{"a":"{\\"a\\":[1,2],\\\\","b":":,[{"}', { a: '{"a":[1,2],\\', b: ':,[{' }],
    ['the same key in two objects', '[{"a":1},{"a":{"a":2}}]', [{ a: 1 }, { a: { a: 2 } }]],
    ['names of every object', '{"constructor":1,"toString":2,"hasOwnProperty":3}', { constructor: 1, toString: 2, hasOwnProperty: 3 }],
    ['pairs of surrogates', '"\\ud83d\\udd0b"', '🔋'],
  ])('%s', (_, given, value) => expect(faultOf(given)).toEqual(value))
})

describe('refused input', () => {
  it.each([
    ['nothing', '', { fault: 'NotJson' }],
    ['half an object', '{"a":', { fault: 'NotJson' }],
    ['a text that is not closed', '{"a":"b\\"}', { fault: 'NotJson' }],
    ['a truncated letter', bytesOf('{"a":"', [0xc3], '"}'), { fault: 'NotUtf8' }],
    ['Latin-1', Buffer.from('{"a":"Müller"}', 'latin1'), { fault: 'NotUtf8' }],
    ['an encoded surrogate', bytesOf('{"a":"', [0xed, 0xa0, 0x80], '"}'), { fault: 'NotUtf8' }],
    ['half a pair of surrogates', '{"a":["\\ud83d"]}', { fault: 'LoneSurrogate', key: 'a' }],
    ['half a pair in a key', '{"\\udd0b":1}', { fault: 'LoneSurrogate' }],
    ['a key twice', '{"a":1,"b":2,"a":1}', { fault: 'DuplicateKey', key: 'a' }],
    ['a key twice, deep down', '[{"a":[{"b":{"c d":1, "c d" : 2}}]}]', { fault: 'DuplicateKey', key: 'c d' }],
    ['a key twice, written in two ways', '{"name":1,"n\\u0061me":2}', { fault: 'DuplicateKey', key: 'name' }],
    ['a key twice before many blanks', `{"a":1,"a"${' '.repeat(100)}:2}`, { fault: 'DuplicateKey', key: 'a' }],
    ['the prototype', '{"a":{"__proto__":{"isRoot":true}}}', { fault: 'ForbiddenKey', key: '__proto__' }],
    ['33 levels', nested(33), { fault: 'TooDeep', max: 32 }],
    ['more keys than an object may have', objectOf(501), { fault: 'TooManyKeys', max: 500 }],
    ['more values than a text may have', `[${'1,'.repeat(100_000)}1]`, { fault: 'TooManyValues', max: 100_000 }],
  ])('%s', (_, given, fault) => expect(faultOf(given)).toEqual(fault))

  it.each([
    ['a million levels', nested(500_000)],
    ['a million open levels', '{"a":'.repeat(200_000)],
    ['keys by the hundred thousand', objectOf(100_000)],
    ['objects by the hundred thousand', `[${'{},'.repeat(300_000)}{}]`],
    ['escapes by the hundred thousand', `"${'\\"'.repeat(500_000)}`],
    ['backslashes by the hundred thousand', `"${'\\\\'.repeat(500_000)}`],
    ['one key by the hundred thousand', `[${'{"a":1,"a":2},'.repeat(40_000)}1]`],
  ])('%s, at once', (_, text) => {
    // Measures processor time and takes the best of three, so that other load does not count.
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      expect(faultOf(text)).toMatchObject({ fault: expect.any(String) })
      return process.cpuUsage(before).user / 1_000
    })
    expect(Math.min(...times)).toBeLessThan(100 * patience)
  })
})
