import { appliancesMax, type FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ChosenKind, DevicePlace } from '@wattdesk/device-protocol/gateway-messages.ts'
import type { LimitedPower } from '@wattdesk/device-protocol/limits.ts'
import type { GatewayJobs } from './command-desk.ts'
import type { NetworkDevice } from './device-identity.ts'
import { type Connect, openDeviceReader } from './device-reader.ts'
import type { KnownDevice } from './device-registry.ts'
import { openDeviceRoster } from './device-roster.ts'
import { type SearchPace, usualSearchPace } from './device-watch.ts'
import { type GatewayLink, type GatewayOptions, openGatewayLink } from './gateway-link.ts'
import { homeSample, type ReadDevice } from './home-sample.ts'
import { type KeptLimits, type LimitPace, openLimitKeeper, usualLimitPace } from './limit-keeper.ts'
import { openLimitReports } from './limit-reports.ts'
import type { Network } from './network-search.ts'

export type DeviceGatewayOptions = Omit<GatewayOptions, 'jobs' | 'onOpened'> & {
  network: Network
  connect?: Connect
  restart?: () => void
  /** An ID that a device has already, in place of the one by its serial number. */
  deviceIdOf?: (device: NetworkDevice) => string | undefined
  /** The stored limits at the start, and the function that stores them. */
  keptLimits?: KeptLimits
  keepLimits?: (kept: KeptLimits) => Promise<void>
  limitPace?: LimitPace
  /** The devices that were found before, as a restart finds them, and how they are kept for it. */
  knownDevices?: readonly KnownDevice[]
  keepDevices?: (known: readonly KnownDevice[]) => Promise<void>
  searchPace?: SearchPace
  /** Where members said that devices are, as a restart finds it, and how it is kept for it. */
  keptPlaces?: readonly DevicePlace[]
  keepPlaces?: (places: readonly DevicePlace[]) => Promise<void>
}

export type DeviceGateway = {
  link: GatewayLink
  /** Searches the network and reports what it found. */
  search(): Promise<void>
  /** Reads all devices and sends what they measure. Does nothing while a reading is under way. */
  measure(now: number): Promise<void>
  /** Reads all devices and sends nothing, while they are limited. */
  regulate(): Promise<void>
  close(): Promise<void>
}

/** A gateway with real devices: searches its network for them, reads them and publishes what they measure. */
export function openDeviceGateway({
  network,
  connect,
  restart,
  deviceIdOf = () => undefined,
  keptLimits,
  keepLimits = async () => undefined,
  limitPace = usualLimitPace,
  knownDevices = [],
  keepDevices = async () => undefined,
  searchPace = usualSearchPace,
  keptPlaces = [],
  keepPlaces = async () => undefined,
  ...options
}: DeviceGatewayOptions): DeviceGateway {
  const reader = openDeviceReader(network.timeoutMs, connect)
  let places = keptPlaces
  const searched = () => {
    const named = places.map(({ host, port, units }) => ({ host, port, also: units }))
    return { ...network, hosts: [...named, ...network.hosts], open: reader.borrow }
  }
  const roster = openDeviceRoster({ network: searched, deviceIdOf, knownDevices, keepDevices, pace: searchPace, log: options.log })
  let chosen: ReadonlyMap<string, ChosenKind['kind']> = new Map()
  let isMeasuring = false

  /** Devices as what members say that they are, or else as what they were taken for. */
  const counted = <T extends Pick<NetworkDevice, 'deviceId' | 'kind'>>(found: readonly T[]): T[] =>
    found.map((one) => ({ ...one, kind: chosen.get(one.deviceId) ?? one.kind }))
  const choose = (kinds: readonly ChosenKind[]) => {
    chosen = new Map(kinds.map(({ deviceId, kind }) => [deviceId, kind]))
  }
  const present = (devices: readonly NetworkDevice[]) => counted(devices).slice(0, appliancesMax).map(presentAppliance)
  const scan: GatewayJobs['scan'] = async (report) => present(await roster.search((some) => report(present(some))))
  const search = async () => link.reportAppliances(await scan(() => undefined))
  const searchAgain = () => search().catch((err: unknown) => options.log.warn({ err }, 'the network could not be searched'))
  const takePlaces: GatewayJobs['places'] = async (next) => {
    await keepPlaces(next)
    places = next
    // A search that began before does not know them.
    if (roster.isSearching()) void searchAgain()
  }
  const read = async (take: (read: readonly ReadDevice[]) => void) => {
    if (isMeasuring || !roster.hasSearched()) return
    const counting = counted(roster.devices().slice(0, appliancesMax))
    if (counting.length === 0 && !keeper.isBusy()) return
    isMeasuring = true
    try {
      const responses = await reader.read(counting)
      await roster.read(responses, Date.now())
      // A sum without a device that is waited for would be wrong.
      take([...responses, ...counted(roster.awaited()).map(({ deviceId, kind }) => ({ deviceId, kind, reading: undefined }))])
      await keeper.attend(Date.now(), counting, responses)
    } finally {
      isMeasuring = false
    }
  }
  const measure = async (now: number) => {
    await read((responses) => {
      const sample = homeSample(now, responses)
      if (sample) link.send(() => [sample])
    })
    if (roster.isSearchDue(Date.now())) void searchAgain()
  }
  const limit: GatewayJobs['limit'] = async (limits) => {
    await keeper.keep(limits)
    reports.flush(keeper.kept())
    // At once, unless a reading is under way: then with the next one.
    read(() => undefined).catch((error: unknown) => options.log.warn({ err: error }, 'the devices could not be limited'))
  }
  const reports = openLimitReports((channel, message) => link.publish(channel, message))
  const keeper = openLimitKeeper({ reports, use: reader.use, kept: keptLimits, keep: keepLimits, pace: limitPace })
  const jobs = { scan, choose, places: takePlaces, limit, measure: () => measure(Date.now()), ...(restart ? { restart } : {}) }
  const link = openGatewayLink({ ...options, jobs, onOpened: reports.resume })
  return {
    link,
    search,
    measure,
    regulate: async () => (keeper.isBusy() ? read(() => undefined) : undefined),
    async close() {
      reader.close()
      await link.close()
    },
  }
}

function presentAppliance({ deviceId, kind, device }: NetworkDevice): FoundAppliance {
  const { manufacturer, model, serialNumber, limiters } = device
  const named = { manufacturer: plain(manufacturer, 100), model: plain(model, 100), serialNumber: plain(serialNumber, 64) }
  const mostOf = (power: LimitedPower) => limiters.find((one) => one.power === power)?.maxPowerW
  const [generationW, consumptionW] = [mostOf('generation'), mostOf('consumption')]
  const limitable = { ...(generationW ? { generationW } : {}), ...(consumptionW ? { consumptionW } : {}) }
  return { deviceId, kind, ...named, ...(limiters.length > 0 ? { limitable } : {}) }
}

const plain = (text: string, max: number) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, max)
