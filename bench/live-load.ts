// Opens many live sockets, listens for a while, and reports the age of messages on arrival.
import { once } from 'node:events'
import { WebSocket } from 'ws'

/** The sockets are spread over the sites. */
export type LiveLoad = { url: string; sockets: number; sites: readonly string[]; seconds: number; settleMs: number }
export type LiveResult = { messages: number; p50Ms: number; p99Ms: number }

const openedAtOnce = 20

process.once('message', (load: LiveLoad) => void run(load))
process.send?.('ready')

async function run({ url, sockets, sites, seconds, settleMs }: LiveLoad): Promise<void> {
  const latencies: number[] = []
  let isMeasuring = false
  const open: WebSocket[] = []
  const connect = async (site: string) => {
    const socket = new WebSocket(`${url}?site=${site}`, { headers: { origin: 'http://localhost' }, perMessageDeflate: false })
    open.push(socket)
    socket.on('message', (bytes: Buffer) => {
      if (!isMeasuring) return
      const text = bytes.toString('latin1')
      const at = text.indexOf('"at":"')
      if (text.startsWith('{"topic":"power"')) latencies.push(Date.now() - Date.parse(text.slice(at + 6, at + 30)))
    })
    await once(socket, 'open')
    socket.send('{"subscribe":["power"]}')
  }
  for (let index = 0; index < sockets; index += openedAtOnce) {
    const some = Array.from({ length: Math.min(openedAtOnce, sockets - index) }, (_, place) => sites[(index + place) % sites.length] ?? '')
    await Promise.all(some.map(connect))
  }
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  isMeasuring = true
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  isMeasuring = false
  latencies.sort((a, b) => a - b)
  const result: LiveResult = {
    messages: latencies.length,
    p50Ms: latencies[Math.floor(latencies.length * 0.5)] ?? Number.NaN,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  }
  process.send?.(result, () => process.exit(0))
}
