import { z } from 'zod'
import { id, instant, line, optionalLine } from '../formats.ts'
import { gatewayMoves, gatewayStates, gatewaysAtOnceMax } from './terms.ts'

const named = z.object({ id, name: z.string() })

export const stockGateway = z.object({
  id,
  serialNumber: z.string(),
  /** Pairs it with a home. Null without the permission to pair gateways. */
  startCode: z.string().nullable(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  /** Increases whenever model or firmware change. */
  version: z.number().int(),
  state: z.enum(gatewayStates),
  tenant: named,
  /** The installer company to which it was sent and which still has it. */
  company: named.nullable(),
  /** Null if the caller may not see the customer. */
  customer: z.object({ id, accountName: z.string() }).nullable(),
  unallocatedInstallationId: id.nullable(),
  /** `isShown`: a member has seen the password of the latest credential. */
  credential: z.object({ isRevoked: z.boolean(), isShown: z.boolean(), changedAt: instant.nullable() }),
  /** Null if it was not moved since it was added. */
  movedAt: instant.nullable(),
  contactedAt: instant.nullable(),
  createdAt: instant,
})
export type StockGateway = z.infer<typeof stockGateway>

/** The serial number is the gateway's user name at the broker. */
export const gatewaySerial = line(64)
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9-]{4,48}$/, 'GatewaySerialInvalid'))
/** Printed groups of four are accepted. */
const givenStartCode = optionalLine(64)
  .transform((text) => text?.replace(/[\s-]/g, '').toUpperCase() ?? null)
  .pipe(
    z
      .string()
      .regex(/^[0-9A-F]{16}$/, 'StartCodeInvalid')
      .nullable(),
  )

export const gatewayFields = {
  serialNumber: gatewaySerial,
  /** Generated if absent. */
  startCode: givenStartCode.default(null),
  model: line(80),
  firmware: optionalLine(40).default(null),
}

/** Absent fields stay unchanged. A firmware that the gateway reports replaces the entered one. */
export const stockGatewayUpdateModel = z.strictObject({
  model: line(80).optional(),
  firmware: optionalLine(40).optional(),
  /** The version read, to detect concurrent changes. */
  version: z.number().int().optional(),
})

/** `id` is chosen by the caller, so retries are idempotent. */
export const stockGatewayModel = z.strictObject({
  id: id.optional(),
  ...gatewayFields,
  /** Vendor of its measurements; by default that of the product's own gateways. */
  vendorName: optionalLine(80).default(null),
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

export const gatewayIds = z.array(id).min(1).max(gatewaysAtOnceMax)
export const gatewayMoveModel = z
  .strictObject({
    move: z.enum(gatewayMoves),
    gatewayIds,
    /** The target of `send`. */
    companyId: id.optional(),
    /** The target of `transfer`. */
    tenantId: id.optional(),
    reason: optionalLine(300).default(null),
  })
  .superRefine(({ move, companyId, tenantId }, context) => {
    const check = (field: string, isNeeded: boolean, isGiven: boolean) => {
      if (isNeeded !== isGiven) context.addIssue({ code: 'custom', message: isNeeded ? 'Required' : 'Invalid', path: [field] })
    }
    check('companyId', move === 'send', companyId !== undefined)
    check('tenantId', move === 'transfer', tenantId !== undefined)
  })
export type GatewayMoveModel = z.output<typeof gatewayMoveModel>
