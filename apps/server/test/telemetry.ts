import { createHmac, randomUUID } from 'node:crypto'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { gatewayTopic, type UpwardChannel } from '@wattdesk/device-protocol/topics.ts'
import { signatureHeader, signedContent, webhookHeaders } from '@wattdesk/device-protocol/webhooks.ts'
import { connectAsync, type MqttClient } from 'mqtt'
import { seal } from '../src/platform/crypto.ts'
import { newId } from '../src/platform/ids.ts'
import { gatewayPassword, mqttKeysOf } from '../src/platform/mqtt/mqtt-credentials.ts'
import { deriveKeys } from '../src/platform/secret-keys.ts'
import { givenOf } from './given.ts'
import { installationsOf } from './installations.ts'
import type { TestServer } from './server.ts'

export type GivenGateway = { id: string; serial: string; password: string }
export type GivenVendorSite = { vendorId: string; vendorSiteId: string; key: string }

let serials = 0

/** A gateway as it leaves the factory. */
function newGateway() {
  serials += 1
  const id = newId()
  const serial = `C083-TEST-${String(serials).padStart(4, '0')}`
  return {
    id,
    serial,
    columns: { id, device_id: id, serial_number: serial, start_code: serials.toString(16).toUpperCase().padStart(16, '0') },
  }
}

/** Adds measuring devices to a test's database, and sends their messages. */
export function telemetryOf(server: TestServer) {
  /** A gateway, paired with a site if one is given. */
  async function gateway(siteId: string | null): Promise<GivenGateway> {
    const { id, serial, columns } = newGateway()
    // A gateway belongs to the tenant of its stock.
    await givenOf(server).operator()
    await server.sql(
      `insert into gateways (id, site_id, serial_number, start_code, device_id, vendor_name, model, created_at)
       values ($1, $2, $3, $4, $5, 'gridX', 'gridBox', now())`,
      [id, siteId, serial, columns.start_code, id],
    )
    return { id, serial, password: passwordOf(serial) }
  }

  const passwordOf = (serial: string) => gatewayPassword(mqttKeysOf(server.ctx.config.secretKey), serial)

  async function installedGateway(customerId: string, siteId: string): Promise<GivenGateway> {
    const { id, serial, columns } = newGateway()
    await installationsOf(server).add(
      'gateway',
      { customerId, siteId },
      { vendor_installation_id: serial, device_type: 'Gateway' },
      columns,
    )
    return { id, serial, password: passwordOf(serial) }
  }

  /** A vendor with webhooks, and one of its installations at a customer's site. */
  async function vendorSite(customerId: string, siteId: string): Promise<GivenVendorSite> {
    const [vendorId, key, vendorSiteId] = [newId(), `key-${randomUUID()}`, `S-${randomUUID().slice(0, 8)}`]
    await server.sql(
      `insert into vendors (id, name, display_name, category, reference_id, identified_by, webhook_key, created_at)
       values ($1, $2, 'Cloud', 'pvbattery', $3, 'site_id', $4, now())`,
      [vendorId, `cloud-${vendorId}`, newId(), sealedKey(key)],
    )
    const head = { vendor_id: vendorId, vendor_installation_id: vendorSiteId }
    await installationsOf(server).add('pvbattery', { customerId, siteId }, head, { vendor_site_id: vendorSiteId })
    return { vendorId, vendorSiteId, key }
  }

  function sealedKey(key: string): Buffer {
    return seal(deriveKeys(server.ctx.config.secretKey, 'vendor-webhook-keys'), key)
  }

  return { gateway, installedGateway, vendorSite, sealedKey }
}

/** Samples every five seconds up to an instant (epoch ms), the newest last. */
export function samplesUntil(end: number, count: number, powers: Partial<SampleInput> = {}): SampleInput[] {
  return Array.from({ length: count }, (_, index) => ({
    at: end - (count - 1 - index) * 5_000,
    productionPowerW: 3_000,
    gridPowerW: -1_000,
    batteryPowerW: -500,
    householdPowerW: 1_500,
    batteryStateOfCharge: 0.5,
    ...powers,
  }))
}

export function telemetryMessage(samples: unknown[], sequence = 1): string {
  return JSON.stringify({ messageId: randomUUID(), sequence, samples })
}

/** Signs in at a broker as a gateway. It does not reconnect, so that a test sees the disconnection. */
export function connectGateway(port: number, { serial, password }: Pick<GivenGateway, 'serial' | 'password'>): Promise<MqttClient> {
  return connectAsync(`mqtt://127.0.0.1:${port}`, {
    clientId: serial,
    username: serial,
    password,
    reconnectPeriod: 0,
    connectTimeout: 3_000,
  })
}

export function publish(client: MqttClient, serial: string, message: string, channel: UpwardChannel = 'telemetry') {
  return client.publishAsync(gatewayTopic(serial, channel), message, { qos: 1 })
}

export function signedHeaders(key: string, body: string, { at = Date.now(), delivery = randomUUID() as string } = {}) {
  const timestamp = String(Math.floor(at / 1_000))
  const digest = createHmac('sha256', key)
    .update(signedContent({ timestamp, deliveryId: delivery, rawBody: Buffer.from(body) }))
    .digest()
  return {
    'content-type': 'application/json',
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.delivery]: delivery,
    [webhookHeaders.signature]: signatureHeader(digest),
  }
}

/** Resolves when the broker has closed a gateway's connection. */
export function whenGone(client: MqttClient): Promise<void> {
  return new Promise((resolve) => client.once('close', () => resolve()))
}

/** Samples that must be rejected, each with its invalid field. Their instants are relative to now. */
export const badSamples: readonly (readonly [field: string, sample: (now: number) => unknown])[] = [
  ['gridPowerW', (at) => ({ at, gridPowerW: 1e12 })],
  ['productionPowerW', (at) => ({ at, productionPowerW: -5_000 })],
  ['gridPowerW', (at) => ({ at, gridPowerW: 'NaN' })],
  ['householdPowerW', (at) => ({ at, householdPowerW: null })],
  // In units other than the protocol's.
  ['productionPowerW', (at) => ({ at, productionPowerW: '1.5 kW' })],
  ['batteryStateOfCharge', (at) => ({ at, batteryStateOfCharge: 85 })],
  ['gridImportReadingWs', (at) => ({ at, gridImportReadingWs: 396.9 })],
  ['appliances.0.powerW', (at) => ({ at, appliances: [{ deviceId: 'w', kind: 'EVSTATION', powerW: 1e30 }] })],
  // Seconds instead of milliseconds, a clock that is an hour ahead, and a sample from last year.
  ['at', (at) => ({ at: Math.floor(at / 1_000), gridPowerW: 1 })],
  ['at', (at) => ({ at: at + 3_600_000, gridPowerW: 1 })],
  ['at', (at) => ({ at: at - 365 * 86_400_000, gridPowerW: 1 })],
  ['at', () => ({ at: 'yesterday', gridPowerW: 1 })],
]
