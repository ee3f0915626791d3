import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A vendor's response: JSON, or whatever the handler writes itself. */
export type VendorResponse = (url: URL, request: IncomingMessage, response: ServerResponse) => unknown

/** A vendor's cloud whose responses a test chooses. Records the requested addresses. */
export function startVendorCloud() {
  const cloud = { url: '', asked: [] as string[], respond: (() => ({})) as VendorResponse }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', cloud.url)
    cloud.asked.push(`${url.pathname}${url.search}`)
    const body = await cloud.respond(url, request, response)
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

const quarter = 900_000

/** A gridX cloud with one system, in which each quarter hour has a mean production of 400 W. */
export function gridxCloud(serial: string, powerW: (at: number) => number = () => 400) {
  return (url: URL) => {
    if (url.pathname.endsWith('/gateways'))
      return [
        { serialnumber: 'other', system: { id: 'other' } },
        { serialnumber: serial, system: { id: 'sys-1' } },
      ]
    const [from = '', to = ''] = (url.searchParams.get('interval') ?? '').split('/')
    const data = []
    for (let end = Date.parse(from) + quarter; end <= Date.parse(to); end += quarter) {
      const production = powerW(end - quarter)
      data.push({ measuredAt: new Date(end).toISOString(), production, grid: { supply: 0, feedIn: production }, consumption: 0 })
    }
    return { data, total: { measuredAt: `${from}/${to}`, production: data.reduce((sum, one) => sum + one.production / 4, 0) } }
  }
}
