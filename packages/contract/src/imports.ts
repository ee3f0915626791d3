import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant } from './formats.ts'
import { listOf, pageLimit, pageNumber } from './paging.ts'

/** The fields a column of an uploaded file can contain, named as in the creation form. */
export const importFields = [
  'accountName',
  'accountEmail',
  'type',
  'externalReferenceId',
  'secondExternalReferenceId',
  'subscription',
  'applicationName',
  'gvsEnabled',
  'firstName',
  'lastName',
  'language',
  'siteName',
  'address',
  'zipCode',
  'city',
  'country',
  'latitude',
  'longitude',
  'timeZone',
] as const
export type ImportField = (typeof importFields)[number]
/** Without a column for each of these, no row can be valid. */
export const neededImportFields = ['accountEmail', 'firstName', 'lastName'] as const satisfies readonly ImportField[]

export const importEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'iso-8859-1',
  'iso-8859-15',
  'iso-8859-2',
] as const
export const importDelimiters = ['comma', 'semicolon', 'tab', 'pipe'] as const
export const importStates = ['reading', 'unreadable', 'checked', 'running', 'done', 'cancelled', 'failed'] as const
export const importRowStates = ['new', 'unchanged', 'differs', 'faulty', 'created', 'updated', 'exists', 'refused', 'skipped'] as const
export type ImportEncoding = (typeof importEncodings)[number]
export type ImportDelimiter = (typeof importDelimiters)[number]
export type ImportState = (typeof importStates)[number]
export type ImportRowState = (typeof importRowStates)[number]

/** Larger files are refused before they are read. */
export const importFileMaxBytes = 64 * 1_048_576
export const importRowsMax = 1_000_000
/** Limit of a row, and of a cell in the form that corrects it. */
export const importRowMaxChars = 65_536
export const importColumnsMax = 200

const area = 'imports'
const cell = z.string().max(1_000)

/** How the bytes of a file become rows and fields. */
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

/** Words of a file in one encoding. */
export const encodingReading = z.object({ encoding: z.enum(importEncodings), words: z.array(z.string()) })
export type EncodingReading = z.infer<typeof encodingReading>

/** The possible encodings of an ambiguous file, from which a person who knows the names chooses. */
export const fileReadings = z.object({ readings: z.array(encodingReading) })

const wholeFileFault = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Of `EncodingUnclear`. */
  ...fileReadings.partial().shape,
})

/** An upload of customers: a row of the import history, with its progress while it is running. */
export const customerImport = z.object({
  id,
  version: z.number().int(),
  operation: z.literal('customers'),
  /** When the file was uploaded. */
  date: instant,
  status: z.enum(importStates),
  tenant: z.object({ id, name: z.string() }),
  uploadedBy: z.object({ id, name: z.string() }),
  startedBy: z.object({ id, name: z.string() }).nullable(),
  file: z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string(), isKept: z.boolean() }),
  /** The member's choice, initially the detected values. */
  reading: importReading,
  detected: importReading,
  /** Column names of the file; empty strings without a header. */
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
    /** Rows whose customer existed, or could not be changed, when they were merged. */
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

/** A corrected row. */
export const importRowModel = z.strictObject({ version: z.number().int(), values: z.partialRecord(z.enum(importFields), cell) })

/** A kind of fault, and how many rows have it. */
export const importFaultCount = z.object({ field: z.string(), code: z.string(), rows: z.number().int() })
export type ImportFaultCount = z.infer<typeof importFaultCount>

/** `field.code` of a fault, by which rows are filtered. */
const faultKind = z.string().regex(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/)

const importParams = z.strictObject({ importId: id })
const importRowParams = z.strictObject({ importId: id, row: z.coerce.number().int().min(1).max(2_147_483_647) })
const historyQuery = z.strictObject({ page: pageNumber, limit: pageLimit, date: day.optional() })
const refusals = ['ImportFileMissing', 'ImportFileEmpty', 'ImportFileTooLarge', 'ImportFileNotText', 'ImportFieldUnknown'] as const
const base = '/api/v1/customers/upload/logs/{importId}'

export const uploadCustomers = endpoint({
  name: 'uploadCustomers',
  area,
  method: 'POST',
  path: '/api/v1/customers/upload',
  summary:
    'Takes a CSV file of customers (multipart, field `csvData`) and begins to read it; nothing is created before the start is called',
  access: 'write:customers',
  /** The tenant of the customers. Required only for members who see several affiliates. */
  query: z.strictObject({ tenantId: id.optional() }),
  response: customerImport,
  errors: [...refusals, 'NotFound'],
})

export const uploadCustomersOfPartner = endpoint({
  name: 'uploadCustomersOfPartner',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/upload',
  summary: "Takes a CSV file of a partner's own customers (multipart, field `csvData`)",
  access: 'write:customers',
  params: z.strictObject({ id }),
  response: customerImport,
  errors: [...refusals, 'CustomerNotFound', 'CustomerNotActive'],
})

export const listCustomerImports = endpoint({
  name: 'listCustomerImports',
  area,
  method: 'GET',
  path: '/api/v1/customers/upload/logs',
  summary: 'Uploads, newest first; `date` is a day in the tenant’s time zone',
  access: 'write:customers',
  query: historyQuery,
  response: listOf(customerImport),
  errors: ['ListTooLong'],
})

export const listCustomerImportsOfPartner = endpoint({
  name: 'listCustomerImportsOfPartner',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/upload/logs',
  summary: 'History of the uploads below a partner',
  access: 'write:customers',
  params: z.strictObject({ id }),
  query: historyQuery,
  response: listOf(customerImport),
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const getCustomerImport = endpoint({
  name: 'getCustomerImport',
  area,
  method: 'GET',
  path: base,
  summary: 'One upload with its progress and counts',
  access: 'write:customers',
  params: importParams,
  response: customerImport,
  errors: ['ImportNotFound'],
})

export const listImportRows = endpoint({
  name: 'listImportRows',
  area,
  method: 'GET',
  path: `${base}/rows`,
  summary: 'Rows of an upload as read, with all their errors; filtered by state or kind of error',
  access: 'write:customers',
  params: importParams,
  query: z.strictObject({ page: pageNumber, limit: pageLimit, state: z.enum(importRowStates).optional(), fault: faultKind.optional() }),
  response: listOf(importRow),
  errors: ['ImportNotFound', 'ListTooLong'],
})

export const getImportRow = endpoint({
  name: 'getImportRow',
  area,
  method: 'GET',
  path: `${base}/rows/{row}`,
  summary: 'One row of an upload with its faults',
  access: 'write:customers',
  params: importRowParams,
  response: importRow,
  errors: ['ImportNotFound', 'NotFound'],
})

export const listImportFaults = endpoint({
  name: 'listImportFaults',
  area,
  method: 'GET',
  path: `${base}/faults`,
  summary: 'Kinds of errors in an upload and the number of rows with each, most frequent first',
  access: 'write:customers',
  params: importParams,
  response: z.object({ items: z.array(importFaultCount) }),
  errors: ['ImportNotFound'],
})

export const changeImportReading = endpoint({
  name: 'changeImportReading',
  area,
  method: 'PUT',
  path: `${base}/reading`,
  summary: 'Reads the file again with another encoding, delimiter, header or columns',
  access: 'write:customers',
  params: importParams,
  body: z.strictObject({ version: z.number().int(), ...importReading.shape }),
  response: customerImport,
  errors: ['ImportNotFound', 'ImportChanged', 'ImportStateForbids', 'ImportExpired'],
})

export const changeImportRow = endpoint({
  name: 'changeImportRow',
  area,
  method: 'PUT',
  path: `${base}/rows/{row}`,
  summary: 'Corrects a row and checks it again',
  access: 'write:customers',
  params: importRowParams,
  body: importRowModel,
  response: importRow,
  errors: ['ImportNotFound', 'ImportChanged', 'ImportStateForbids', 'ImportExpired', 'NotFound'],
})

export const startImport = endpoint({
  name: 'startImport',
  area,
  method: 'POST',
  path: `${base}/start`,
  summary: 'Creates a customer from each valid row; existing customers stay as they are or are updated, as requested',
  access: 'write:customers',
  params: importParams,
  body: z.strictObject({ version: z.number().int(), existing: z.enum(['keep', 'update']).default('keep') }),
  response: customerImport,
  errors: ['ImportNotFound', 'ImportChanged', 'ImportStateForbids', 'ImportExpired'],
})

export const cancelImport = endpoint({
  name: 'cancelImport',
  area,
  method: 'POST',
  path: `${base}/cancel`,
  summary: 'Cancels an unfinished upload; customers it already created stay',
  access: 'write:customers',
  params: importParams,
  response: customerImport,
  errors: ['ImportNotFound', 'ImportStateForbids'],
})

export const fileEncodings = ['utf-8', 'iso-8859-1'] as const

/** Encoding of a CSV download. ISO-8859-1 is refused for characters it does not have, unless they may become `?`. */
export const fileEncodingQuery = {
  encoding: z.enum(fileEncodings).default('utf-8'),
  replace: z.enum(['true', 'false']).optional(),
}

export const downloadImportFile = endpoint({
  name: 'downloadImportFile',
  area,
  method: 'GET',
  path: `${base}/file`,
  summary: 'The file as it was uploaded, byte for byte',
  access: 'write:customers',
  params: importParams,
  response: z.unknown(),
  produces: ['text/csv'],
  errors: ['ImportNotFound', 'ImportExpired'],
})

export const downloadRejectedRows = endpoint({
  name: 'downloadRejectedRows',
  area,
  method: 'GET',
  path: `${base}/rejected`,
  summary:
    'The rows that were or would be refused as CSV in the columns of the file, with the reasons; it can be mended and uploaded again',
  access: 'write:customers',
  params: importParams,
  query: z.strictObject(fileEncodingQuery),
  response: z.unknown(),
  produces: ['text/csv'],
  errors: ['ImportNotFound', 'ImportExpired', 'CharactersNotHeld'],
})

export const downloadImportResults = endpoint({
  name: 'downloadImportResults',
  area,
  method: 'GET',
  path: `${base}/results`,
  summary: 'The result of each row as CSV: row number, result, customer and error codes. Never expires',
  access: 'write:customers',
  params: importParams,
  response: z.unknown(),
  produces: ['text/csv'],
  errors: ['ImportNotFound'],
})
