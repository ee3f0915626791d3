import { z } from 'zod'
import { activityEntry } from '../activities/models.ts'
import { endpoint } from '../endpoint.ts'
import { id, line, nothing } from '../formats.ts'
import { choiceFilter, type FilterField, idFilter, listOf, listQuery, pageLimit, pageNumber } from '../paging.ts'
import { gatewayIds, gatewayMoveModel, gatewaySerial, stockGateway, stockGatewayModel, stockGatewayUpdateModel } from './models.ts'
import { gatewayStates, stockGatewayOrders } from './terms.ts'

/** Gateways selected one by one, or a whole delivery. */
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
  summary: 'Adds a gateway to the stock; generates a start code if none is given',
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
  summary: 'Gateways in stock, with companies, in homes, retired and lost, newest first; installers see those sent to their company',
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
  summary: 'History of a gateway in stock and between homes, newest first',
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
  errors: ['NotFound', 'GatewayChanged'],
})

export const removeStockGateway = endpoint({
  name: 'removeStockGateway',
  area,
  method: 'DELETE',
  path: onePath,
  summary: 'Removes a gateway that was added by mistake: it must be in stock, and never have been anywhere else',
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
  summary:
    'Moves gateways to a company, back, into stock or to another tenant, or marks them lost or retired; repeating it changes nothing',
  access: 'write:gateway-stock',
  body: gatewayMoveModel,
  response: z.object({
    moved: z.number().int(),
    unchanged: z.number().int(),
    /** Refused, because the move is not allowed from their state. */
    refused: z.array(refusal),
  }),
  errors: ['NotFound', 'InstallerCompanyNotFound'],
})

export const showGatewayPasswords = endpoint({
  name: 'showGatewayPasswords',
  area,
  method: 'POST',
  path: `${path}/passwords`,
  summary: 'Passwords of gateways in stock, each shown once. `renew` generates another one where the password was already shown',
  access: 'write:gateway-stock',
  body: z
    .strictObject({ ...chosenGateways, renew: z.boolean().default(false) })
    .refine(isOneChoice, { error: 'Required', path: ['gatewayIds'] }),
  response: z.object({
    items: z.array(z.object({ id, serialNumber: z.string(), password: z.string() })),
    /** Already shown once, or not in stock. */
    withheld: z.array(refusal),
  }),
  errors: ['NotFound'],
})

export const printGatewayLabels = endpoint({
  name: 'printGatewayLabels',
  area,
  method: 'POST',
  path: `${path}/labels`,
  summary: 'Labels for gateways as PDF: model, serial number, start code and its QR code',
  access: { allOf: ['read:gateway-stock', 'write:unpaired-devices'] },
  body: z.strictObject(chosenGateways).refine(isOneChoice, { error: 'Required', path: ['gatewayIds'] }),
  response: z.unknown(),
  produces: ['application/pdf'],
  errors: ['NotFound', 'Unavailable'],
})
