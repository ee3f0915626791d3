import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { Aedes } from 'aedes'
import { expect, test, vi } from 'vitest'

const serial = 'C083-TEST-1'

test('the program signs in, finds an inverter, publishes what it measures, and ends when told to restart', async () => {
  const broker = await Aedes.createBroker()
  const said: { topic: string; message: Record<string, unknown> }[] = []
  broker.on('publish', ({ topic, payload }) => {
    if (topic.startsWith('wattdesk/')) said.push({ topic, message: JSON.parse(payload.toString()) })
  })
  const server = createServer(broker.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const inverter = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'SMA', Md: 'STP 8.0', SN: '3001' } })]
  const map = [...inverter, ...encodeModel(103, { values: { W: 1_200, W_SF: 0 } }), 0xffff, 0]
  const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (_, address, count) =>
    address < 40_000 ? undefined : map.slice(address - 40_000, address - 40_000 + count),
  )
  const program = spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts')], {
    stdio: 'ignore',
    env: {
      MQTT_URL: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GATEWAY_SERIAL: serial,
      GATEWAY_PASSWORD: 'p',
      NETWORK: '127.0.0.1',
      MODBUS_PORT: String(device.port),
      MODBUS_UNITS: '1',
      PUBLISH_INTERVAL_SECONDS: '1',
    },
  })
  const ended = once(program, 'exit')
  try {
    const on = (channel: 'status' | 'telemetry' | 'command-results') =>
      said.filter(({ topic }) => topic === gatewayTopic(serial, channel)).map(({ message }) => message)
    await vi.waitFor(() => expect(on('telemetry').length).toBeGreaterThan(0), { timeout: 10_000, interval: 50 })
    expect(on('status')[0]).toMatchObject({ state: 'online' })
    const appliances = [{ deviceId: 'sunspec-3001-0', kind: 'PV', powerW: 1_200 }]
    expect(on('telemetry')[0]).toMatchObject({ sequence: 0, samples: [{ productionPowerW: 1_200, appliances }] })
    const command = JSON.stringify({ commandId: crypto.randomUUID(), command: 'restart', issuedAt: new Date().toISOString() })
    broker.publish(
      { cmd: 'publish', topic: gatewayTopic(serial, 'commands'), payload: command, qos: 1, retain: false, dup: false },
      () => undefined,
    )
    expect((await ended)[0]).toBe(0)
    expect(on('command-results').map(({ state }) => state)).toEqual(['RECEIVED', 'STARTED', 'DONE'])
    expect(on('status').at(-1)).toMatchObject({ state: 'offline' })
  } finally {
    program.kill('SIGKILL')
    await device.close()
    await new Promise((resolve) => broker.close(() => resolve(undefined)))
    server.close()
  }
}, 20_000)
