import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id } from '../formats.ts'
import { listOf, pageLimit, pageNumber } from '../paging.ts'
import { customerImport, fileEncodingQuery, importFaultCount, importReading, importRow, importRowModel } from './models.ts'
import { importRowStates } from './terms.ts'

const area = 'imports'

/** `field.code` of a fault, for filtering rows. */
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
    'Uploads a CSV file of customers (multipart, field `csvData`) and starts reading it; creates nothing until the import is started',
  access: 'write:customers',
  /** The tenant of the customers. Required only for members who see several affiliates. */
  query: z.strictObject({ tenantId: id.optional() }),
  response: customerImport,
  errors: [...refusals, 'NotFound', 'PartnerNotActive'],
})

export const uploadCustomersOfPartner = endpoint({
  name: 'uploadCustomersOfPartner',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/upload',
  summary: "Uploads a CSV file of a partner's own customers (multipart, field `csvData`)",
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
  summary: 'Uploads of a partner’s customers',
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
  errors: ['ImportNotFound', 'ImportChanged', 'ImportStateForbids', 'ImportExpired', 'PartnerNotActive'],
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
    'Rows that were or would be refused, as CSV in the columns of the file, with the reasons; the file can be corrected and uploaded again',
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
