import { type DeviceReading, readDevice } from '@wattdesk/sunspec/device.ts'
import { type ModbusClient, openModbusClient } from '@wattdesk/sunspec/modbus-client.ts'
import type { ReadDevice } from './home-sample.ts'
import type { NetworkDevice } from './network-search.ts'

/** Reads devices again and again over connections that stay open. */
export function openDeviceReader(timeoutMs: number) {
  const clients = new Map<string, ModbusClient>()
  const keyOf = ({ host, port }: NetworkDevice) => `${host}:${port}`

  const readOne = async (one: NetworkDevice): Promise<DeviceReading | undefined> => {
    const key = keyOf(one)
    try {
      const client = clients.get(key) ?? (await openModbusClient({ host: one.host, port: one.port, timeoutMs }))
      clients.set(key, client)
      return await readDevice((address, count) => client.read(one.unit, address, count), one.device)
    } catch {
      clients.get(key)?.close()
      clients.delete(key)
      return undefined
    }
  }
  return {
    /** Devices of one host in turn, hosts at the same time. What does not answer has no reading. */
    async read(devices: readonly NetworkDevice[]): Promise<ReadDevice[]> {
      const hosts = Map.groupBy(devices, keyOf)
      const read = await Promise.all(
        [...hosts.values()].map(async (own) => {
          const answers: ReadDevice[] = []
          for (const one of own) answers.push({ deviceId: one.deviceId, kind: one.kind, reading: await readOne(one) })
          return answers
        }),
      )
      return read.flat()
    },
    close() {
      for (const client of clients.values()) client.close()
      clients.clear()
    },
  }
}
