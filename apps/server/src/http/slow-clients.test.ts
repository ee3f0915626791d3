import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '../../../../scripts/patience.ts'
import { handleErrors } from './error-handler.ts'
import { boundSlowClients } from './slow-clients.ts'
import { refuseUnread } from './unread-requests.ts'

const [bodyMs, stretchMs, longestMs] = [150, 500, 2_000]
const chunk = Buffer.alloc(16_384, 'x')
let app: FastifyInstance
let received = 0
let stream: Readable | undefined

beforeAll(async () => {
  app = Fastify({
    http: { headersTimeout: 100, connectionsCheckingInterval: 20 },
    clientErrorHandler: refuseUnread,
    bodyLimit: 100_000_000,
  })
  handleErrors(app)
  boundSlowClients(app, { bodyMs, stretchMs, stretchBytes: 30_000, longestMs, checkEveryMs: 10 })
  app.post('/call', async () => 'ok')
  app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('no') }, async () => 'never')
  const long = { onRequest: async (request: { mayTakeLong: boolean }) => void Object.assign(request, { mayTakeLong: true }) }
  app.post('/upload', long, async () => 'ok')
  app.get('/file', async (_, reply) => {
    stream = Readable.from(endless())
    return reply.send(stream)
  })
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.on('data', (part: Buffer) => {
      received += part.length
    })
    payload.on('end', () => done(null))
    payload.on('error', done)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function* endless() {
  while (true) yield chunk
}

async function open(): Promise<{ socket: Socket; response: () => string; gone: Promise<number> }> {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  let text = ''
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const openedAt = performance.now()
  socket.on('data', (part) => {
    text += part
  })
  const gone = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - openedAt)))
  return { socket, response: () => text, gone }
}

const head = (path: string, bytes: number) => `POST ${path} HTTP/1.1\r\nhost: h\r\ncontent-type: text/x\r\ncontent-length: ${bytes}\r\n\r\n`

function drip(socket: Socket, part: string | Buffer, everyMs: number): void {
  const timer = setInterval(() => socket.write(part), everyMs)
  socket.once('close', () => clearInterval(timer))
}

it.each(['/call', '/refused', '/nothing'])(
  'disconnects clients that send a body of %s byte by byte, with an error if no response was begun',
  async (path) => {
    const { socket, response, gone } = await open()
    socket.write(head(path, 1_000))
    drip(socket, 'x', 10)
    expect(await gone).toBeLessThan(bodyMs * 10)
    expect(response()).toMatch(path !== '/refused' ? /^HTTP\/1.1 408 .*"code":"RequestTooSlow"/s : /^HTTP\/1.1 401 /)
  },
)

it('closes who sends headers byte by byte', async () => {
  const { socket, response, gone } = await open()
  socket.write('GET /file HTTP/1.1\r\n')
  drip(socket, 'x', 10)
  expect(await gone).toBeLessThan(1_500 * patience)
  expect(response()).toMatch(/^HTTP\/1.1 408 .*"code":"RequestTooSlow"/s)
})

it('accepts a large upload that makes progress for longer than an ordinary body may take', async () => {
  const { socket, response } = await open()
  const parts = 24
  socket.write(head('/upload', parts * chunk.length))
  for (let sent = 0; sent < parts; sent++) {
    socket.write(chunk)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  await vi.waitFor(() => expect(response()).toMatch(/^HTTP\/1.1 200 /))
  socket.destroy()
})

it.each([0, 50, 99])('closes a large upload that stops after %d percent', async (percent) => {
  const { socket, gone } = await open()
  const bytes = 1_000_000
  received = 0
  socket.write(head('/upload', bytes))
  socket.write(Buffer.alloc((bytes * percent) / 100, 'x'))
  expect(await gone).toBeLessThan(stretchMs * 5)
  expect(received).toBe((bytes * percent) / 100)
})

it('disconnects a large upload that takes too long', async () => {
  const { socket, gone } = await open()
  socket.write(head('/upload', 90_000_000))
  drip(socket, chunk, 10)
  const after = await gone
  expect(after).toBeGreaterThan(longestMs)
  expect(after).toBeLessThan(longestMs * 2)
})

it('disconnects clients that stop reading a response, and releases its source', async () => {
  const { socket, gone } = await open()
  socket.write('GET /file HTTP/1.1\r\nhost: h\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  const source = stream
  await vi.waitFor(() => expect(source?.destroyed).toBe(true), { timeout: 2_000, interval: 20 })
  socket.resume()
  await gone
})
