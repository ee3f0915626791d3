import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import { Aedes } from 'aedes'
import { expect, test, vi } from 'vitest'

const serial = 'C083-TEST-1'

/** A broker, with the messages that it receives from the gateway. */
async function startBroker() {
  const broker = await Aedes.createBroker()
  const messages: { topic: string; message: Record<string, unknown> }[] = []
  broker.on('publish', ({ topic, payload }) => {
    if (topic.startsWith('wattdesk/')) messages.push({ topic, message: JSON.parse(payload.toString()) })
  })
  const server = createServer(broker.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    broker,
    url: `mqtt://127.0.0.1:${portOf(server)}`,
    on: (channel: 'status' | 'telemetry' | 'command-results') =>
      messages.filter(({ topic }) => topic === gatewayTopic(serial, channel)).map(({ message }) => message),
    async stop() {
      await new Promise((resolve) => broker.close(() => resolve(undefined)))
      server.close()
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Devices that it finds are stored in `folder`. */
const startProgram = (folder: string, url: string, settings: Record<string, string>) =>
  spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      MQTT_URL: url,
      GATEWAY_SERIAL: serial,
      GATEWAY_PASSWORD: 'p',
      DEVICES_FILE: path.join(folder, 'devices.json'),
      CLOCK_FILE: path.join(folder, 'clock.json'),
      NETWORK: '127.0.0.1',
      ...settings,
    },
  })

test('the program signs in, finds an inverter, publishes its measurements, and ends when asked to restart', async () => {
  const { broker, url, on, stop } = await startBroker()
  const inverter = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'SMA', Md: 'STP 8.0', SN: '3001' } })]
  const map = [...inverter, ...encodeModel(103, { values: { W: 1_200, W_SF: 0 } }), 0xffff, 0]
  // A meter that does not report its position.
  const meter = [0x5375, 0x6e53, ...encodeModel(1, { values: { Mn: 'EMH', Md: 'ED300L', SN: '88' } })]
  const maps = [map, [...meter, ...encodeModel(203, { values: { W: -300, W_SF: 0 } }), 0xffff, 0]]
  const device = await startModbusServer({ host: '127.0.0.1', port: 0 }, (unit, address, count) =>
    address < 40_000 ? undefined : maps[unit - 1]?.slice(address - 40_000, address - 40_000 + count),
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  const search = { MODBUS_PORT: String(device.port), MODBUS_UNITS: '1,2' }
  const program = startProgram(folder, url, { ...search, PUBLISH_INTERVAL_SECONDS: '1' })
  const ended = once(program, 'exit')
  let log = ''
  program.stdout.on('data', (chunk) => {
    log += chunk
  })
  try {
    await vi.waitFor(() => expect(on('telemetry').length).toBeGreaterThan(0), { timeout: 10_000, interval: 50 })
    expect(log).toMatch(
      /"msg":"connected"[\s\S]*"devices":\["sunspec-3001-0","sunspec-88-0"\],"awaited":\[\],"refused":\d+,"seconds":\d+,"msg":"network searched"/,
    )
    expect(on('status')[0]).toMatchObject({ state: 'online' })
    const inverterSample = { deviceId: 'sunspec-3001-0', kind: 'PV', powerW: 1_200 }
    const meterSample = { deviceId: 'sunspec-88-0', kind: 'UNKNOWN', powerW: -300 }
    expect(on('telemetry')[0]).toMatchObject({
      sequence: 0,
      samples: [{ productionPowerW: 1_200, appliances: [inverterSample, meterSample] }],
    })
    const report = (command: object) => {
      const payload = JSON.stringify({ commandId: crypto.randomUUID(), issuedAt: new Date().toISOString(), ...command })
      broker.publish(
        { cmd: 'publish', topic: gatewayTopic(serial, 'commands'), payload, qos: 1, retain: false, dup: false },
        () => undefined,
      )
    }
    // A member sets the meter's kind: the home's sums follow.
    report({ command: 'kinds', appliances: [{ deviceId: 'sunspec-88-0', kind: 'GRID' }] })
    await vi.waitFor(
      () =>
        expect(on('telemetry').at(-1)).toMatchObject({
          samples: [{ gridPowerW: -300, householdPowerW: 900, appliances: [inverterSample, { ...meterSample, kind: 'GRID' }] }],
        }),
      { timeout: 5_000, interval: 50 },
    )
    report({ command: 'restart' })
    expect((await ended)[0]).toBe(0)
    expect(on('command-results').map(({ state }) => state)).toEqual(Array(2).fill(['RECEIVED', 'STARTED', 'DONE']).flat())
    expect(on('status').at(-1)).toMatchObject({ state: 'offline' })
  } finally {
    program.kill('SIGKILL')
    await rm(folder, { recursive: true })
    await device.close()
    await stop()
  }
})

test('the program ends in order when it is stopped during its first search, which may take minutes', async () => {
  const { url, on, stop } = await startBroker()
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  const program = startProgram(folder, url, { MODBUS_PORT: String(portOf(silent)), DEVICE_TIMEOUT_SECONDS: '30' })
  const ended = once(program, 'exit')
  try {
    await vi.waitFor(() => expect(on('status')).toHaveLength(1), { timeout: 10_000, interval: 50 })
    program.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    // It says so itself: its last will has no time.
    expect(on('status')).toContainEqual(expect.objectContaining({ state: 'offline', since: expect.any(String) }))
  } finally {
    program.kill('SIGKILL')
    await rm(folder, { recursive: true })
    silent.close()
    await stop()
  }
})
