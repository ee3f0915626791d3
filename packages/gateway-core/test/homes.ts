import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { frameOf } from '@wattdesk/sunspec/modbus-rtu.ts'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { Aedes } from 'aedes'

type Closing = (() => unknown)[]
type Given = Record<string, number | string>

/** The registers of a device from the mark on: its common model, further models, the end. */
export const mapOf = (common: Given, ...models: number[][]): number[] => [
  ...[0x5375, 0x6e53],
  ...encodeModel(1, { values: common }),
  ...models.flat(),
  ...[0xffff, 0],
]
export const generating = (W: number) => encodeModel(103, { values: { W, W_SF: 0 } })
export const metering = (W: number, model = 203) => encodeModel(model, { values: { W, W_SF: 0 } })

/**
 * A host whose units have register maps at 40000, or sparse registers. Other registers are refused. Writes persist; of SunSpec's
 * registers, some devices take only single ones.
 */
export async function startHost(
  closing: Closing,
  mapOfUnit: (unit: number) => number[] | Map<number, number> | undefined,
  takesOnlySingle = false,
) {
  const device = await startModbusServer(
    { host: '127.0.0.1', port: 0 },
    (unit, address, count) => {
      const map = mapOfUnit(unit)
      const at = (place: number) => (Array.isArray(map) ? map[place - 40_000] : map?.get(place))
      const found = Array.from({ length: count }, (_, index) => at(address + index))
      return found.includes(undefined) ? undefined : found.map((one) => one ?? 0)
    },
    (unit, address, registers, isOne) => {
      if (takesOnlySingle && !isOne && address >= 40_000) return false
      const map = mapOfUnit(unit)
      if (Array.isArray(map)) map.splice(address - 40_000, registers.length, ...registers)
      else for (const [index, register] of registers.entries()) map?.set(address + index, register)
      return map !== undefined
    },
  )
  closing.push(device.close)
  return { host: '127.0.0.1', port: device.port }
}

/** A server of a serial line, which one client at a time can use, with units that have register maps at 40000. Other units are silent. */
export async function startSerialServer(closing: Closing, mapOfUnit: (unit: number) => number[] | undefined) {
  const server = createServer((socket) => {
    closing.push(() => socket.destroy())
    socket.on('data', (request) => {
      const [address, count] = [request.readUInt16BE(2), request.readUInt16BE(4)]
      const map = mapOfUnit(request.readUInt8(0))
      if (!map) return
      const found = map.slice(address - 40_000, address - 40_000 + count)
      const registers = Buffer.alloc(2 * count)
      for (const [index, register] of found.entries()) registers.writeUInt16BE(register, 2 * index)
      const body = address < 40_000 || found.length < count ? Buffer.from([0x83, 2]) : Buffer.from([3, 2 * count, ...registers])
      socket.write(frameOf({ unit: request.readUInt8(0), body }))
    })
  })
  server.maxConnections = 1
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** A broker that keeps what a gateway publishes. */
export async function startBroker(closing: Closing) {
  const broker = await Aedes.createBroker()
  const messages: { topic: string; message: Record<string, unknown> }[] = []
  broker.on('publish', ({ topic, payload }) => {
    if (topic.startsWith('wattdesk/')) messages.push({ topic, message: JSON.parse(payload.toString()) })
  })
  const server = createServer(broker.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.close(),
    () => new Promise((resolve) => broker.close(() => resolve(undefined))),
  )
  const publish = (topic: string, message: object) =>
    broker.publish({ cmd: 'publish', topic, payload: JSON.stringify(message), qos: 1, retain: false, dup: false }, () => undefined)
  return { url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`, messages, publish }
}
