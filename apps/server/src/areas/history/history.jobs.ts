import { hourMs } from '@wattdesk/energy/durations.ts'
import { forecastModel } from '@wattdesk/energy/forecast.ts'
import { daySpan } from '@wattdesk/energy/intervals.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { beforeAllIds } from '../../platform/ids.ts'
import { repeat } from '../../platform/repeat.ts'
import { issueDay } from './forecasts.rules.ts'
import { dropForecasts, listUnforecastSites, putForecasts, type UnforecastSite } from './issued-forecasts.store.ts'
import { readSystems } from './pv-systems.views.ts'

type Parts = Pick<Ctx, 'db' | 'clock'>

const sitesAtOnce = 100
const keptDays = 2 * 365
const removedAtOnce = 5_000

/** Issues the forecast of the next day of each site and drops old ones. Returns a function that stops it. */
export function runHistoryJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'issue-forecasts', everyMs: 1_800_000 }, () => issueForecasts(ctx)),
    repeat(ctx, { name: 'drop-forecasts', everyMs: hourMs }, () => dropOldForecasts(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

export async function issueForecasts({ db, clock }: Parts): Promise<number> {
  let total = 0
  for (let after = beforeAllIds; ; ) {
    const now = clock.now()
    const sites = await listUnforecastSites(db, now, after, sitesAtOnce)
    for (const site of sites) total += await issueFor(db, site, now)
    const last = sites.at(-1)
    if (!last || sites.length < sitesAtOnce) return total
    after = last.id
  }
}

async function issueFor(db: Parts['db'], site: UnforecastSite, now: Date): Promise<number> {
  const { systems, missing } = await readSystems(db, site)
  if (missing.length > 0) return 0
  const today = localDayOf(now.getTime(), site.timeZone)
  const days = [...(site.lacksToday ? [today] : []), addDays(today, 1)]
  const issues = days.map((day) => ({
    siteId: site.id,
    day,
    model: forecastModel,
    ...issueDay(systems, daySpan(day, site.timeZone), now.getTime()),
  }))
  await putForecasts(db, issues)
  return 1
}

export async function dropOldForecasts({ db, clock }: Parts): Promise<void> {
  const before = addDays(localDayOf(clock.now().getTime(), 'UTC'), -keptDays)
  while ((await dropForecasts(db, before, removedAtOnce)) === removedAtOnce);
}
