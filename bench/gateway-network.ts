// A /24 of loopback addresses. Some respond as SunSpec inverters, the others accept a connection and stay silent.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'

export type GatewayNetwork = { hosts: string[]; devices: number; port: number }

process.once('message', (network: GatewayNetwork) => void open(network))
process.send?.('ready')

async function open({ hosts, devices, port }: GatewayNetwork): Promise<void> {
  const step = Math.floor(hosts.length / devices)
  for (const [place, host] of hosts.entries()) {
    const isDevice = place % step === 0 && place / step < devices
    if (isDevice) await startModbusServer({ host, port }, registersOf(place))
    else await once(createServer((socket) => socket.on('error', () => undefined)).listen(port, host), 'listening')
  }
  process.send?.('open')
}

function registersOf(place: number) {
  const common = encodeModel(1, { values: { Mn: 'Bench', Md: 'Inverter', SN: `B-${place}` } })
  const map = [0x5375, 0x6e53, ...common, ...encodeModel(103, { values: { W: place, W_SF: 0 } }), 0xffff, 0]
  return (unit: number, address: number, count: number) =>
    unit === 1 && address >= 40_000 ? map.slice(address - 40_000, address - 40_000 + count) : undefined
}
