import { type DeviceReading, readDevice } from '@wattdesk/sunspec/device.ts'
import type { WriteRegisters } from '@wattdesk/sunspec/limits.ts'
import { type ModbusClient, openModbusClient } from '@wattdesk/sunspec/modbus-client.ts'
import type { ReadRegisters } from '@wattdesk/sunspec/model-chain.ts'
import type { ReadDevice } from './home-sample.ts'
import type { NetworkDevice } from './network-search.ts'

export type DeviceIo = { read: ReadRegisters; write: WriteRegisters }

/** Reads and writes devices again and again over connections that stay open. */
export function openDeviceReader(timeoutMs: number) {
  const clients = new Map<string, ModbusClient>()
  const keyOf = ({ host, port }: NetworkDevice) => `${host}:${port}`

  const use = async <T>(one: NetworkDevice, work: (io: DeviceIo) => Promise<T>): Promise<T> => {
    const key = keyOf(one)
    try {
      const client = clients.get(key) ?? (await openModbusClient({ host: one.host, port: one.port, timeoutMs }))
      clients.set(key, client)
      return await work({
        read: (address, count) => client.read(one.unit, address, count),
        write: (address, registers) => client.write(one.unit, address, registers),
      })
    } catch (error) {
      clients.get(key)?.close()
      clients.delete(key)
      throw error
    }
  }
  const readOne = (one: NetworkDevice): Promise<DeviceReading | undefined> =>
    use(one, ({ read }) => readDevice(read, one.device)).catch(() => undefined)
  return {
    /** Works with the registers of a device. The connection is closed if that fails. */
    use,
    /** Devices of one host in turn, hosts at the same time. What does not respond has no reading. */
    async read(devices: readonly NetworkDevice[]): Promise<ReadDevice[]> {
      const hosts = Map.groupBy(devices, keyOf)
      const read = await Promise.all(
        [...hosts.values()].map(async (own) => {
          const responses: ReadDevice[] = []
          for (const one of own) responses.push({ deviceId: one.deviceId, kind: one.kind, reading: await readOne(one) })
          return responses
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
