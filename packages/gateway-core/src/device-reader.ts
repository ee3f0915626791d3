import { readDevice } from '@wattdesk/sunspec/device.ts'
import type { WriteRegister, WriteRegisters } from '@wattdesk/sunspec/limiter.ts'
import { type ModbusAddress, type ModbusClient, openModbusClient } from '@wattdesk/sunspec/modbus-client.ts'
import type { ReadRegisters } from '@wattdesk/sunspec/model-chain.ts'
import type { NetworkDevice } from './device-identity.ts'
import type { ReadDevice } from './home-sample.ts'

export type DeviceIo = {
  read: ReadRegisters
  /** Reads another unit of the same host. */
  readAt: (unit: number) => ReadRegisters
  write: WriteRegisters
  writeOne: WriteRegister
}

/** Connects to an address. Defaults to the network. */
export type Connect = (address: ModbusAddress) => Promise<ModbusClient>

/** Reads and writes devices repeatedly over persistent connections. */
export function openDeviceReader(timeoutMs: number, connect: Connect = openModbusClient) {
  const clients = new Map<string, ModbusClient>()
  const keyOf = ({ host, port }: Pick<NetworkDevice, 'host' | 'port'>) => `${host}:${port}`

  const use = async <T>(one: NetworkDevice, work: (io: DeviceIo) => Promise<T>): Promise<T> => {
    const key = keyOf(one)
    try {
      const client = clients.get(key) ?? (await connect({ host: one.host, port: one.port, timeoutMs, settleMs: one.settleMs }))
      clients.set(key, client)
      const readAt =
        (unit: number): ReadRegisters =>
        (address, count) =>
          client.read(unit, address, count)
      return await work({
        read: readAt(one.unit),
        readAt,
        write: (address, registers) => client.write(one.unit, address, registers),
        writeOne: (address, register) => client.writeOne(one.unit, address, register),
      })
    } catch (error) {
      clients.get(key)?.close()
      clients.delete(key)
      throw error
    }
  }
  const readOne = async (one: NetworkDevice): Promise<ReadDevice> => {
    const { deviceId, kind } = one
    try {
      return {
        deviceId,
        kind,
        reading: await use(one, ({ read, readAt }) => readDevice(read, one.device, readAt(one.device.ownUnit ?? one.unit))),
      }
    } catch (error) {
      return { deviceId, kind, reading: undefined, why: error instanceof Error ? error.message : 'failed' }
    }
  }
  return {
    /** Works with a device's registers. If that fails, the connection is closed. */
    use,
    /** Connects to a device. Shares a connection that is already open, and leaves it open. */
    async borrow(address: ModbusAddress): Promise<ModbusClient> {
      const key = keyOf(address)
      const shared = clients.get(key)
      if (!shared) return connect(address)
      return {
        ...shared,
        read: (...request) =>
          shared.read(...request).catch((error: unknown) => {
            // One that stays open is used again: a second connection would be refused, or on a serial line take some of the responses.
            if (!shared.isOpen() && clients.get(key) === shared) clients.delete(key)
            throw error
          }),
        close: () => undefined,
      }
    },
    /** Reads the devices of one host in turn, and hosts concurrently. A device that does not respond has no reading. */
    async read(devices: readonly NetworkDevice[]): Promise<ReadDevice[]> {
      const hosts = Map.groupBy(devices, keyOf)
      const read = await Promise.all(
        [...hosts.values()].map(async (own) => {
          const responses: ReadDevice[] = []
          for (const one of own) responses.push(await readOne(one))
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
