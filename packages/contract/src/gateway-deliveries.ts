import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, line, optionalLine } from './formats.ts'
import { gatewaysAtOnceMax } from './gateway-stock.ts'
import { importEncodings, importFault } from './imports.ts'
import { choiceFilter, type FilterField, idFilter, listOf, listQuery, pageLimit, pageNumber } from './paging.ts'

/** Limits of one delivery. */
export const deliveryRowsMax = gatewaysAtOnceMax
export const deliveryBytesMax = 1_000_000

/** Columns of the file. The start code may be left empty: the product makes one. */
export const deliveryColumns = ['serialNumber', 'startCode', 'model', 'firmware'] as const
export type DeliveryColumn = (typeof deliveryColumns)[number]
export const neededDeliveryColumns = ['serialNumber'] as const satisfies readonly DeliveryColumn[]

export const deliveryStatuses = ['previewed', 'done'] as const
/** To be added, in stock already with the same data, wrong, added, or taken by another gateway meanwhile. */
export const deliveryOutcomes = ['planned', 'known', 'faulty', 'added', 'refused'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

const csv = z
  .base64()
  .min(1, 'Required')
  .max(Math.ceil(deliveryBytesMax * 1.4), 'FileTooLarge')

/** With an `id` that the caller chose, the same file sent twice is one delivery. */
export const deliveryModel = z.strictObject({
  id: id.optional(),
  fileName: line(200),
  csv,
  /** Detected unless specified; an ambiguous file is refused with the possible encodings. */
  encoding: z.enum(importEncodings).optional(),
  /** Of rows that name none. */
  model: line(80),
  /** The vendor of their measurements; by default that of the product’s own gateways. */
  vendorName: optionalLine(80).default(null),
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

export const gatewayDelivery = z.object({
  id,
  fileName: z.string(),
  /** Columns of the file that are not read. */
  ignored: z.array(z.string()),
  status: z.enum(deliveryStatuses),
  tenant: z.object({ id, name: z.string() }),
  member: z.object({ id, name: z.string() }),
  createdAt: instant,
  /** A preview is carried out before this, or not at all. */
  expiresAt: instant,
  doneAt: instant.nullable(),
  total: z.number().int(),
  planned: z.number().int(),
  known: z.number().int(),
  faulty: z.number().int(),
  added: z.number().int(),
  refused: z.number().int(),
})
export type GatewayDelivery = z.infer<typeof gatewayDelivery>

export const deliveryRow = z.object({
  row: z.number().int(),
  serialNumber: z.string(),
  /** Whether the file has a start code. It is shown with the gateway alone. */
  hasStartCode: z.boolean(),
  model: z.string(),
  firmware: z.string().nullable(),
  outcome: z.enum(deliveryOutcomes),
  faults: z.array(importFault),
  /** The gateway that it added, or that has the serial number. */
  gatewayId: id.nullable(),
})
export type DeliveryRow = z.infer<typeof deliveryRow>

const area = 'gateway-stock'
const path = '/api/v1/gateways/deliveries'
const onePath = `${path}/{deliveryId}`
const params = z.strictObject({ deliveryId: id })
const access = 'write:gateway-stock'
const filters = { status: choiceFilter(deliveryStatuses), tenantId: idFilter } satisfies Record<string, FilterField>
export const deliveryOrders = ['createdAt'] as const

export const previewDelivery = endpoint({
  name: 'previewDelivery',
  area,
  method: 'POST',
  path,
  summary: 'Reads a CSV file of delivered gateways: what each row would add, or what is wrong with it. Nothing is added yet',
  access,
  body: deliveryModel,
  response: gatewayDelivery,
  errors: ['DeliveryFileInvalid', 'DeliveryTooLong', 'VendorNotFound', 'NotFound', 'Conflict'],
})

export const listDeliveries = endpoint({
  name: 'listDeliveries',
  area,
  method: 'GET',
  path,
  summary: 'Deliveries and previews, newest first',
  access,
  query: z.strictObject(listQuery(filters, deliveryOrders)),
  response: listOf(gatewayDelivery),
  errors: ['ListTooLong'],
})

export const readDelivery = endpoint({
  name: 'readDelivery',
  area,
  method: 'GET',
  path: onePath,
  summary: 'One delivery with its counts',
  access,
  params,
  response: gatewayDelivery,
  errors: ['NotFound'],
})

export const listDeliveryRows = endpoint({
  name: 'listDeliveryRows',
  area,
  method: 'GET',
  path: `${onePath}/rows`,
  summary: 'Rows of a delivery with their outcome and all of their faults',
  access,
  params,
  query: z.strictObject({ page: pageNumber, limit: pageLimit, outcome: z.enum(deliveryOutcomes).optional() }),
  response: listOf(deliveryRow),
  errors: ['NotFound', 'ListTooLong'],
})

export const addDelivery = endpoint({
  name: 'addDelivery',
  area,
  method: 'POST',
  path: `${onePath}/add`,
  summary: 'Puts the gateways of a previewed delivery into stock. Repeating it adds nothing',
  access,
  params,
  response: gatewayDelivery,
  errors: ['NotFound', 'DeliveryExpired'],
})

export const downloadDelivery = endpoint({
  name: 'downloadDelivery',
  area,
  method: 'GET',
  path: `${onePath}/results`,
  summary: 'Every row of a delivery with its outcome, as CSV, without start codes',
  access,
  params,
  response: z.unknown(),
  produces: ['text/csv'],
  errors: ['NotFound'],
})
