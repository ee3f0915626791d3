import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './formats.ts'
import { connection, scanStates } from './installations/installation.ts'

/** A gateway's state and its history of the last 90 days. */
export const gatewayHistory = z.object({
  gatewayId: id,
  configurationId: id,
  siteId: id,
  siteName: z.string(),
  serialNumber: z.string(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  scanState: z.enum(scanStates),
  lastScanAt: instant.nullable(),
  addedAt: instant,
  connection,
  scans: z.array(z.object({ at: instant, state: z.enum(scanStates) })),
  /** Outages of a quarter hour or more; a current one has no end. */
  silences: z.array(z.object({ from: instant, to: instant.nullable() })),
  /** How long its home was measured on each of the last days, in the site's time zone. */
  days: z.array(z.object({ day: z.iso.date(), coveredSeconds: z.number().int() })),
})
export type GatewayHistory = z.infer<typeof gatewayHistory>

export const listGatewayHistories = endpoint({
  name: 'listGatewayHistories',
  area: 'gateways',
  method: 'GET',
  path: '/api/v1/customers/{id}/gateways',
  summary: "State and history of a customer's gateway: connection, scans, contacts",
  access: 'read:customers',
  params: z.strictObject({ id }),
  response: z.object({ items: z.array(gatewayHistory) }),
  errors: ['CustomerNotFound'],
})
