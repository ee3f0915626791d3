import { readFile } from 'node:fs/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeCertificates } from '../../test/certificates.ts'
import { freePort, hasNats, type Nats, startNats, startShippedNats } from '../../test/nats.ts'
import { type EventBus, openLocalBus } from './event-bus.ts'
import { openLog } from './log.ts'
import { openNatsBus } from './nats-bus.ts'
import { openBus } from './open-bus.ts'

const log = openLog('silent')
const desk = { name: () => 'desk', onChange: () => () => undefined }

let nats: Nats | undefined
let natsUrl: string
beforeAll(async () => {
  if (!hasNats) return
  nats = await startNats()
  natsUrl = nats.url
})
afterAll(() => nats?.stop())

describe.each([
  ['in process', true, async () => openLocalBus()],
  ['over NATS', hasNats, () => openNatsBus({ url: natsUrl, deployment: desk, log })],
] as const)('the bus %s', (_, isHere, open) => {
  const test = it.skipIf(!isHere)
  const settled = (received: unknown[], count: number) => vi.waitFor(() => expect(received).toHaveLength(count), 3_000)

  async function withBus(work: (bus: EventBus) => Promise<void>): Promise<void> {
    const bus = await open()
    try {
      await work(bus)
    } finally {
      await bus.close()
    }
  }

  test('delivers events to their subscribers, in order', () =>
    withBus(async (bus) => {
      const received: unknown[] = []
      bus.subscribe('live.a', (data, subject) => received.push([subject, data]))
      for (const number of [1, 2, 3]) bus.publish('live.a', { number })
      bus.publish('live.b', { number: 4 })
      await settled(received, 3)
      expect(received).toEqual([1, 2, 3].map((number) => ['live.a', { number }]))
    }))

  test('matches patterns', () =>
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
      const received: unknown[] = []
      const stop = bus.subscribe('live.a', (data) => received.push(data))
      bus.subscribe('live.a', (data) => received.push(data))
      bus.publish('live.a', 1)
      await settled(received, 2)
      stop()
      bus.publish('live.a', 2)
      await settled(received, 3)
    }))
})

it('the settings choose the bus, and two processes meet on NATS', async () => {
  const [one, other] = await Promise.all([openBus({ natsUrl, deployment: desk, log }), openBus({ natsUrl, deployment: desk, log })])
  const received: unknown[] = []
  other.subscribe('sessions.changed', (data) => received.push(data))
  await vi.waitFor(() => {
    one.publish('sessions.changed', { memberId: 'm' })
    expect(received.length).toBeGreaterThan(0)
  }, 3_000)
  expect(received[0]).toEqual({ memberId: 'm' })
  await one.close()
  await other.close()
})

it.skipIf(!hasNats)('deployments that share a NATS do not exchange events, until a copy becomes the original', async () => {
  let [name, changed] = ['desk-copy', () => {}]
  const copy = {
    name: () => name,
    onChange(callback: () => void) {
      changed = callback
      return () => undefined
    },
  }
  const [original, other] = [desk, copy].map((deployment) => openNatsBus({ url: natsUrl, deployment, log }))
  const [bus, copyBus] = [await original, await other]
  const received: unknown[] = []
  copyBus?.subscribe('live.*', (data, subject) => received.push(subject, data))
  bus?.publish('live.a', 'to the original')
  await vi.waitFor(() => {
    copyBus?.publish('live.b', 'to the copy')
    expect(received).toContain('to the copy')
  }, 3_000)
  expect(received).not.toContain('to the original')
  name = 'desk'
  changed()
  await vi.waitFor(() => {
    bus?.publish('live.a', 'to all')
    expect(received.slice(-2)).toEqual(['live.a', 'to all'])
  }, 3_000)
  await Promise.all([bus?.close(), copyBus?.close()])
})

it.skipIf(!hasNats)('a bus that was disconnected reports it, and that events may have been missed', async () => {
  const bus = await openNatsBus({ url: natsUrl, deployment: desk, log })
  let misses = 0
  bus.onMissed(() => (misses += 1))
  const comeBack = await nats?.stopForAWhile()
  await vi.waitFor(() => expect(bus.isConnected()).toBe(false), 3_000)
  await comeBack?.()
  await vi.waitFor(() => expect([bus.isConnected(), misses]).toEqual([true, 1]), 10_000)
  await bus.close()
})

it.skipIf(!hasNats)('a bus with TLS and a password waits for its server, and reports what is wrong with others', async () => {
  const certificates = await makeCertificates()
  const trusted = getCACertificates('default')
  const warned = vi.spyOn(log, 'warn')
  const isReported = (reason: RegExp) =>
    vi.waitFor(() => expect(warned.mock.calls.map((call) => String(call.at(-1)))).toContainEqual(expect.stringMatching(reason)), 10_000)
  const port = await freePort()
  try {
    const bus = await openNatsBus({ url: `tls://wattdesk:ours@localhost:${port}`, deployment: desk, log })
    const received: unknown[] = []
    bus.subscribe('live.a', (data) => received.push(data))
    await isReported(/NATS_URL.*refused/)
    const plain = await startNats(port)
    await isReported(/does not support 'tls'/)
    await plain.stop()
    const stranger = await startShippedNats(certificates, 'other', port)
    await isReported(/NATS_URL.*certificate/)
    setDefaultCACertificates([...trusted, await readFile(certificates.authority, 'utf8')])
    await isReported(/Authorization Violation/i)
    await stranger.stop()
    const ours = await startShippedNats(certificates, 'ours', port, 'nats-single.conf')
    await vi.waitFor(() => expect(bus.isConnected()).toBe(true), 10_000)
    bus.publish('live.a', 'earlier subscriptions receive it')
    await vi.waitFor(() => expect(received).toHaveLength(1), 3_000)
    await bus.close()
    await ours.stop()
  } finally {
    setDefaultCACertificates(trusted)
    warned.mockRestore()
    await certificates.remove()
  }
})
