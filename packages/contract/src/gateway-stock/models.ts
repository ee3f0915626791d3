import { z } from 'zod'
import { id, instant, line, optionalLine } from '../formats.ts'
import { gatewayMoves, gatewayStates, gatewaysAtOnceMax } from './terms.ts'

const named = z.object({ id, name: z.string() })

export const stockGateway = z.object({
  id,
  serialNumber: z.string(),
  /** Pairs it with a home. Null for those who may not pair gateways. */
  startCode: z.string().nullable(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  state: z.enum(gatewayStates),
  tenant: named,
  /** The installer company that it was sent to, and that has it. */
  company: named.nullable(),
  /** Its home, if the caller may see it. */
  customer: z.object({ id, accountName: z.string() }).nullable(),
  unallocatedInstallationId: id.nullable(),
  /** `isShown`: the password of the newest credential was shown to a member. */
  credential: z.object({ isRevoked: z.boolean(), isShown: z.boolean(), changedAt: instant.nullable() }),
  /** Null: not since it was added. */
  movedAt: instant.nullable(),
  contactedAt: instant.nullable(),
  createdAt: instant,
})
export type StockGateway = z.infer<typeof stockGateway>

/** The serial number is the gateway's user name at the broker. */
export const gatewaySerial = line(64)
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9-]{4,48}$/, 'GatewaySerialInvalid'))
/** Groups of four are accepted. */
const givenStartCode = optionalLine(64)
  .transform((text) => text?.replace(/[\s-]/g, '').toUpperCase() ?? null)
  .pipe(
    z
      .string()
      .regex(/^[0-9A-F]{16}$/, 'StartCodeInvalid')
      .nullable(),
  )

/** What is known of a gateway as it is delivered. */
export const gatewayFields = {
  serialNumber: gatewaySerial,
  /** Absent: the product makes one. */
  startCode: givenStartCode.default(null),
  model: line(80),
  firmware: optionalLine(40).default(null),
}

/** Absent: stays. A gateway that reports its firmware replaces what was entered. */
export const stockGatewayUpdateModel = z.strictObject({ model: line(80).optional(), firmware: optionalLine(40).optional() })

/** With an `id` that the caller chose, the same gateway sent twice is added once. */
export const stockGatewayModel = z.strictObject({
  id: id.optional(),
  ...gatewayFields,
  /** The vendor of its measurements; by default that of the product’s own gateways. */
  vendorName: optionalLine(80).default(null),
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

export const gatewayIds = z.array(id).min(1).max(gatewaysAtOnceMax)
export const gatewayMoveModel = z
  .strictObject({
    move: z.enum(gatewayMoves),
    gatewayIds,
    /** Of `send`. */
    companyId: id.optional(),
    /** Of `transfer`. */
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
