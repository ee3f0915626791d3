import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The browser's side of a socket. Its close is never confirmed, as on a dead connection. */
class SocketStub {
  static opened: SocketStub[] = []
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    SocketStub.opened.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {}
}

const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  SocketStub.opened = []
  page.hidden = false
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://wattdesk.example/app/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('WebSocket', SocketStub)
  vi.stubGlobal('fetch', async () => Response.json({ ticket: 'one' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow() {
  const { followLive } = await import('./live.ts')
  const received: unknown[] = []
  const end = followLive('home', (message) => received.push(message))
  await vi.advanceTimersByTimeAsync(0)
  return { end, received }
}

test('a connection that never opens is given up and opened again', async () => {
  const { end } = await follow()
  expect(SocketStub.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(80_000)
  expect(SocketStub.opened).toHaveLength(2)
  end()
})

test('a connection that became silent is replaced at once, and says nothing afterwards', async () => {
  const { end, received } = await follow()
  const [first] = SocketStub.opened
  first?.onopen?.()
  const say = first?.onmessage
  say?.({ data: '{"topic":"power"}' })
  await vi.advanceTimersByTimeAsync(80_000)
  expect(SocketStub.opened).toHaveLength(2)
  expect(first?.onmessage).toBeNull()
  expect(received).toEqual([{ topic: 'power' }])
  end()
})

test('pauses while the page is hidden', async () => {
  const { end } = await follow()
  SocketStub.opened[0]?.onopen?.()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(300_000)
  expect(SocketStub.opened).toHaveLength(1)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(SocketStub.opened).toHaveLength(2)
  end()
})
