import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll } from 'vitest'
import { type Certificates, makeCertificates } from './certificates.ts'

export type Received = {
  headers: Record<string, string>
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> & { object?: { type: string; id: string } } }
}
type Reply = { status: number; body?: string; headers?: Record<string, string> }

export type EventReceiver = {
  url(path?: string): string
  received: Received[]
  /** Its response from now on. A promise delays the response. */
  reply: (request: Received) => Reply | Promise<Reply>
  authority(): string
  /** Verifies a request with a library that has only the secret. Throws if the signature is wrong. */
  verify(secret: string, request: Received): unknown
}

/** Another party's program that receives events over HTTPS on this machine. */
export function startEventReceiver(): EventReceiver {
  let certificates: Certificates
  const usual = tls.getCACertificates('default')
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const body = Buffer.concat(pieces).toString()
    const one = { headers: request.headers as Record<string, string>, body, event: JSON.parse(body) }
    receiver.received.push(one)
    const { status, body: text, headers } = await receiver.reply(one)
    response.writeHead(status, headers).end(text)
  })
  const receiver: EventReceiver = {
    url: (path = '/events') => `https://localhost:${(server.address() as AddressInfo).port}${path}`, // of a listening TCP server
    received: [],
    reply: () => ({ status: 204 }),
    authority: () => certificates.authority,
    verify: (secret, { body, headers }) => new Webhook(secret).verify(body, headers),
  }
  beforeAll(async () => {
    certificates = await makeCertificates()
    tls.setDefaultCACertificates([...usual, await readFile(certificates.authority, 'utf8')])
    server.setSecureContext({ key: await readFile(certificates.key), cert: await readFile(certificates.certificate) })
    server.listen(0, 'localhost')
    await once(server, 'listening')
  })
  afterAll(async () => {
    tls.setDefaultCACertificates(usual)
    server.closeAllConnections()
    server.close()
    await certificates.remove()
  })
  return receiver
}
