import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { Aedes } from 'aedes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openCommandDesk } from '../src/command-desk.ts'
import { openGatewayLink } from '../src/gateway-link.ts'
import { openMessageLog } from '../src/message-log.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const serial = 'C083-TEST-1'
const hour = 3_600_000
const log = { info: () => undefined, warn: () => undefined, debug: () => undefined }

describe('messages', () => {
  test('are due in order until they are acknowledged, and again after an interruption', () => {
    const messages = openMessageLog(() => 0)
    const safe: number[] = []
    for (const index of [0, 1, 2])
      messages.add(
        () => [index],
        () => safe.push(index),
      )
    const due = () => messages.due(2).map(({ sequence }) => sequence)
    expect(due()).toEqual([0, 1])
    messages.begin(0)
    expect(due()).toEqual([1])
    messages.interrupt()
    expect(due()).toEqual([0, 1])
    messages.acknowledge(0)
    messages.acknowledge(0)
    expect([safe, messages.waiting(), due()]).toEqual([[0], 2, [1, 2]])
  })

  test('are kept for an hour after their acknowledgement, and read as they were', () => {
    let now = 0
    const messages = openMessageLog(() => now)
    for (const index of [0, 1, 2, 3]) {
      now = (index * hour) / 2
      messages.add(() => [index])
      messages.acknowledge(index)
    }
    expect(messages.range(0, 9).map(({ read }) => read())).toEqual([[1], [2], [3]])
    expect(messages.range(2, 2).map(({ sequence }) => sequence)).toEqual([2])
  })
})

describe('commands', () => {
  const at = '2026-06-01T12:00:00Z'
  const scan = (commandId: string) => ({ command: 'scan' as const, commandId, issuedAt: at })
  const inverter: FoundAppliance = { deviceId: 'a', kind: 'PV', manufacturer: '', model: '', serialNumber: '' }
  const openDesk = (search: () => Promise<FoundAppliance[]>) => {
    const published: { channel: string; state?: string; message?: string }[] = []
    const jobs = {
      scan: search,
      restart: () => published.push({ channel: 'restart' }),
      resend: async () => 3,
      rotate: async () => true,
      measure: async () => undefined,
      choose: () => undefined,
      limit: async () => undefined,
      places: async () => undefined,
    }
    const { execute } = openCommandDesk(jobs, async (channel, message) => published.push({ channel, ...(message as object) }))
    return { execute, published, states: () => published.flatMap(({ state }) => state ?? []) }
  }

  test('are executed once, and return their last state when repeated', async () => {
    const search = vi.fn(async () => [inverter])
    const { execute, states } = openDesk(search)
    await execute(scan('1'))
    await execute(scan('1'))
    expect(search).toHaveBeenCalledOnce()
    expect(states()).toEqual(['RECEIVED', 'STARTED', 'DONE', 'DONE'])
  })

  test('go on without a connection, and get their response over the next one', async () => {
    const published: { channel: string; state?: string; devicesFound?: number }[] = []
    let isConnected = true
    const jobs = {
      restart: vi.fn(),
      scan: async (found: (appliances: FoundAppliance[]) => void) => {
        isConnected = false
        found([inverter])
        return [inverter]
      },
      ...{
        resend: async () => 3,
        rotate: async () => true,
        measure: async () => undefined,
        choose: () => undefined,
        limit: async () => undefined,
        places: async () => undefined,
      },
    }
    const { execute, resume } = openCommandDesk(jobs, async (channel, message) => {
      if (!isConnected) throw new Error('not connected')
      published.push({ channel, ...(message as object) })
    })
    await execute(scan('1'))
    await execute({ command: 'restart', commandId: '2', issuedAt: at })
    expect([published.map(({ state }) => state), jobs.restart.mock.calls]).toEqual([['RECEIVED', 'STARTED'], []])
    isConnected = true
    await resume()
    await resume()
    expect(published.slice(2)).toMatchObject([
      { channel: 'appliances', commandId: '1', appliances: [inverter] },
      { channel: 'command-results', commandId: '1', state: 'DONE', devicesFound: 1 },
      { channel: 'command-results', commandId: '2', state: 'ERROR' },
    ])
  })

  test('run one at a time of each kind, and report the reason of a failure', async () => {
    const { promise, reject } = Promise.withResolvers<FoundAppliance[]>()
    const { execute, published, states } = openDesk(() => promise)
    const first = execute(scan('1'))
    await execute(scan('2'))
    await execute({ command: 'resend', commandId: '3', issuedAt: at, run: 0, from: 1, to: 3 })
    expect(states()).toEqual(['RECEIVED', 'RECEIVED', 'STARTED', 'ERROR', 'RECEIVED', 'STARTED', 'DONE'])
    reject(new Error('no network\n'))
    await first
    expect(published.at(-1)).toMatchObject({ state: 'ERROR', message: 'no network ' })
    await execute({ command: 'restart', commandId: '4', issuedAt: at })
    expect(published.slice(-2)).toMatchObject([{ state: 'DONE' }, { channel: 'restart' }])
  })
})

test('all requests for missing messages that come at once are met, and of choices that come at once the last one counts', async () => {
  const done: unknown[] = []
  const after = async (one: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push(one)
  }
  const jobs = {
    scan: async () => [],
    restart: () => undefined,
    resend: async ({ from }: { from: number }) => {
      await after(from)
      return 1
    },
    rotate: async () => true,
    measure: async () => undefined,
    choose: (kinds: readonly unknown[]) => done.push(kinds.length),
    limit: (limits: readonly unknown[]) => after(limits),
    places: (places: readonly unknown[]) => after(places.length),
  }
  const states: (string | undefined)[] = []
  const { execute } = openCommandDesk(jobs, async (_, message) => states.push((message as { state?: string }).state))
  const head = (commandId: string) => ({ commandId, issuedAt: '2026-06-01T12:00:00Z' })
  const resend = (from: number) => execute({ ...head(`r${from}`), command: 'resend', run: 7, from, to: from })
  // A repetition of one that waits is not executed twice.
  await Promise.all([resend(8), resend(5), resend(5), resend(2)])
  expect(done.splice(0)).toEqual([8, 5, 2])
  const kind = { deviceId: 'a', kind: 'GRID' as const }
  const place = { host: '10.0.0.5', port: 502, units: [] }
  await Promise.all([
    execute({ ...head('k1'), command: 'kinds', appliances: [] }),
    execute({ ...head('k2'), command: 'kinds', appliances: [kind] }),
  ])
  expect(done.splice(0)).toEqual([0, 1])
  await Promise.all([
    execute({ ...head('p1'), command: 'places', places: [place] }),
    execute({ ...head('p2'), command: 'places', places: [] }),
  ])
  expect(done).toEqual([1, 0])
  expect(states).not.toContain('ERROR')
})

test('a lost connection changes no number: unacknowledged messages are sent again, and a resend returns the originals', async () => {
  const broker = await Aedes.createBroker()
  const received: { run: number; sequence: number; samples: unknown[]; state?: string; message?: string }[] = []
  let isDeaf = true
  let lost = 0
  broker.on('clientDisconnect', () => {
    lost += 1
  })
  broker.authorizePublish = (_, packet, done) => {
    if (packet.topic.endsWith('/status')) return done(null)
    if (isDeaf) return done(new Error('not safe'))
    received.push(JSON.parse(packet.payload.toString()))
    done(null)
  }
  const server = createServer(broker.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () => server.close(),
    () => new Promise((resolve) => broker.close(() => resolve(undefined))),
  )
  const url = `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`
  const link = openGatewayLink({ url, serial, password: 'p', firmware: '1', run: 7, pauseMs: 20, jobs: { scan: async () => [] }, log })
  closing.push(link.close)
  link.open()
  for (const index of [0, 1, 2, 3]) link.send(() => [index])
  await vi.waitFor(() => expect(lost).toBeGreaterThan(1))
  isDeaf = false
  await vi.waitFor(() =>
    expect(received.map(({ run, sequence, samples }) => [run, sequence, samples[0]])).toEqual([0, 1, 2, 3].map((n) => [7, n, n])),
  )
  await vi.waitFor(() => expect(link.waiting()).toBe(0))
  const command = { command: 'resend', commandId: crypto.randomUUID(), issuedAt: '2026-06-01T12:00:00Z', run: 7, from: 1, to: 2 }
  const topic = gatewayTopic(serial, 'commands')
  broker.publish({ cmd: 'publish', topic, payload: JSON.stringify(command), qos: 1, retain: false, dup: false }, () => undefined)
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ state: 'DONE', message: '2 messages sent again' }))
  expect(received.slice(6, 8).map(({ sequence }) => sequence)).toEqual([1, 2])
})
