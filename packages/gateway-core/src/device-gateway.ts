import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
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
  let isMeasuring = false

  const nameAll = (found: readonly NetworkDevice[]) => found.map((one) => ({ ...one, deviceId: deviceIdOf(one) ?? one.deviceId }))
  const scan = async (tell: (appliances: readonly FoundAppliance[]) => void) => {
    const found = nameAll(await searchNetwork(network, (some) => tell(nameAll(some).map(presentAppliance))))
    // A device that does not answer for a moment is not gone.
    const isNew = new Set(found.map(({ deviceId }) => deviceId))
    devices = [...devices.filter(({ deviceId }) => !isNew.has(deviceId)), ...found]
    return devices.map(presentAppliance)
  }
  const measure = async (now: number) => {
    if (isMeasuring || devices.length === 0) return
    isMeasuring = true
    try {
      const sample = homeSample(now, await reader.read(devices))
      if (sample) link.send(() => [sample])
    } finally {
      isMeasuring = false
    }
  }
  const link = openGatewayLink({ ...options, jobs: { scan, measure: () => measure(Date.now()), ...(restart ? { restart } : {}) } })
  return {
    link,
    async search() {
      const appliances = await scan(() => undefined)
      if (link.isConnected()) await link.tellAppliances(appliances).catch(() => undefined)
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
