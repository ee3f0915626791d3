import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../formats.ts'
import { connection, deviceTypes, scanStates } from './installation.ts'

export const appliance = z.object({
  deviceId: z.string(),
  kind: z.enum(applianceKinds),
  type: z.enum(deviceTypes),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  serialNumber: z.string().nullable(),
  addedAt: instant,
  updatedAt: instant,
  connection,
})
export type Appliance = z.infer<typeof appliance>

export const gateway = z.object({
  configurationId: id,
  /** The vendor's ID of it: its serial number. */
  installationId: z.string(),
  siteId: id,
  deviceId: z.string(),
  serialNumber: z.string(),
  startCode: z.string(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  scanState: z.enum(scanStates),
  lastScanAt: instant.nullable(),
  addedAt: instant,
  updatedAt: instant,
  connection,
  appliances: z.array(appliance),
})
export type Gateway = z.infer<typeof gateway>

export const listGateways = endpoint({
  name: 'listGateways',
  area: 'gateways',
  method: 'GET',
  path: '/api/v1/customers/{id}/installations/gateway',
  summary: "A customer's gateway (at most one) with the appliances it found",
  access: 'read:customers',
  params: z.strictObject({ id }),
  response: z.object({ items: z.array(gateway) }),
  errors: ['CustomerNotFound'],
})
