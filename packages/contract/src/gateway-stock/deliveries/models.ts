import { z } from 'zod'
import { id, instant, line, optionalLine } from '../../formats.ts'
import { importFault } from '../../imports/models.ts'
import { importEncodings } from '../../imports/terms.ts'
import { deliveryBytesMax, deliveryOutcomes, deliveryStatuses } from './terms.ts'

const csv = z
  .base64()
  .min(1, 'Required')
  .max(Math.ceil(deliveryBytesMax * 1.4), 'FileTooLarge')

/** `id` is chosen by the caller, so retries are idempotent. */
export const deliveryModel = z.strictObject({
  id: id.optional(),
  fileName: line(200),
  csv,
  /** Detected unless specified; an ambiguous file is refused with the possible encodings. */
  encoding: z.enum(importEncodings).optional(),
  /** Default for rows without a model. */
  model: line(80),
  /** Vendor of their measurements; by default that of the product's own gateways. */
  vendorName: optionalLine(80).default(null),
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

export const gatewayDelivery = z.object({
  id,
  fileName: z.string(),
  /** Unknown columns of the file. */
  ignored: z.array(z.string()),
  status: z.enum(deliveryStatuses),
  tenant: z.object({ id, name: z.string() }),
  member: z.object({ id, name: z.string() }),
  createdAt: instant,
  /** The preview cannot be carried out after this. */
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
  /** Whether the file contains a start code. Only the gateway's own page shows it. */
  hasStartCode: z.boolean(),
  model: z.string(),
  firmware: z.string().nullable(),
  outcome: z.enum(deliveryOutcomes),
  faults: z.array(importFault),
  /** The gateway that it added, or the one that already has the serial number. */
  gatewayId: id.nullable(),
})
export type DeliveryRow = z.infer<typeof deliveryRow>
