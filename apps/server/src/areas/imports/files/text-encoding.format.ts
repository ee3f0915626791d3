import { isUtf8 } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import type { Country } from '@wattdesk/contract/formats.ts'
import type { ImportEncoding } from '@wattdesk/contract/imports/terms.ts'
import { ByteCensus, decodeNarrow, judgeCensus } from './narrow-encodings.format.ts'
import type { FileFault } from './reading-faults.rules.ts'

/** Inspects a file's bytes as they arrive, and determines their most likely encoding at the end. */
export type EncodingSniffer = { see(bytes: Buffer): void; verdict(country: Country | undefined): EncodingVerdict }

/** The most likely encoding of a file, and why a member must confirm it, if so. */
export type EncodingVerdict = { encoding: ImportEncoding; fault?: FileFault }

/** Enough bytes to recognize UTF-16 without a byte order mark by its zeros. */
const headBytes = 4_096

export function openEncodingSniffer(): EncodingSniffer {
  let head: Buffer = Buffer.alloc(0)
  let tail: Buffer = Buffer.alloc(0)
  let valid = 0
  let invalid = 0
  let control: number | undefined
  const census = new ByteCensus()
  return {
    see(bytes) {
      if (head.length < headBytes) head = Buffer.concat([head, bytes.subarray(0, headBytes - head.length)])
      const all = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes
      const end = wholeCharacters(all)
      const whole = all.subarray(0, end)
      tail = Buffer.from(all.subarray(end))
      control ??= controlIn(whole)
      if (isUtf8(whole)) {
        // ASCII text does not reveal the encoding.
        if (!isAscii(whole)) valid += 1
        return
      }
      const found = countSequences(whole)
      valid += found.valid
      invalid += found.invalid
      census.see(whole)
    },
    verdict(country): EncodingVerdict {
      const wide = markedEncoding(head) ?? wideEncoding(head)
      if (wide) return { encoding: wide }
      if (invalid + (tail.length > 0 ? 1 : 0) <= valid) return { encoding: 'utf-8' }
      census.see(tail)
      const { encoding, readings, strayBytes = [] } = judgeCensus(census, country)
      // In UTF-8, a control character is a fault of its row. In any other encoding, bytes with control characters are hardly text.
      const bytes = [...(control === undefined ? [] : [control]), ...strayBytes]
      if (bytes.length > 0) return { encoding, fault: { code: 'NotText', params: { bytes: bytes.slice(0, 8).map(hexOf).join(', ') } } }
      return readings ? { encoding, fault: { code: 'EncodingUnclear', params: {}, readings } } : { encoding }
    },
  }
}

const hexOf = (byte: number) => `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`

/** A control character that no text contains: all but tab and line ends. */
function controlIn(bytes: Buffer): number | undefined {
  const text = bytes.toString('latin1')
  const at = text.search(/[^\t\n\r -~\x80-\xff]/)
  return at < 0 ? undefined : text.charCodeAt(at)
}

function markedEncoding(head: Buffer): ImportEncoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return undefined
}

/** UTF-16 without a mark: every other byte of Western text is zero. */
function wideEncoding(head: Buffer): ImportEncoding | undefined {
  let even = 0
  let odd = 0
  for (let at = 0; at + 1 < head.length; at += 2) {
    if (head[at] === 0) even += 1
    if (head[at + 1] === 0) odd += 1
  }
  const pairs = Math.floor(head.length / 2)
  if (pairs < 2) return undefined
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le'
  if (even > pairs * 0.4 && odd < pairs * 0.1) return 'utf-16be'
  return undefined
}

function isAscii(bytes: Buffer): boolean {
  return bytes.toString('latin1').search(/[^\0-\x7f]/) < 0
}

/** The end of the last complete UTF-8 character. The rest may continue in the next piece. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return length > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

/** Counts UTF-8 sequences beyond ASCII and bytes that are not UTF-8. The greater number decides. */
function countSequences(bytes: Buffer): { valid: number; invalid: number } {
  let [valid, invalid] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
    if (length > 1 && isUtf8(bytes.subarray(at, at + length))) {
      valid += 1
      at += length - 1
    } else {
      invalid += 1
    }
  }
  return { valid, invalid }
}

export type TextDecoding = { write(bytes: Buffer): string; end(): string }

/** Decodes bytes piece by piece, without a byte order mark. Undecodable bytes become U+FFFD or a lone surrogate. */
export function openDecoding(encoding: ImportEncoding): TextDecoding {
  const decoding = openPlainDecoding(encoding)
  let isFirst = true
  return {
    write(bytes) {
      const text = decoding.write(bytes)
      if (!isFirst || text === '') return text
      isFirst = false
      return text.startsWith('\ufeff') ? text.slice(1) : text
    },
    end: () => decoding.end(),
  }
}

function openPlainDecoding(encoding: ImportEncoding): TextDecoding {
  switch (encoding) {
    case 'utf-8':
      return new StringDecoder('utf8')
    case 'utf-16le':
      return openWideDecoding((bytes) => bytes)
    case 'utf-16be':
      return openWideDecoding((bytes) => bytes.swap16())
    case 'windows-1252':
    case 'iso-8859-1':
    case 'windows-1250':
    case 'iso-8859-2':
    case 'iso-8859-15':
      return { write: (bytes) => decodeNarrow(bytes, encoding), end: () => '' }
  }
}

function openWideDecoding(toLittleEndian: (bytes: Buffer) => Buffer): TextDecoding {
  let odd: Buffer = Buffer.alloc(0)
  return {
    write(bytes) {
      const all = Buffer.concat([odd, bytes])
      const end = all.length - (all.length % 2)
      odd = all.subarray(end)
      // Surrogates that a cut separates are joined again with the texts.
      return toLittleEndian(Buffer.from(all.subarray(0, end))).toString('ucs2')
    },
    end: () => (odd.length > 0 ? '\ufffd' : ''),
  }
}

/** The format of a file that is not text, by its first bytes. */
export function foreignKind(head: Buffer): string | undefined {
  const known: readonly [string, string][] = [
    ['504b0304', 'ZIP or Excel (xlsx)'],
    ['504b0506', 'ZIP'],
    ['d0cf11e0', 'Excel (xls)'],
    ['25504446', 'PDF'],
    ['1f8b', 'gzip'],
    ['28b52ffd', 'Zstandard'],
    ['377abcaf', '7-Zip'],
    ['52617221', 'RAR'],
    ['89504e47', 'PNG'],
    ['ffd8ff', 'JPEG'],
    ['7f454c46', 'ELF'],
  ]
  const start = head.toString('hex', 0, 8)
  return known.find(([magic]) => start.startsWith(magic))?.[1]
}
