import { setTimeout as pause } from 'node:timers/promises'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { type GatewayLink, openGatewayLink } from '@wattdesk/gateway-core/gateway-link.ts'
import { isSilentAt } from '@wattdesk/recorded-homes/faults.ts'
import { openHome } from '@wattdesk/recorded-homes/home.ts'
import mqttPacket from 'mqtt-packet'
import type { GatewayHome } from './fleet.ts'
import { appliancesOf } from './home-appliances.ts'
import { openMeterTrust, reportedLimitable } from './home-limits.ts'
import { openOutbox } from './outbox.ts'
import { openRecordedLimits } from './recorded-limits.ts'
import { scenarios } from './scenarios/catalogue.ts'
import type { Member, Simulation } from './simulation.ts'
import { hasSunSpecDevices, startSunSpecGateway } from './sunspec-gateway.ts'

// Otherwise the library caches a buffer for each of the 65,536 message IDs.
mqttPacket.writeToStream.cacheNumbers = false

const firmware = '4.12.0'
/** Maximum unacknowledged messages of a gateway. More samples wait in the home's outbox. */
const windowSize = 2
/** Time that a network search takes per kind of device. */
const searchMs = 1_500

/** A home's gateway: the connection of the real one, with the home's recorded samples instead of devices. */
export function startGateway(home: GatewayHome, simulation: Simulation): Member {
  const { config, progress, wheel, log } = simulation
  const appliances = appliancesOf(home)
  if (hasSunSpecDevices(home, appliances)) return startSunSpecGateway(home, appliances, simulation)
  const found = appliances.map((one) => ({ ...one, limitable: reportedLimitable(one, home) }))
  const limits = openRecordedLimits(home, appliances, progress, (channel, message) => link.publish(channel, message))
  const outbox = openOutbox(home, appliances, config.intervalMs, 0, progress, limits.at)
  const meters = openMeterTrust(home.siteId, progress)
  const replay = openHome(home)
  const scenario = scenarios[home.scenario]
  const link: GatewayLink = openGatewayLink({
    url: config.mqttUrl,
    serial: home.serial,
    password: home.password,
    firmware,
    run: Math.floor(Date.now() / 1_000),
    pauseMs: 2_000,
    jobs: {
      scan: (report) => searchFor(found, report),
      async limit(given) {
        const now = Date.now()
        if (given.length > 0) meters.end(now)
        limits.keep(given, now)
      },
    },
    onOpened() {
      limits.resume()
      void link.reportAppliances(found)
    },
    log,
  })
  const leave = wheel.join((now) => {
    if (scenario.isOnline(home.seed, now) && !isSilentAt(home, now)) link.open()
    else link.drop()
    if (limits.hasAny()) limits.attend(now, replay.at(now))
    if (!link.isConnected() || link.waiting() >= windowSize) return
    const batch = outbox.next(now)
    if (batch) link.send(batch.read, () => outbox.acknowledge(batch))
  })
  return {
    async stop() {
      leave()
      await link.close()
    },
  }
}

async function searchFor(appliances: readonly FoundAppliance[], found: (appliances: readonly FoundAppliance[]) => void) {
  for (const place of appliances.keys()) {
    await pause(searchMs, undefined, { ref: false })
    found(appliances.slice(0, place + 1))
  }
  return appliances
}
