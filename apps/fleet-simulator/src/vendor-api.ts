import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { addDays, isoWithOffset, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { openHome, type QuarterHour } from '@wattdesk/recorded-homes/home.ts'
import { simulatedPrices } from './day-ahead-prices.ts'
import type { FleetHome, GatewayHome, VendorCloudHome } from './fleet.ts'

/** Vendors return at most this much of the past per call. */
const longestMs = 8 * dayMs

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
  const [vendor, ...path] = url.pathname.split('/').filter((part) => part !== '')
  if (vendor === 'prices' && path[0] === 'price') return { status: 200, body: simulatedPrices(url.searchParams) }
  const given = vendor === 'gridx' ? request.headers.authorization?.replace(/^Bearer /, '') : request.headers['x-api-key']
  if (given !== key) return { status: 401, body: { message: 'Unauthorized' } }
  const body =
    vendor === 'gridx'
      ? gridx(path, url.searchParams, homes)
      : vendor === 'solaredge'
        ? solaredge(path, url.searchParams, homes)
        : undefined
  return body ? { status: 200, body } : { status: 404, body: { message: 'Not Found' } }
}

const isGateway = (home: FleetHome): home is GatewayHome => home.kind === 'gateway'
const isCloud = (home: FleetHome): home is VendorCloudHome => home.kind === 'vendor-cloud'

/** Quarter hours as mean powers labelled by their end, and the sum of the span. */
function gridx(path: readonly string[], query: URLSearchParams, homes: readonly FleetHome[]): unknown {
  if (path.join('/') === 'gateways') {
    return homes.filter(isGateway).map(({ serial, siteId }) => ({ serialnumber: serial, system: { id: siteId } }))
  }
  const home = homes.filter(isGateway).find(({ siteId }) => siteId === path[1])
  if (path[0] === 'systems' && path[2] === 'live' && home) return gridxLive(home)
  const [from, to] = (query.get('interval') ?? '').split('/').map((text) => Date.parse(text))
  if (path[0] !== 'systems' || path[2] !== 'historical' || !home) return undefined
  const quarters = quartersOf(home, from, to)
  const sum = (pick: (quarter: QuarterHour) => number) => quarters.reduce((wh, quarter) => wh + pick(quarter) / 4, 0)
  return {
    data: quarters.map((quarter) => ({
      measuredAt: new Date(quarter.start + quarterHourMs).toISOString(),
      ...gridxValues(home, (pick) => pick(quarter)),
    })),
    total: { measuredAt: query.get('interval'), ...gridxValues(home, sum) },
  }
}

/** The current powers. Battery above 0 is discharge. */
function gridxLive(home: GatewayHome): unknown {
  const now = Math.floor(Date.now() / 1_000) * 1_000
  const { productionW, batteryW, gridW } = openHome(home).at(now)
  return {
    measuredAt: new Date(now).toISOString(),
    production: home.peakPowerW > 0 ? productionW : null,
    grid: gridW,
    battery: home.batteryCapacityWh > 0 ? { power: batteryW } : null,
  }
}

function gridxValues(home: GatewayHome, of: (pick: (quarter: QuarterHour) => number) => number) {
  const above = (value: number) => Math.max(0, value)
  return {
    production: home.peakPowerW > 0 ? of((one) => one.productionW) : null,
    consumption: of((one) => one.householdW),
    heatPump: home.heatPump ? of((one) => one.heatPumpW) : null,
    evChargingStation: home.wallbox ? { power: of((one) => one.evW) } : null,
    grid: { supply: of((one) => above(one.gridW)), feedIn: of((one) => above(-one.gridW)) },
    battery: home.batteryCapacityWh > 0 ? { charge: of((one) => above(-one.batteryW)), discharge: of((one) => above(one.batteryW)) } : null,
  }
}

/** Energies of each quarter hour, by inverter and meter. */
function solaredge([sites, siteId, ...call]: readonly string[], query: URLSearchParams, homes: readonly FleetHome[]): unknown {
  const home = homes.filter(isCloud).find(({ vendorSiteId }) => vendorSiteId === siteId)
  if (sites !== 'sites' || !home) return undefined
  if (call.join('/') === 'overview') return { siteId, production: { total: null, unit: 'WH' } }
  const [from, to] = [query.get('from'), query.get('to')].map((text) => Date.parse(text ?? ''))
  const quarters = quartersOf(home, from, to)
  const series = (pick: (quarter: QuarterHour) => number) => ({
    unit: 'WH',
    values: quarters.map((quarter) => ({ timestamp: isoWithOffset(quarter.start, home.timeZone), value: pick(quarter) / 4 })),
  })
  switch (call.join('/')) {
    case 'inverters/telemetry':
      return { inverters: { [`INV-${siteId}`]: { energy: series((one) => one.productionW) } } }
    case 'meters/telemetry':
      return {
        meters: {
          [`MTR-${siteId}`]: {
            importEnergy: series((one) => Math.max(0, one.gridW)),
            exportEnergy: series((one) => Math.max(0, -one.gridW)),
          },
        },
      }
    case 'devices':
      return [{ type: 'METER', serialNumber: `MTR-${siteId}`, name: 'Import/Export Meter', active: true }]
    default:
      return undefined
  }
}

/** The past quarter hours of a span. */
function quartersOf(home: GatewayHome | VendorCloudHome, from = Number.NaN, to = Number.NaN): QuarterHour[] {
  if (!(from < to) || to - from > longestMs) return []
  const { day } = openHome(home)
  const last = localDayOf(to, home.timeZone)
  const quarters: QuarterHour[] = []
  for (let one = localDayOf(from, home.timeZone); one <= last; one = addDays(one, 1)) quarters.push(...day(one))
  const end = Math.min(to, Date.now() - quarterHourMs)
  return quarters.filter(({ start }) => start >= from && start < end)
}
