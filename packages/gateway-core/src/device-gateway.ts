import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ChosenKind } from '@wattdesk/device-protocol/gateway-messages.ts'
import type { LimitedPower } from '@wattdesk/device-protocol/limits.ts'
import type { GatewayJobs } from './command-desk.ts'
import { openDeviceReader } from './device-reader.ts'
import { type GatewayLink, type GatewayOptions, openGatewayLink } from './gateway-link.ts'
import { homeSample, type ReadDevice } from './home-sample.ts'
import { type KeptLimits, type LimitPace, openLimitKeeper, usualLimitPace } from './limit-keeper.ts'
import { openLimitReports } from './limit-reports.ts'
import { type Network, type NetworkDevice, type SearchNote, searchNetwork } from './network-search.ts'

export type DeviceGatewayOptions = Omit<GatewayOptions, 'jobs' | 'onOpened'> & {
  network: Network
  restart?: () => void
  /** An ID that a device has already, in place of the one by its serial number. */
  deviceIdOf?: (device: NetworkDevice) => string | undefined
  /** The limits as a restart finds them, and how they are kept for it. */
  keptLimits?: KeptLimits
  keepLimits?: (kept: KeptLimits) => Promise<void>
  limitPace?: LimitPace
}

export type DeviceGateway = {
  link: GatewayLink
  /** Searches the network and tells the server what it found. */
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
  restart,
  deviceIdOf = () => undefined,
  keptLimits,
  keepLimits = async () => undefined,
  limitPace = usualLimitPace,
  ...options
}: DeviceGatewayOptions): DeviceGateway {
  const reader = openDeviceReader(network.timeoutMs)
  let devices: readonly NetworkDevice[] = []
  let chosen: ReadonlyMap<string, ChosenKind['kind']> = new Map()
  let isMeasuring = false
  /** Before, a device that is not known is not missing. */
  let hasSearched = false

  /** The devices as what members say that they are, or else as what they were taken for. */
  const counted = (found: readonly NetworkDevice[]) => found.map((one) => ({ ...one, kind: chosen.get(one.deviceId) ?? one.kind }))
  const choose = (kinds: readonly ChosenKind[]) => {
    chosen = new Map(kinds.map(({ deviceId, kind }) => [deviceId, kind]))
  }
  const nameAll = (found: readonly NetworkDevice[]) => found.map((one) => ({ ...one, deviceId: deviceIdOf(one) ?? one.deviceId }))
  const scan = async (report: (appliances: readonly FoundAppliance[]) => void) => {
    const begun = performance.now()
    const refused: SearchNote[] = []
    const noting = { ...network, note: (one: SearchNote) => refused.push(one) }
    const found = nameAll(await searchNetwork(noting, (some) => report(counted(nameAll(some)).map(presentAppliance))))
    for (const one of refused) options.log.debug(one, 'no device')
    for (const { deviceId, host, port, unit, kind, device } of found) {
      options.log.debug({ deviceId, host, port, unit, kind, maker: device.manufacturer, model: device.model }, 'device')
    }
    const seconds = Math.round((performance.now() - begun) / 1_000)
    options.log.info({ devices: found.map(({ deviceId }) => deviceId), refused: refused.length, seconds }, 'network searched')
    // A device that does not respond for a moment is not gone.
    const isNew = new Set(found.map(({ deviceId }) => deviceId))
    devices = [...devices.filter(({ deviceId }) => !isNew.has(deviceId)), ...found]
    hasSearched = true
    return counted(devices).map(presentAppliance)
  }
  const read = async (take: (read: readonly ReadDevice[]) => void) => {
    if (isMeasuring || !hasSearched || (devices.length === 0 && !keeper.isBusy())) return
    isMeasuring = true
    try {
      const counting = counted(devices)
      const responses = await reader.read(counting)
      take(responses)
      await keeper.attend(Date.now(), counting, responses)
    } finally {
      isMeasuring = false
    }
  }
  const measure = (now: number) =>
    read((responses) => {
      const sample = homeSample(now, responses)
      if (sample) link.send(() => [sample])
    })
  const limit: GatewayJobs['limit'] = async (limits) => {
    await keeper.keep(limits)
    reports.flush(keeper.kept())
    // At once, unless a reading is under way: then with the next one.
    read(() => undefined).catch((error: unknown) => options.log.warn({ err: error }, 'the devices could not be limited'))
  }
  const reports = openLimitReports((channel, message) => link.publish(channel, message))
  const keeper = openLimitKeeper({ reports, use: reader.use, kept: keptLimits, keep: keepLimits, pace: limitPace })
  const jobs = { scan, choose, limit, measure: () => measure(Date.now()), ...(restart ? { restart } : {}) }
  const link = openGatewayLink({ ...options, jobs, onOpened: reports.resume })
  return {
    link,
    async search() {
      await link.reportAppliances(await scan(() => undefined))
    },
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
