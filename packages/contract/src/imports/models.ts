import { z } from 'zod'
import { id, instant } from '../formats.ts'
import { fileEncodings, importColumnsMax, importDelimiters, importEncodings, importFields, importRowStates, importStates } from './terms.ts'

const cell = z.string().max(1_000)

export const importReading = z.object({
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  hasHeader: z.boolean(),
  /** The field of each column in file order; null for ignored columns. */
  columns: z.array(z.enum(importFields).nullable()).max(importColumnsMax),
})
export type ImportReading = z.infer<typeof importReading>

export const importFault = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ImportFault = z.infer<typeof importFault>

export const encodingReading = z.object({ encoding: z.enum(importEncodings), words: z.array(z.string()) })
export type EncodingReading = z.infer<typeof encodingReading>

/** The possible encodings of an ambiguous file; somebody who knows the names chooses. */
export const fileReadings = z.object({ readings: z.array(encodingReading) })

const wholeFileFault = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Set with `EncodingUnclear`. */
  ...fileReadings.partial().shape,
})

/** An upload of customers: a row of the import history, with its progress while it is running. */
export const customerImport = z.object({
  id,
  version: z.number().int(),
  operation: z.literal('customers'),
  date: instant,
  status: z.enum(importStates),
  tenant: z.object({ id, name: z.string() }),
  uploadedBy: z.object({ id, name: z.string() }),
  startedBy: z.object({ id, name: z.string() }).nullable(),
  file: z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string(), isKept: z.boolean() }),
  /** The member's choice, initially the detected values. */
  reading: importReading,
  detected: importReading,
  /** Empty strings without a header. */
  header: z.array(z.string()),
  /** A few parsed rows, to check the settings. */
  sample: z.array(z.array(z.string())),
  /** Why the file cannot be read. */
  fault: wholeFileFault.nullable(),
  details: z.object({
    rows: z.number().int(),
    new: z.number().int(),
    unchanged: z.number().int(),
    differs: z.number().int(),
    faulty: z.number().int(),
    created: z.number().int(),
    updated: z.number().int(),
    /** Rows whose customer already existed or could not be changed during the merge. */
    refused: z.number().int(),
  }),
  progress: z.object({ phase: z.enum(['reading', 'checking', 'merging']), done: z.number().int(), total: z.number().int() }).nullable(),
  existing: z.enum(['keep', 'update']).nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** When rows and file are deleted; counts and the result of each row stay. */
  expiresAt: instant,
})
export type CustomerImport = z.infer<typeof customerImport>

export const importRow = z.object({
  /** Counted as in a spreadsheet: the header is row 1. */
  row: z.number().int(),
  state: z.enum(importRowStates),
  version: z.number().int(),
  values: z.partialRecord(z.enum(importFields), z.string()),
  faults: z.array(importFault),
  /** The created or existing customer. */
  customerId: id.nullable(),
})
export type ImportRow = z.infer<typeof importRow>

export const importRowModel = z.strictObject({ version: z.number().int(), values: z.partialRecord(z.enum(importFields), cell) })

export const importFaultCount = z.object({ field: z.string(), code: z.string(), rows: z.number().int() })
export type ImportFaultCount = z.infer<typeof importFaultCount>

/** Encoding of a CSV download. ISO-8859-1 rejects characters it lacks, unless they may become `?`. */
export const fileEncodingQuery = {
  encoding: z.enum(fileEncodings).default('utf-8'),
  replace: z.enum(['true', 'false']).optional(),
}
