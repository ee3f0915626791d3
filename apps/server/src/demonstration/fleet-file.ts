import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { wallboxPassword } from '../areas/charging/charge-points.service.ts'
import { unseal } from '../platform/crypto.ts'
import { gatewayPassword, mqttKeysOf } from '../platform/mqtt/mqtt-credentials.ts'
import { deriveKeys, type Secret } from '../platform/secret-keys.ts'
import { deliveredUntil, listSimulatedHomes, type SimulatedHome } from './simulated-homes.ts'
import { listSimulatedWallboxes, type SimulatedWallbox } from './simulated-wallboxes.ts'

type Options = { databaseUrl: string; secretKey: Secret; file: string }

/**
 * Writes the file that lists the homes of the simulated fleet, with the passwords and keys that real devices are provisioned with.
 * Returns their number; without homes, no file is written.
 */
export async function writeFleetFile({ databaseUrl, secretKey, file }: Options): Promise<number> {
  const homes = await listSimulatedHomes(databaseUrl)
  const keys = mqttKeysOf(secretKey)
  const webhookKey = deriveKeys(secretKey, 'vendor-webhook-keys')
  const fleet = homes.flatMap((home): object[] => {
    const shared = { ...home.profile, siteId: home.siteId, scenario: scenarioOf(home), appliances: home.appliances }
    if (home.serialNumber) {
      const password = gatewayPassword(keys, home.serialNumber, home.credential ?? 0)
      return [{ kind: 'gateway', serial: home.serialNumber, password, ...shared }]
    }
    if (!home.vendorId || !home.vendorSiteId || !home.webhookKey) return []
    const webhookSecret = unseal(webhookKey, home.webhookKey).toString()
    const webhookUrl = `/api/v1/ingest/webhooks/${home.vendorId}`
    return [{ kind: 'vendor-cloud', vendorSiteId: home.vendorSiteId, webhookUrl, webhookSecret, ...shared }]
  })
  fleet.push(...(await listSimulatedWallboxes(databaseUrl)).map((one, place) => wallboxOf(one, place, secretKey)))
  if (fleet.length === 0) {
    await rm(file, { force: true })
    return 0
  }
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(file, JSON.stringify(fleet))
  // A fleet that has never run begins where the loaded history ends.
  const until = existsSync(`${file}.state`) ? undefined : await deliveredUntil(databaseUrl)
  if (until) await writeWhole(`${file}.state`, JSON.stringify(Object.fromEntries(homes.map(({ siteId }) => [siteId, until]))))
  return fleet.length
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** A wallbox with a car that charges like a recorded one. */
function wallboxOf({ installationId, credential, ...wallbox }: SimulatedWallbox, place: number, secretKey: Secret): object {
  return {
    ...wallbox,
    kind: 'wallbox',
    siteId: installationId,
    password: wallboxPassword(secretKey, installationId, credential),
    latitude: wallbox.latitude ?? 52.5,
    longitude: wallbox.longitude ?? 13.4,
    seed: 100 + place,
    peakPowerW: 0,
    batteryCapacityWh: 0,
    wallbox: true,
    heatPump: false,
  }
}

/** A few gateways have problems as in the field: flaky connections, faulty meters, reduced data volume. */
function scenarioOf({ profile, serialNumber }: SimulatedHome): string {
  if (!serialNumber || profile.faults) return 'reliable'
  const place = Number(profile.seed) % 25
  return place === 3 ? 'flaky-connection' : place === 7 ? 'late-uploads' : place === 11 ? 'faulty-meter' : 'reliable'
}
