import { quarterHoursOf } from '@wattdesk/energy/intervals.ts'
import { rangeSpan } from '@wattdesk/energy/periods.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { chance } from '@wattdesk/recorded-homes/noise.ts'

const zone = 'Europe/Berlin'
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Prices in the format of energy-charts.info: expensive in the mornings and evenings, cheap around noon, and at another level each day. */
export function simulatedPrices(query: URLSearchParams): object {
  const [from, to] = [query.get('start') ?? '', query.get('end') ?? '']
  const starts =
    dayPattern.test(from) && dayPattern.test(to) && from <= to ? quarterHoursOf(rangeSpan({ from, to }, zone)).slice(0, 20_000) : []
  return {
    license_info: 'Wattdesk Demo',
    unix_seconds: starts.map((at) => at / 1_000),
    price: starts.map((at) => priceAt(at, query.get('bzn') ?? '')),
    unit: 'EUR / MWh',
  }
}

function priceAt(at: number, biddingZone: string): number {
  const hour = (new Date(at).getUTCHours() + 1 + new Date(at).getUTCMinutes() / 60) % 24
  const day = Number(localDayOf(at, zone).replaceAll('-', ''))
  const level = 55 + 70 * chance(day, biddingZone.length + 3)
  const bump = (center: number, width: number) => Math.exp(-(((hour - center) / width) ** 2))
  const noise = 6 * (chance(Math.floor(at / 900_000), 5) - 0.5)
  return Math.round((level + 45 * bump(8, 1.8) + 70 * bump(18.5, 2.2) - 60 * chance(day, 9) * bump(13, 3) + noise) * 100) / 100
}
