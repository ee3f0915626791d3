import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { Aedes } from 'aedes'
import { pino } from 'pino'
import { afterEach } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openFleet } from '../src/fleet-keeper.ts'
import { openProgress } from '../src/progress.ts'
import type { Simulation } from '../src/simulation.ts'
import { startTimerWheel } from '../src/timer-wheel.ts'
import { scratchFolders } from './scratch-folders.ts'

export const serial = 'C083-TEST-1'
export const home = {
  siteId: '0190a000-0000-7000-8000-000000000001',
  seed: 4,
  timeZone: 'Europe/Berlin',
  latitude: 52.5,
  longitude: 13.4,
  peakPowerW: 8_000,
  batteryCapacityWh: 10_000,
  wallbox: false,
  heatPump: false,
}

export const gateway = { kind: 'gateway' as const, serial, password: 'p', ...home }

export type Message = { topic: string; text: string }

/** Simulated fleets for the tests of a file, which end with their test. */
export function simulations() {
  const scratchFolder = scratchFolders()
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  function simulate(fleet: unknown, environment: Record<string, string>, folder = scratchFolder()) {
    const fleetFile = join(folder, 'fleet.json')
    writeFileSync(fleetFile, JSON.stringify(fleet))
    const config = { ...readConfig({ FLEET_FILE: fleetFile, ...environment }), intervalMs: 100, cloudIntervalMs: 100 }
    const wheel = startTimerWheel(100)
    const simulation: Simulation = { config, wheel, progress: openProgress(config.stateFile), log: pino({ level: 'silent' }) }
    const keeper = openFleet(simulation)
    const stop = async () => {
      wheel.stop()
      await keeper.stop()
      simulation.progress.save()
    }
    closing.push(stop)
    keeper.refresh()
    return { keeper, config, fleetFile, folder, stop }
  }
  return { scratchFolder, closing, simulate }
}

export async function startBroker(port = 0) {
  const broker = await Aedes.createBroker()
  const messages: Message[] = []
  broker.on('publish', (packet) => messages.push({ topic: packet.topic, text: packet.payload.toString() }))
  const server = createServer(broker.handle).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    await new Promise((resolve) => broker.close(() => resolve(undefined)))
    await new Promise((resolve) => server.close(resolve))
  }
  return { broker, published: messages, port: (server.address() as AddressInfo).port, stop }
}
