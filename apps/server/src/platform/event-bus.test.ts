import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EventBus, openLocalBus } from './event-bus.ts'
import { openLog } from './log.ts'
import { openNatsBus } from './nats-bus.ts'
import { openBus } from './open-bus.ts'

const log = openLog('silent')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Debian's package; a machine without it tells that its cases were skipped. */
const hasNats = spawnSync('nats-server', ['--version']).status === 0
let nats: ChildProcess | undefined
let natsUrl: string
beforeAll(async () => {
  if (!hasNats) return
  const port = await freePort()
  natsUrl = `nats://127.0.0.1:${port}`
  nats = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  await once(nats, 'spawn')
})
afterAll(async () => {
  if (!nats) return
  const ended = once(nats, 'exit')
  nats.kill('SIGKILL')
  await ended
})

describe.each([
  ['in process', true, async () => openLocalBus()],
  ['over NATS', hasNats, () => openNatsBus(natsUrl, log)],
] as const)('the bus %s', (_, isHere, open) => {
  const test = it.skipIf(!isHere)
  const settled = (heard: unknown[], count: number) => vi.waitFor(() => expect(heard).toHaveLength(count), 3_000)

  async function withBus(work: (bus: EventBus) => Promise<void>): Promise<void> {
    const bus = await open()
    try {
      await work(bus)
    } finally {
      await bus.close()
    }
  }

  test('brings events to who asked for them, in order', () =>
    withBus(async (bus) => {
      const heard: unknown[] = []
      bus.subscribe('live.a', (data, subject) => heard.push([subject, data]))
      for (const number of [1, 2, 3]) bus.publish('live.a', { number })
      bus.publish('live.b', { number: 4 })
      await settled(heard, 3)
      expect(heard).toEqual([1, 2, 3].map((number) => ['live.a', { number }]))
    }))

  test('knows patterns', () =>
    withBus(async (bus) => {
      const one: string[] = []
      const all: string[] = []
      bus.subscribe('live.*', (_data, subject) => one.push(subject))
      bus.subscribe('live.>', (_data, subject) => all.push(subject))
      for (const subject of ['live.a', 'live.a.b', 'other.a', 'live']) bus.publish(subject, null)
      await settled(all, 2)
      expect(one).toEqual(['live.a'])
      expect(all).toEqual(['live.a', 'live.a.b'])
    }))

  test('is silent to who stopped listening', () =>
    withBus(async (bus) => {
      const heard: unknown[] = []
      const stop = bus.subscribe('live.a', (data) => heard.push(data))
      bus.subscribe('live.a', (data) => heard.push(data))
      bus.publish('live.a', 1)
      await settled(heard, 2)
      stop()
      bus.publish('live.a', 2)
      await settled(heard, 3)
    }))
})

it('the settings choose the bus, and two processes meet on NATS', async () => {
  const [one, other] = await Promise.all([openBus({ natsUrl, log }), openBus({ natsUrl, log })])
  const heard: unknown[] = []
  other.subscribe('sessions.changed', (data) => heard.push(data))
  await vi.waitFor(() => {
    one.publish('sessions.changed', { memberId: 'm' })
    expect(heard.length).toBeGreaterThan(0)
  }, 3_000)
  expect(heard[0]).toEqual({ memberId: 'm' })
  await one.close()
  await other.close()
})
