import { appliancesMax, type FoundAppliance, type LimitedPower } from '@wattdesk/device-protocol/appliances.ts'
import type { ChosenKind, DevicePlace } from '@wattdesk/device-protocol/gateway-messages.ts'
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
  /** The ID that a device already has; defaults to one from its serial number. */
  deviceIdOf?: (device: NetworkDevice) => string | undefined
  /** Stored limits at the start, and a function that stores them. */
  keptLimits?: KeptLimits
  keepLimits?: (kept: KeptLimits) => Promise<void>
  limitPace?: LimitPace
  /** Devices found before a restart, and a function that stores them for the next one. */
  knownDevices?: readonly KnownDevice[]
  keepDevices?: (known: readonly KnownDevice[]) => Promise<void>
  searchPace?: SearchPace
  /** Locations of devices that members named before a restart, and a function that stores them for the next one. */
  keptPlaces?: readonly DevicePlace[]
  keepPlaces?: (places: readonly DevicePlace[]) => Promise<void>
}

export type DeviceGateway = {
  link: GatewayLink
  /** Searches the network and reports what it found. */
  search(): Promise<void>
  /**
   * Reads all devices and sends their measurements. If a reading is in progress, sends what that one reads, unless another call does so
   * already.
   */
  measure(now: number): Promise<void>
  /** While devices are limited: reads them all without sending anything. */
  regulate(): Promise<void>
  close(): Promise<void>
}

type Take = (read: readonly ReadDevice[]) => void
/** A reading of all devices in progress. `take`: what uses it besides the limits. */
type Reading = { take: Take | undefined; done: Promise<void> }

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

  /** Uses the kinds that members chose for devices, or else the detected ones. */
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
    // A search that began earlier does not know the new places.
    if (roster.isSearching()) void searchAgain()
  }
  const readAll = async (reading: Reading) => {
    const counting = counted(roster.devices().slice(0, appliancesMax))
    if (counting.length === 0 && !keeper.isBusy()) return
    const responses = await reader.read(counting)
    await roster.read(responses, Date.now())
    // A sum without an expected device would be wrong.
    const all = [...responses, ...counted(roster.awaited()).map(({ deviceId, kind }) => ({ deviceId, kind, reading: undefined }))]
    const { take } = reading
    take?.(all)
    try {
      await keeper.attend(Date.now(), counting, responses)
    } finally {
      if (!take) reading.take?.(all)
    }
  }
  const readOnce = oneAtATime(readAll)
  const read = async (take?: Take) => (roster.hasSearched() ? readOnce(take) : undefined)
  const measure = async (now: number) => {
    await read((responses) => {
      const sample = homeSample(now, responses)
      if (sample) link.send(() => [sample])
    })
    if (roster.isSearchDue(Date.now())) void searchAgain()
  }
  const limit: GatewayJobs['limit'] = async (limits) => {
    await keeper.keep(limits, Date.now())
    reports.flush(keeper.kept())
    // Immediately, or with the next reading if one is in progress.
    read().catch((error: unknown) => options.log.warn({ err: error }, 'the devices could not be limited'))
  }
  const reports = openLimitReports((channel, message) => link.publish(channel, message))
  const keeper = openLimitKeeper({ reports, use: reader.use, kept: keptLimits, keep: keepLimits, pace: limitPace })
  const jobs = { scan, choose, places: takePlaces, limit, measure: () => measure(Date.now()), ...(restart ? { restart } : {}) }
  const link = openGatewayLink({ ...options, jobs, onOpened: reports.resume })
  return {
    link,
    search,
    measure,
    regulate: async () => (keeper.isBusy() ? read() : undefined),
    async close() {
      reader.close()
      await link.close()
    },
  }
}

/**
 * Joins calls during a reading, of which one more may take its values: while devices are limited, readings may follow one another without a
 * pause, and samples would be skipped.
 */
function oneAtATime(readAll: (reading: Reading) => Promise<void>): (take: Take | undefined) => Promise<void> {
  let current: Reading | undefined
  return (take) => {
    if (current) current.take ??= take
    else {
      const reading: Reading = { take, done: Promise.resolve() }
      current = reading
      reading.done = readAll(reading).finally(() => {
        current = undefined
      })
    }
    return current.done
  }
}

function presentAppliance({ deviceId, kind, device }: NetworkDevice): FoundAppliance {
  const { manufacturer, model, serialNumber, limiters } = device
  const named = { manufacturer: plain(manufacturer, 100), model: plain(model, 100), serialNumber: plain(serialNumber, 64) }
  const mostOf = (power: LimitedPower) => limiters.find((one) => one.power === power)?.maxPowerW
  const [generationW, consumptionW] = [mostOf('generation'), mostOf('consumption')]
  const endedByGateway = limiters.filter(({ endedBy }) => endedBy === 'gateway').map(({ power }) => power)
  const limitable = {
    ...(generationW ? { generationW } : {}),
    ...(consumptionW ? { consumptionW } : {}),
    ...(endedByGateway.length > 0 ? { endedByGateway } : {}),
  }
  return { deviceId, kind, ...named, ...(limiters.length > 0 ? { limitable } : {}) }
}

const plain = (text: string, max: number) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, max)
