import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { DataImport, ImportFindings } from '@wattdesk/contract/data-import/models.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import type { ImportedSlot } from '../connectors/slots.format.ts'
import type { FileReading } from './portal-file.format.ts'

/** Quarter hours of a file that are written in one transaction. */
export type FilePart = { isEstimate: boolean; slots: ImportedSlot[] }
/** A part as stored until its import has written it. */
export type PackedPart = { start: number; content: Uint8Array }
export type PackedFile = {
  span: Span
  parts: PackedPart[]
  rejected: number
  findings: ImportFindings
  totals: DataImport['totals']
}

/** Files are written month by month, so that progress shows and transactions stay short. */
export const filePartMs = 31 * dayMs

export function packFile({ span, slots, isEstimate, rejected, findings, totals }: FileReading): PackedFile {
  const parts: PackedPart[] = []
  for (let { start } = span; start < span.end; start += filePartMs) {
    const own = slots.list({ start, end: Math.min(start + filePartMs, span.end) })
    if (own.length > 0) parts.push({ start, content: pack({ isEstimate, slots: own }) })
  }
  const compared = measuredQuantities.flatMap((quantity) => {
    const vendorWh = totals[quantity]
    return vendorWh === undefined ? [] : [{ quantity, importedWh: slots.sum(quantity), vendorWh }]
  })
  return { span, parts, rejected, findings, totals: compared }
}

const pack = (part: FilePart) => zstdCompressSync(JSON.stringify(part))

/** Unpacks a part packed by `packFile`. It is a month, which takes about a millisecond. */
export const unpackPart = (content: Buffer): FilePart => JSON.parse(zstdDecompressSync(content).toString())
