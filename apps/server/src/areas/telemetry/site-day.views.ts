import type { SiteDay } from '@wattdesk/contract/telemetry/models.ts'
import { completeSlot, meanPowers, notMeasuredOf, ratesOf, totalsOf } from '@wattdesk/energy/completion.ts'
import { gapEnergiesWithin, withGapEnergies } from '@wattdesk/energy/counter-gaps.ts'
import { powersAt, powersIn } from '@wattdesk/energy/home-quantities.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { lessCoveredIn } from '@wattdesk/energy/measured-times.ts'
import { balancedSecondsOf, type Covered, countedInGapsOf, coveredOf, provenanceOf } from '@wattdesk/energy/provenance.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { listCounterGaps } from '../../db/counter-gaps-sql.ts'
import { energyIntervals } from '../../db/domains/telemetry/tables.ts'
import type { SiteHead } from './live/live.views.ts'

/** Below this, a quarter hour counts as partial. */
const wholeSlotSeconds = 810

/** A day of a site in quarter hours, in its own time zone. */
export async function readSiteDayOf(db: Db, site: SiteHead, date: string | undefined, now: Date): Promise<SiteDay> {
  const { start, end, span, ...head } = dayOf(site, date, now)
  const within = and(gte(energyIntervals.start, start), lt(energyIntervals.start, end))
  const rows = await db
    .select()
    .from(energyIntervals)
    .where(and(eq(energyIntervals.siteId, site.id), within))
    .orderBy(asc(energyIntervals.start))
  const hasAt = (start: Date) => powersAt(site.home, start.getTime())
  const { energies: measured, known } = totalsOf(rows, (row) => hasAt(row.start))
  const gaps = await listCounterGaps(db, site, span, { isByDay: false })
  const inGaps = gapEnergiesWithin(gaps, span)
  const energies = withGapEnergies(measured, inGaps)
  const lessCovered = lessCoveredIn(rows.map((row) => ({ ...row, energies: row })))
  const gapsIn = (at: Date) => gapEnergiesWithin(gaps, { start: at.getTime(), end: at.getTime() + quarterHourMs })
  return {
    ...head,
    provenance: {
      ...provenanceOf(span, coveredOf(rows.map(originOf)), measuredUntilOf(rows), now.getTime(), known),
      ...countedInGapsOf(inGaps),
      ...(lessCovered ? { lessCovered } : {}),
      ...notMeasuredOf(energies, powersIn(site.home, { start: span.start, end: Math.min(span.end, now.getTime()) })),
    },
    series: rows.map((row) => ({
      ...slotOf(row.start, leastOf(row)),
      ...countedInGapsOf(gapsIn(row.start)),
      ...(row.lessCovered ? { leastCoveredSeconds: leastOf(row), lessCovered: row.lessCovered } : {}),
      ...balancedSecondsOf(completeSlot(row, hasAt(row.start)).known, row.coveredSeconds),
      ...originOf(row),
      ...(row.sources ? { sources: row.sources } : {}),
      ...(row.contradicted ? { contradicted: row.contradicted } : {}),
      writtenAt: row.writtenAt?.toISOString() ?? null,
      values: rounded(withGapEnergies(completeSlot(row, hasAt(row.start)).energies, gapsIn(row.start))),
      powers: rounded(meanPowers(row, hasAt(row.start))),
      batteryStateOfCharge: row.batteryStateOfCharge,
    })),
    total: rounded({ ...energies, ...ratesOf(known) }),
  }
}

/** Seconds of the power that was measured for the least time. */
const leastOf = ({ coveredSeconds, lessCovered }: Pick<SlotEnergies, 'coveredSeconds' | 'lessCovered'>) =>
  Math.min(coveredSeconds, ...Object.values(lessCovered ?? {}))

function originOf({ coveredSeconds, sources }: typeof energyIntervals.$inferSelect): Covered {
  const names = Object.values(sources ?? {})
  return {
    coveredSeconds,
    importedSeconds: names.includes('imported') || names.includes('estimate') ? coveredSeconds : 0,
    counterSeconds: names.includes('counter') ? coveredSeconds : 0,
  }
}

/** The end of measurement in sorted quarter hours, in epoch ms; null without any. */
export function measuredUntilOf(rows: readonly { start: Date; coveredSeconds: number }[]): number | null {
  const last = rows.at(-1)
  return last ? last.start.getTime() + last.coveredSeconds * 1_000 : null
}

/** Start and end of a day, and the fields that every response about a day shares. */
export function dayOf({ id, timeZone }: SiteHead, date: string | undefined, now: Date) {
  const day = date ?? localDayOf(now.getTime(), timeZone)
  const span = daySpan(day, timeZone)
  const [start, end] = [new Date(span.start), new Date(span.end)]
  const head = { siteId: id, timeZone, date: day, from: start.toISOString(), to: end.toISOString() }
  return { start, end, span, ...head, interval: 'PT15M' as const, unit: 'Wh' as const }
}

/** Start, end and quality of a quarter hour, by the seconds covered of its least covered measurement. */
export function slotOf(start: Date, leastCoveredSeconds: number) {
  return {
    start: start.toISOString(),
    end: new Date(start.getTime() + quarterHourMs).toISOString(),
    quality: leastCoveredSeconds >= wholeSlotSeconds ? ('measured' as const) : ('partial' as const),
  }
}

/** Rounds to a thousandth, as the rest of a float is noise. Rates are not rounded. */
function rounded<T extends Record<string, number | null>>(values: T): T {
  // The same keys, with values of the same kind.
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === null || key.endsWith('Rate') ? value : Math.round(value * 1_000) / 1_000]),
  ) as T
}
