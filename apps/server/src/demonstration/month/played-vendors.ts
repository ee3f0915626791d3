import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HomeProfile } from '@wattdesk/recorded-homes/home.ts'
import { type ServedHome, vendorResponse } from '@wattdesk/recorded-homes/vendor-responses.ts'
import { listSimulatedHomes, type SimulatedHome } from '../simulated-homes.ts'

export type PlayedVendors = {
  /** The setting that points the product to them. */
  urls: string
  /** Vendor IDs of homes whose owners do not share their data with the service. */
  withheld: Set<string>
  close(): Promise<void>
}

/** The clouds of vendors, from which the product imports the past of the simulated homes. */
export async function startPlayedVendors(databaseUrl: string, now: () => number): Promise<PlayedVendors> {
  const homes = (await listSimulatedHomes(databaseUrl)).flatMap((home) => servedHome(home) ?? [])
  const withheld = new Set<string>()
  const responseTo = ({ url = '/' }: IncomingMessage) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = pathname.split('/').filter((part) => part !== '')
    if (path.some((part) => withheld.has(part))) return { status: 403, body: { message: 'Forbidden' } }
    const body = vendorResponse(path, searchParams, { homes, now: now() })
    return body ? { status: 200, body } : { status: 404, body: { message: 'Not Found' } }
  }
  const server = createServer((request, response) => {
    const { status, body } = responseTo(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address.
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    urls: `gridx=${base}/gridx,solaredge=${base}/solaredge`,
    withheld,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function servedHome({ siteId, profile, serialNumber, vendorSiteId }: SimulatedHome): ServedHome | undefined {
  const home = profile as unknown as HomeProfile // as the load stored it
  if (serialNumber) return { ...home, kind: 'gateway', serial: serialNumber, siteId }
  return vendorSiteId ? { ...home, kind: 'vendor-cloud', vendorSiteId } : undefined
}
