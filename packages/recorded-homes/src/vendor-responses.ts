import { dayMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { addDays, isoWithOffset, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { type HomeProfile, openHome, type QuarterHour } from './home.ts'

/** Vendors return at most this much of the past per call. */
const longestMs = 8 * dayMs

type ServedGateway = HomeProfile & { kind: 'gateway'; serial: string; siteId: string }
type ServedCloudHome = HomeProfile & { kind: 'vendor-cloud'; vendorSiteId: string }
/** A home whose vendor returns its past. */
export type ServedHome = ServedGateway | ServedCloudHome

/** The clock's instant in epoch ms, from which on a vendor knows nothing. */
type Served = { homes: readonly ServedHome[]; now: number }

/**
 * What simulated vendors return: gridX for homes with a gateway, SolarEdge V2 for those in its cloud. A vendor knows its homes' past also
 * where it did not arrive here. Undefined: not found.
 */
export function vendorResponse(path: readonly string[], query: URLSearchParams, served: Served): unknown {
  const [vendor, ...call] = path
  if (vendor === 'gridx') return gridx(call, query, served)
  return vendor === 'solaredge' ? solaredge(call, query, served) : undefined
}

const isGateway = (home: ServedHome): home is ServedGateway => home.kind === 'gateway'
const isCloud = (home: ServedHome): home is ServedCloudHome => home.kind === 'vendor-cloud'

/** Quarter hours as mean powers labelled by their end, and the sum of the span. */
function gridx(path: readonly string[], query: URLSearchParams, { homes, now }: Served): unknown {
  if (path.join('/') === 'gateways') {
    return homes.filter(isGateway).map(({ serial, siteId }) => ({ serialnumber: serial, system: { id: siteId } }))
  }
  const home = homes.filter(isGateway).find(({ siteId }) => siteId === path[1])
  if (path[0] === 'systems' && path[2] === 'live' && home) return gridxLive(home, now)
  const [from, to] = (query.get('interval') ?? '').split('/').map((text) => Date.parse(text))
  if (path[0] !== 'systems' || path[2] !== 'historical' || !home) return undefined
  const quarters = quartersOf(home, now, from, to)
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
function gridxLive(home: ServedGateway, at: number): unknown {
  const now = Math.floor(at / 1_000) * 1_000
  const { productionW, batteryW, gridW } = openHome(home).at(now)
  return {
    measuredAt: new Date(now).toISOString(),
    production: home.peakPowerW > 0 ? productionW : null,
    grid: gridW,
    battery: home.batteryCapacityWh > 0 ? { power: batteryW } : null,
  }
}

function gridxValues(home: ServedGateway, of: (pick: (quarter: QuarterHour) => number) => number) {
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
function solaredge([sites, siteId, ...call]: readonly string[], query: URLSearchParams, { homes, now }: Served): unknown {
  const home = homes.filter(isCloud).find(({ vendorSiteId }) => vendorSiteId === siteId)
  if (sites !== 'sites' || !home) return undefined
  if (call.join('/') === 'overview') return { siteId, production: { total: null, unit: 'WH' } }
  const [from, to] = [query.get('from'), query.get('to')].map((text) => Date.parse(text ?? ''))
  const quarters = quartersOf(home, now, from, to)
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
function quartersOf(home: ServedHome, now: number, from = Number.NaN, to = Number.NaN): QuarterHour[] {
  if (!(from < to) || to - from > longestMs) return []
  const { day } = openHome(home)
  const last = localDayOf(to, home.timeZone)
  const quarters: QuarterHour[] = []
  for (let one = localDayOf(from, home.timeZone); one <= last; one = addDays(one, 1)) quarters.push(...day(one))
  const end = Math.min(to, now - quarterHourMs)
  return quarters.filter(({ start }) => start >= from && start < end)
}
