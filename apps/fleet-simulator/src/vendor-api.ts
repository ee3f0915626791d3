import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vendorResponse } from '@wattdesk/recorded-homes/vendor-responses.ts'
import { simulatedPrices } from './day-ahead-prices.ts'
import type { FleetHome } from './fleet.ts'

type Options = { port: number; key: string; homes: () => readonly FleetHome[] }
type Outcome = { status: number; body: unknown }

/** The past of the fleet as served by vendors over HTTP: gridX for homes with a gateway, SolarEdge V2 for those in its cloud. */
export async function startVendorApi({ port, key, homes }: Options): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { status, body } = responseOf(request, key, homes())
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    // A server that listens on a port has an address.
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function responseOf(request: IncomingMessage, key: string, homes: readonly FleetHome[]): Outcome {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const path = url.pathname.split('/').filter((part) => part !== '')
  if (path.join('/') === 'prices/price') return { status: 200, body: simulatedPrices(url.searchParams) }
  const given = path[0] === 'gridx' ? request.headers.authorization?.replace(/^Bearer /, '') : request.headers['x-api-key']
  if (given !== key) return { status: 401, body: { message: 'Unauthorized' } }
  const body = vendorResponse(path, url.searchParams, { homes: homes.filter((home) => home.kind !== 'wallbox'), now: Date.now() })
  return body ? { status: 200, body } : { status: 404, body: { message: 'Not Found' } }
}
