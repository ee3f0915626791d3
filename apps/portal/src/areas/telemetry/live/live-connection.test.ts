import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection, type LiveSocket, type LiveState } from './live-connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The browser's side of a socket: records sent messages, and lets the test send and close as the server. */
function fakeSocket() {
  const sent: unknown[] = []
  const socket: LiveSocket = {
    send: (text) => sent.push(JSON.parse(String(text))),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  const fire = (name: 'onopen' | 'onmessage' | 'onclose', event: object) => (socket[name] as ((event: object) => void) | null)?.(event)
  return {
    socket,
    sent,
    open: () => fire('onopen', {}),
    say: (message: object) => fire('onmessage', { data: JSON.stringify(message) }),
    hangUp: (code: number) => fire('onclose', { code }),
  }
}

function start(open: () => Promise<LiveSocket>, isRefusal = () => false) {
  const states: LiveState['kind'][] = []
  const topics: string[] = []
  const connection = new LiveConnection({
    open,
    isRefusal,
    onState: ({ kind }) => states.push(kind),
    onMessage: ({ topic }) => topics.push(topic),
  })
  return { connection, states, topics }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('subscribes once open, and then only to what changes', async () => {
  const line = fakeSocket()
  const { connection, topics } = start(async () => line.socket)
  connection.ask(['power', 'grid'])
  await settle()
  line.open()
  connection.ask(['power', 'pv'])
  line.say({ topic: 'pv', siteId: 's', at: '2026-11-21T10:00:00Z', data: { powerW: 5 } })
  line.say({ nonsense: true })
  expect(line.sent).toEqual([{ subscribe: ['power', 'grid'] }, { unsubscribe: ['grid'] }, { subscribe: ['pv'] }])
  expect(topics).toEqual(['pv'])
  connection.close()
})

test('reconnects after 1, 2, 4 seconds, and subscribes to its topics again', async () => {
  const lines = [fakeSocket(), fakeSocket(), fakeSocket()]
  let opened = 0
  const { connection, states } = start(async () => {
    const line = lines[opened]
    opened += 1
    if (!line) throw new Error('server away')
    return line.socket
  })
  connection.ask(['power'])
  await settle()
  lines[0]?.open()
  lines[0]?.hangUp(1006)
  await vi.advanceTimersByTimeAsync(999)
  expect(opened).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toBe(2)
  lines[1]?.hangUp(1006)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(opened).toBe(3)
  lines[2]?.open()
  expect(lines[2]?.sent).toEqual([{ subscribe: ['power'] }])
  expect(states.at(-1)).toBe('open')
  connection.close()
})

test('a silent connection is given up and reopened', async () => {
  const lines = [fakeSocket(), fakeSocket()]
  let opened = 0
  const { connection, states } = start(async () => (lines[opened++] ?? fakeSocket()).socket)
  await settle()
  lines[0]?.open()
  await vi.advanceTimersByTimeAsync(70_000)
  expect(states).toContain('waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).toBe(2)
  connection.close()
})

test('a refusal is final: no ticket for this member, or permissions lost', async () => {
  const refused = start(
    () => Promise.reject(new Error('403')),
    () => true,
  )
  await settle()
  expect(refused.states).toEqual(['connecting', 'refused'])

  const line = fakeSocket()
  const { states } = start(async () => line.socket)
  await settle()
  line.open()
  line.hangUp(4403)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['connecting', 'open', 'refused'])
})

test('closed means closed: nothing is opened afterwards', async () => {
  const line = fakeSocket()
  let opened = 0
  const { connection } = start(async () => {
    opened += 1
    return line.socket
  })
  await settle()
  line.open()
  line.hangUp(1006)
  connection.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened).toBe(1)
})
