import { z } from 'zod'
import { activityEntry } from './activities.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, line, nothing, optionalLine } from './formats.ts'
import { choiceFilter, type FilterField, idFilter, listOf, listQuery, pageLimit, pageNumber } from './paging.ts'

/**
 * Where a gateway is: in stock, sent to an installer company, paired (in a customer's home or an unallocated installation),
 * returned (out of a home or from a company, and not checked yet), retired, or lost.
 */
export const gatewayStates = ['in_stock', 'sent', 'paired', 'returned', 'retired', 'lost'] as const
export type GatewayState = (typeof gatewayStates)[number]

export const gatewayMoves = ['send', 'return', 'restock', 'transfer', 'lose', 'retire'] as const
export type GatewayMove = (typeof gatewayMoves)[number]

/** From which states a move is allowed, and to which it leads. Pairing is no move: it is done by the start code. */
export const gatewayMoveTable: Readonly<Record<GatewayMove, { from: readonly GatewayState[]; to: Exclude<GatewayState, 'paired'> }>> = {
  send: { from: ['in_stock', 'sent'], to: 'sent' },
  /** Takes it out of the customer's home if it is in one. */
  return: { from: ['sent', 'paired', 'retired', 'lost'], to: 'returned' },
  /** Gives it the next credential. */
  restock: { from: ['returned'], to: 'in_stock' },
  /** To the stock of another tenant. */
  transfer: { from: ['in_stock'], to: 'in_stock' },
  lose: { from: ['in_stock', 'sent', 'returned'], to: 'lost' },
  retire: { from: ['in_stock', 'sent', 'returned', 'lost'], to: 'retired' },
}

/** Gateways per move, delivery, file of labels or list of passwords. */
export const gatewaysAtOnceMax = 1_000

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

const gatewayIds = z.array(id).min(1).max(gatewaysAtOnceMax)
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

/** Gateways chosen one by one, or all of a delivery. */
const chosenGateways = { gatewayIds: gatewayIds.optional(), deliveryId: id.optional() }
const isOneChoice = ({ gatewayIds: ids, deliveryId }: { gatewayIds?: string[] | undefined; deliveryId?: string | undefined }) =>
  (ids === undefined) !== (deliveryId === undefined)

const refusal = z.object({ id, serialNumber: z.string(), state: z.enum(gatewayStates) })

const filters = {
  state: choiceFilter(gatewayStates),
  serialNumber: { eq: gatewaySerial, startsWith: line(48) },
  companyId: idFilter,
  deliveryId: idFilter,
  tenantId: idFilter,
} satisfies Record<string, FilterField>
export const stockGatewayOrders = ['createdAt', 'serialNumber'] as const

const area = 'gateway-stock'
const path = '/api/v1/gateways'
const onePath = `${path}/{gatewayId}`
const params = z.strictObject({ gatewayId: id })
const access = 'read:gateway-stock'

export const addStockGateway = endpoint({
  name: 'addStockGateway',
  area,
  method: 'POST',
  path,
  summary: 'Puts a gateway into stock. Without a start code, the product makes one',
  access: 'write:gateway-stock',
  body: stockGatewayModel,
  response: stockGateway,
  errors: ['DuplicatedGateway', 'VendorNotFound', 'NotFound', 'Conflict'],
})

export const listStockGateways = endpoint({
  name: 'listStockGateways',
  area,
  method: 'GET',
  path,
  summary: 'Gateways in stock, with companies, in homes, retired and lost, newest first; an installer sees those sent to their company',
  access,
  query: z.strictObject(listQuery(filters, stockGatewayOrders)),
  response: listOf(stockGateway),
  errors: ['ListTooLong'],
})

export const exportStockGateways = endpoint({
  name: 'exportStockGateways',
  area,
  method: 'GET',
  path: `${path}/export`,
  summary: 'All gateways of a filtered list as CSV, without secrets',
  access,
  query: z.strictObject({ filter: listQuery(filters, stockGatewayOrders).filter }),
  response: z.unknown(),
  produces: ['text/csv'],
})

export const readStockGateway = endpoint({
  name: 'readStockGateway',
  area,
  method: 'GET',
  path: onePath,
  summary: 'One gateway',
  access,
  params,
  response: stockGateway,
  errors: ['NotFound'],
})

export const listStockGatewayHistory = endpoint({
  name: 'listStockGatewayHistory',
  area,
  method: 'GET',
  path: `${onePath}/history`,
  summary: 'What happened to a gateway in stock and between homes, newest first',
  access,
  params,
  query: z.strictObject({ page: pageNumber, limit: pageLimit }),
  response: listOf(activityEntry),
  errors: ['NotFound', 'ListTooLong'],
})

export const updateStockGateway = endpoint({
  name: 'updateStockGateway',
  area,
  method: 'PUT',
  path: onePath,
  summary: 'Corrects the model or firmware of a gateway',
  access: 'write:gateway-stock',
  params,
  body: stockGatewayUpdateModel,
  response: stockGateway,
  errors: ['NotFound'],
})

export const removeStockGateway = endpoint({
  name: 'removeStockGateway',
  area,
  method: 'DELETE',
  path: onePath,
  summary: 'Removes a gateway that was added by mistake: it is in stock and has never been anywhere else',
  access: 'delete:gateway-stock',
  params,
  response: nothing,
  errors: ['NotFound', 'GatewayUsed'],
})

export const moveGateways = endpoint({
  name: 'moveGateways',
  area,
  method: 'POST',
  path: `${path}/moves`,
  summary: 'Moves gateways: to a company, back, into stock, to another tenant; or they are lost or retired. Repeating it moves nothing',
  access: 'write:gateway-stock',
  body: gatewayMoveModel,
  response: z.object({
    moved: z.number().int(),
    /** Were there already. */
    unchanged: z.number().int(),
    /** Stay, because the move is not allowed from their state. */
    refused: z.array(refusal),
  }),
  errors: ['NotFound', 'InstallerCompanyNotFound'],
})

export const showGatewayPasswords = endpoint({
  name: 'showGatewayPasswords',
  area,
  method: 'POST',
  path: `${path}/passwords`,
  summary: 'Passwords of gateways in stock, each shown once. `renew` makes another one for those whose password was shown already',
  access: 'write:gateway-stock',
  body: z
    .strictObject({ ...chosenGateways, renew: z.boolean().default(false) })
    .refine(isOneChoice, { error: 'Required', path: ['gatewayIds'] }),
  response: z.object({
    items: z.array(z.object({ id, serialNumber: z.string(), password: z.string() })),
    /** Shown before, or not in stock. */
    withheld: z.array(refusal),
  }),
  errors: ['NotFound'],
})

export const printGatewayLabels = endpoint({
  name: 'printGatewayLabels',
  area,
  method: 'POST',
  path: `${path}/labels`,
  summary: 'Labels to stick on gateways as PDF: model, serial number, start code and its QR code',
  access: { allOf: ['read:gateway-stock', 'write:unpaired-devices'] },
  body: z.strictObject(chosenGateways).refine(isOneChoice, { error: 'Required', path: ['gatewayIds'] }),
  response: z.unknown(),
  produces: ['application/pdf'],
  errors: ['NotFound', 'Unavailable'],
})
