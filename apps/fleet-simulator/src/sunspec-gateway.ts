import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { openDeviceGateway } from '@wattdesk/gateway-core/device-gateway.ts'
import { keptLimits } from '@wattdesk/gateway-core/kept-limits.ts'
import { openHome } from '@wattdesk/recorded-homes/home.ts'
import type { GatewayHome } from './fleet.ts'
import { limitsKey, openMeterTrust } from './home-limits.ts'
import type { Member, Simulation } from './simulation.ts'
import { speakSunSpec, startSunSpecDevices, unitsOf } from './sunspec-devices.ts'

const firmware = '4.12.0'
/** One home in `oneHomeOf` has devices on Modbus. The others get samples directly from the recordings. */
const oneHomeOf = 3

export function hasSunSpecDevices({ seed, scenario, faults }: GatewayHome, appliances: readonly FoundAppliance[]): boolean {
  return scenario === 'reliable' && !faults && seed % oneHomeOf === 0 && speakSunSpec(appliances)
}

/** A home whose gateway finds and reads its devices over Modbus TCP, as the real program does. */
export function startSunSpecGateway(home: GatewayHome, appliances: readonly FoundAppliance[], simulation: Simulation): Member {
  const { config, wheel, log, progress } = simulation
  const meters = openMeterTrust(home.siteId, progress)
  const replay = openHome(home)
  const ending = new AbortController()
  const starting = (async () => {
    const devices = await startSunSpecDevices(appliances, home, () => replay.at(Math.floor(Date.now() / 1_000) * 1_000), meters)
    const gateway = openDeviceGateway({
      url: config.mqttUrl,
      serial: home.serial,
      password: home.password,
      firmware,
      run: Math.floor(Date.now() / 1_000),
      pauseMs: 2_000,
      network: {
        hosts: [{ host: '127.0.0.1', port: devices.port }],
        units: unitsOf(appliances),
        timeoutMs: 2_000,
        atOnce: 1,
        withinMs: 30_000,
      },
      // The home's appliances have separate IDs.
      deviceIdOf: ({ device }) => appliances.find(({ serialNumber }) => serialNumber === device.serialNumber)?.deviceId,
      keptLimits: keptLimits.safeParse(progress.kept(limitsKey(home))).data,
      keepLimits: async (kept) => progress.keep(limitsKey(home), kept),
      // A simulated gateway only has its own devices: it must not search the network of the machine that it runs on.
      keepPlaces: () => Promise.reject(new Error('a simulated gateway searches its own devices only')),
      log,
    })
    if (!ending.signal.aborted) await gateway.search()
    const leave = wheel.join((now) => {
      gateway.link.open()
      gateway.measure(Math.floor(now / config.intervalMs) * config.intervalMs).catch((error: unknown) => {
        log.warn({ err: error, serial: home.serial }, 'simulated devices could not be read')
      })
    })
    return async () => {
      leave()
      await gateway.close()
      await devices.close()
    }
  })()
  starting.catch((error: unknown) => log.error({ err: error, serial: home.serial }, 'simulated devices could not be started'))
  return {
    async stop() {
      ending.abort()
      const stop = await starting
      await stop()
    },
  }
}
