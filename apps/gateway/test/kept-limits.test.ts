import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { GatewayLimits, LimitEvent } from '@wattdesk/device-protocol/limits.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { startModbusServer } from '@wattdesk/sunspec/modbus-server.ts'
import { Aedes } from 'aedes'
import { afterEach, expect, test, vi } from 'vitest'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const serial = 'C083-TEST-1'
const deviceId = 'sunspec-HV1-0'
const derating = 40_125

/** A Huawei inverter of 8.8 kW that keeps a limit until it is written again: it has no time after which one ends. */
async function startInverter() {
  const registers = new Map<number, number>()
  const put = (address: number, ...values: number[]) => {
    for (const [at, value] of values.entries()) registers.set(address + at, value)
  }
  const text = (address: number, size: number, value: string) => {
    for (let at = 0; at < size; at += 1) put(address + at, (value.charCodeAt(at * 2) || 0) * 256 + (value.charCodeAt(at * 2 + 1) || 0))
  }
  text(30_000, 15, 'SUN2000-8KTL')
  text(30_015, 10, 'HV1')
  put(30_075, 0, 8_800)
  put(32_080, 0, 6_000)
  put(32_106, 0, 100)
  put(derating, 1_000)
  const written: number[] = []
  const start = (port: number) =>
    startModbusServer(
      { host: '127.0.0.1', port },
      (unit, address, count) => {
        if (unit !== 1) return undefined
        const found = Array.from({ length: count }, (_, at) => registers.get(address + at))
        return found.includes(undefined) ? undefined : found.map((one) => one ?? 0)
      },
      (_, address, values) => {
        if (address !== derating) return false
        written.push(...values)
        put(address, ...values)
        put(32_080, 0, Math.min(6_000, (8_800 * (values[0] ?? 0)) / 1_000))
        return true
      },
    )
  let server = await start(0)
  const { port } = server
  closing.push(() => server.close())
  return {
    port,
    written,
    limited: () => registers.get(derating),
    unplug: () => server.close(),
    plug: async () => {
      server = await start(port)
    },
  }
}

async function startBroker() {
  const broker = await Aedes.createBroker()
  const limits: LimitEvent[] = []
  const found: FoundAppliance[] = []
  broker.on('publish', ({ topic, payload }) => {
    if (topic === gatewayTopic(serial, 'limits')) limits.push(...(JSON.parse(payload.toString()) as GatewayLimits).events)
    if (topic === gatewayTopic(serial, 'appliances')) found.push(...JSON.parse(payload.toString()).appliances)
  })
  const server = createServer(broker.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.close(),
    () => new Promise((resolve) => broker.close(() => resolve(undefined))),
  )
  return {
    url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
    found,
    outcomes: () => limits.map(({ outcome }) => outcome),
    lastEvent: () => limits.at(-1),
    limit(powerW: number, lastsMs: number) {
      const now = Date.now()
      const limitId = crypto.randomUUID()
      const limit = { limitId, of: 'device', deviceId, power: 'generation', powerW }
      const times = { from: new Date(now - 1_000).toISOString(), until: new Date(now + lastsMs).toISOString() }
      const command = { commandId: crypto.randomUUID(), issuedAt: new Date(now).toISOString(), command: 'limits' }
      const payload = JSON.stringify({ ...command, limits: [{ ...limit, ...times }] })
      broker.publish(
        { cmd: 'publish', topic: gatewayTopic(serial, 'commands'), payload, qos: 1, retain: false, dup: false },
        () => undefined,
      )
      return limitId
    },
  }
}

/** The program in a folder, where it finds what it stored before. */
async function openProgram(url: string, port: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  closing.push(() => rm(folder, { recursive: true }))
  let program: ChildProcess | undefined
  const kill = async () => {
    if (!program) return
    const ended = once(program, 'exit')
    program.kill('SIGKILL')
    await ended
    program = undefined
  }
  closing.push(kill)
  const start = () => {
    program = spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts')], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        MQTT_URL: url,
        GATEWAY_SERIAL: serial,
        GATEWAY_PASSWORD: 'p',
        NETWORK: '127.0.0.1',
        MODBUS_PORT: String(port),
        MODBUS_UNITS: '1',
        DEVICE_TIMEOUT_SECONDS: '1',
        PUBLISH_INTERVAL_SECONDS: '1',
        DEVICES_FILE: path.join(folder, 'devices.json'),
        LIMITS_FILE: path.join(folder, 'limits.json'),
      },
    })
  }
  const stored = async () => JSON.parse(await readFile(path.join(folder, 'limits.json'), 'utf8'))
  return { start, kill, stored }
}

const soon = { timeout: 20_000, interval: 50 }

async function startHome() {
  const inverter = await startInverter()
  const broker = await startBroker()
  const program = await openProgram(broker.url, inverter.port)
  program.start()
  await vi.waitFor(() => expect(broker.found.length).toBeGreaterThan(0), soon)
  return { inverter, broker, program }
}

const formerly = { [`${deviceId}/generation`]: [{ address: derating, registers: [1_000] }] }

test('a limit that only the gateway ends is announced as such, set, read back, stored, not written again, and ended by its time', async () => {
  const { inverter, broker, program } = await startHome()
  expect(broker.found[0]).toMatchObject({ deviceId, limitable: { generationW: 8_800, endedByGateway: ['generation'] } })
  broker.limit(4_400, 3_000)
  await vi.waitFor(() => expect(broker.outcomes()).toEqual(['set', 'followed']), soon)
  expect(inverter.limited()).toBe(500)
  expect(await program.stored()).toMatchObject({ former: formerly })
  await vi.waitFor(() => expect(broker.outcomes().at(-1)).toBe('restored'), soon)
  expect(inverter.written).toEqual([500, 1_000])
  expect(await program.stored()).toMatchObject({ former: {} })
}, 60_000)

test('a limit whose gateway is killed meanwhile is ended as soon as the gateway is back, and reported', async () => {
  const { inverter, broker, program } = await startHome()
  const endsAt = Date.now() + 2_500
  const limitId = broker.limit(4_400, 2_500)
  await vi.waitFor(() => expect(inverter.limited()).toBe(500), soon)
  await program.kill()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(endsAt), soon)
  // Nobody else ends it.
  expect(inverter.limited()).toBe(500)
  program.start()
  await vi.waitFor(() => expect(broker.lastEvent()).toMatchObject({ limitId, deviceId, outcome: 'restored' }), soon)
  expect(inverter.limited()).toBe(1_000)
}, 60_000)

test('a limit whose device cannot be reached at its end is reported as such, and ended once the device responds', async () => {
  const { inverter, broker } = await startHome()
  broker.limit(4_400, 2_500)
  await vi.waitFor(() => expect(broker.outcomes()).toEqual(['set', 'followed']), soon)
  await inverter.unplug()
  await vi.waitFor(() => expect(broker.outcomes().at(-1)).toBe('unreachable'), soon)
  expect(inverter.limited()).toBe(500)
  await inverter.plug()
  await vi.waitFor(() => expect(broker.outcomes().at(-1)).toBe('restored'), soon)
  expect(inverter.limited()).toBe(1_000)
}, 60_000)
