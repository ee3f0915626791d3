import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ChosenKind } from '@wattdesk/device-protocol/gateway-messages.ts'
import { openDeviceReader } from './device-reader.ts'
import { type GatewayLink, type GatewayOptions, openGatewayLink } from './gateway-link.ts'
import { homeSample } from './home-sample.ts'
import { type Network, type NetworkDevice, searchNetwork } from './network-search.ts'

export type DeviceGatewayOptions = Omit<GatewayOptions, 'jobs'> & {
  network: Network
  restart?: () => void
  /** An ID that a device has already, in place of the one by its serial number. */
  deviceIdOf?: (device: NetworkDevice) => string | undefined
}

export type DeviceGateway = {
  link: GatewayLink
  /** Searches the network and tells the server what it found. */
  search(): Promise<void>
  /** Reads all devices and sends what they measure. Does nothing while a reading is under way. */
  measure(now: number): Promise<void>
  close(): Promise<void>
}

/** A gateway with real devices: searches its network for them, reads them and publishes what they measure. */
export function openDeviceGateway({ network, restart, deviceIdOf = () => undefined, ...options }: DeviceGatewayOptions): DeviceGateway {
  const reader = openDeviceReader(network.timeoutMs)
  let devices: readonly NetworkDevice[] = []
  let chosen: ReadonlyMap<string, ChosenKind['kind']> = new Map()
  let isMeasuring = false

  /** The devices as what members say that they are, or else as what they were taken for. */
  const counted = (found: readonly NetworkDevice[]) => found.map((one) => ({ ...one, kind: chosen.get(one.deviceId) ?? one.kind }))
  const choose = (kinds: readonly ChosenKind[]) => {
    chosen = new Map(kinds.map(({ deviceId, kind }) => [deviceId, kind]))
  }
  const nameAll = (found: readonly NetworkDevice[]) => found.map((one) => ({ ...one, deviceId: deviceIdOf(one) ?? one.deviceId }))
  const scan = async (tell: (appliances: readonly FoundAppliance[]) => void) => {
    const found = nameAll(await searchNetwork(network, (some) => tell(counted(nameAll(some)).map(presentAppliance))))
    options.log.info({ devices: found.map(({ deviceId }) => deviceId) }, 'network searched')
    // A device that does not answer for a moment is not gone.
    const isNew = new Set(found.map(({ deviceId }) => deviceId))
    devices = [...devices.filter(({ deviceId }) => !isNew.has(deviceId)), ...found]
    return counted(devices).map(presentAppliance)
  }
  const measure = async (now: number) => {
    if (isMeasuring || devices.length === 0) return
    isMeasuring = true
    try {
      const sample = homeSample(now, await reader.read(counted(devices)))
      if (sample) link.send(() => [sample])
    } finally {
      isMeasuring = false
    }
  }
  const link = openGatewayLink({ ...options, jobs: { scan, choose, measure: () => measure(Date.now()), ...(restart ? { restart } : {}) } })
  return {
    link,
    async search() {
      await link.tellAppliances(await scan(() => undefined))
    },
    measure,
    async close() {
      reader.close()
      await link.close()
    },
  }
}

function presentAppliance({ deviceId, kind, device }: NetworkDevice): FoundAppliance {
  const { manufacturer, model, serialNumber } = device
  return { deviceId, kind, manufacturer: plain(manufacturer, 100), model: plain(model, 100), serialNumber: plain(serialNumber, 64) }
}

const plain = (text: string, max: number) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, max)
