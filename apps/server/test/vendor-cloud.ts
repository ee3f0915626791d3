import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** What a vendor answers: JSON, or whatever the handler writes itself. */
export type VendorAnswer = (url: URL, request: IncomingMessage, response: ServerResponse) => unknown

/** A vendor's cloud whose answers a test chooses. It keeps the addresses that were asked for. */
export function startVendorCloud() {
  const cloud = { url: '', asked: [] as string[], answer: (() => ({})) as VendorAnswer }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', cloud.url)
    cloud.asked.push(`${url.pathname}${url.search}`)
    const body = await cloud.answer(url, request, response)
    if (body === undefined || response.writableEnded) return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cloud.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return cloud
}
