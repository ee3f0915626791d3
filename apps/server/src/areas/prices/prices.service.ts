/**
 * Day-ahead prices of the bidding zones of tenants and homes, from energy-charts.info or a compatible service (`PRICES_URL`). One process
 * at a time reads a zone, again when tomorrow's prices may be out, and later after a fault. Without an address nothing is read. A new
 * price replaces the known one.
 */
import { dayMs, hourMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { askAt } from '../data-import/connectors/vendor-calls.service.ts'
import { energyChartsResponse, energyChartsZones } from './energy-charts.format.ts'
import * as store from './prices.store.ts'

type PricesCtx = Pick<Ctx, 'db' | 'clock' | 'config'>

/** Days before today for which the prices of a new zone are read. */
const firstDays = 14
/** Prices reaching this far ahead are complete until the next day's auction, about noon. */
const aheadMs = 20 * hourMs
/** Zones of this provider are in central Europe. */
const providerZone = 'Europe/Berlin'
const knownZones = [...energyChartsZones.keys()]
const patienceMs = 20_000
const responseBytesMax = 4 * 1024 * 1024

/** Returns the number of zones that were read. */
export async function fetchDuePrices(ctx: PricesCtx): Promise<number> {
  if (!ctx.config.pricesUrl) return 0
  await store.noteZones(ctx.db, knownZones, ctx.clock.now())
  for (let total = 0; ; total++) {
    const now = ctx.clock.now()
    const zone = await store.claimZone(ctx.db, now, new Date(now.getTime() + 5 * minuteMs))
    if (!zone) return total
    await readZone(ctx, ctx.config.pricesUrl, zone)
  }
}

/** Notes zones that only homes are in, such as those abroad, so that their prices are read. */
export async function noteZonesOfHomes({ db, clock, config }: PricesCtx): Promise<void> {
  if (config.pricesUrl) await store.noteZonesOfSites(db, knownZones, clock.now())
}

async function readZone({ db, clock }: PricesCtx, address: string, zone: string): Promise<void> {
  const now = clock.now().getTime()
  const later = (ms: number) => new Date(now + ms)
  const known = await store.findPricesEnd(db, zone)
  const from = known === undefined ? now - firstDays * dayMs : Math.min(now, known) - dayMs
  const query = {
    bzn: energyChartsZones.get(zone) ?? zone,
    start: localDayOf(from, providerZone),
    end: localDayOf(now + dayMs, providerZone),
  }
  const outcome = await askAt(address, { path: 'price', query, response: energyChartsResponse }, { patienceMs, bytesMax: responseBytesMax })
  if ('fault' in outcome) {
    const nextAt = later(Math.max(outcome.retryAfterMs ?? 0, 15 * minuteMs))
    return store.noteOutcome(db, zone, { nextAt, fault: outcome.fault })
  }
  const { licence, prices } = outcome.response
  await store.upsertPrices(db, zone, prices)
  const last = prices.at(-1)
  const isAhead = last !== undefined && last.start + last.seconds * 1_000 - now > aheadMs
  await store.noteOutcome(db, zone, { nextAt: later((isAhead ? 360 : 30) * minuteMs), readAt: clock.now(), licence, fault: null })
}
