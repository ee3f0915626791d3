import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Country } from '@wattdesk/contract/formats.ts'
import { importFileMaxBytes } from '@wattdesk/contract/imports/terms.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type EncodingVerdict, foreignKind, openEncodingSniffer } from './text-encoding.format.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Size of a piece before compression. A reading keeps one piece in memory. */
const pieceBytes = 262_144

export type StoredFile = { bytes: number; hash: Buffer; pieces: number; verdict: EncodingVerdict; head: Buffer }

/** Stores an arriving file piece by piece and detects its encoding by the country's letters. Rejects it if it is empty, too large or not text. */
export async function storeFile(
  file: AsyncIterable<Buffer>,
  country: Country,
  keep: (position: number, content: Buffer) => Promise<void>,
): Promise<StoredFile> {
  const hash = createHash('sha256')
  const sniffer = openEncodingSniffer()
  let head: Buffer = Buffer.alloc(0)
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let bytes = 0
  let pieces = 0
  const flush = async () => {
    const piece = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    if (pieces === 0) head = piece
    await keep(pieces, await compress(piece))
    pieces += 1
  }
  for await (const chunk of file) {
    if (bytes < 8) refuseForeign(Buffer.concat([...waiting, chunk]))
    bytes += chunk.length
    if (bytes > importFileMaxBytes) throw new DomainError('ImportFileTooLarge', { maxBytes: importFileMaxBytes })
    hash.update(chunk)
    sniffer.see(chunk)
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes >= pieceBytes) await flush()
  }
  if (bytes === 0) throw new DomainError('ImportFileEmpty')
  if (waitingBytes > 0) await flush()
  return { bytes, hash: hash.digest(), pieces, verdict: sniffer.verdict(country), head }
}

function refuseForeign(head: Buffer): void {
  const kind = foreignKind(head)
  if (kind) throw new DomainError('ImportFileNotText', { kind })
}

/** The file's pieces in order. */
export async function* readFilePieces(find: (position: number) => Promise<Buffer | undefined>): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const content = await find(position)
    if (!content) return
    yield await decompress(content)
  }
}
