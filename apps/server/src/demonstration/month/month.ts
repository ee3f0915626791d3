/**
 * The last month of the service: the product itself processes what members and customers did, on a clock that is set to each instant.
 * Alarms, mails, changes and their log are the results.
 */
import { hourMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { addDays, localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { endOfPast } from '../history-days.ts'
import { onDatabase } from '../loadable.ts'
import type { Deed } from './deed.ts'
import { planChecks, resumeChecks } from './health-timeline.ts'
import { signIn } from './member-session.ts'
import { planImports } from './past-imports.ts'
import { openPlayedService, type Playing } from './played-service.ts'
import { lastShift, shifts } from './shifts.ts'

/** Members work in this time zone. */
const zone = 'Europe/Berlin'
/** A shift takes at most this long. */
const shiftMs = 20 * minuteMs

export async function playMonth(playing: Playing, now: Date): Promise<void> {
  const until = endOfPast(now)
  await onDatabase(playing.databaseUrl, async (client) => {
    await client.query('set synchronous_commit = off')
    const service = await openPlayedService(playing)
    try {
      const checks = await planChecks(client, service, { until, now: now.getTime() })
      const imports = await planImports(client, until)
      const deeds = [...checks, ...imports, ...planShifts(until)].toSorted((a, b) => a.at - b.at)
      for (const deed of deeds) await deed.run(service)
      await service.sendMails()
    } finally {
      await service.close()
    }
    await resumeChecks(client, now)
    await client.query(
      `update gateways g set contacted_at = coalesce(g.contacted_at, h.measured_at) from site_health h
       where h.site_id = g.site_id and g.contacted_at is null`,
    )
    await client.query('select count_fleet()')
  })
}

/** Earlier shifts of members. A session lasts some minutes, so each shift begins with a sign-in. */
function planShifts(until: number): Deed[] {
  const today = localDayOf(until, zone)
  const deedOf = (start: number, { email, work }: typeof lastShift): Deed => ({
    at: start,
    run: async (service) => {
      const session = await signIn(service, Math.max(service.ctx.clock.now().getTime(), start), email)
      await work(session, service)
      await service.sendMails()
    },
  })
  const earlier = shifts
    .map(({ daysAgo, hour, ...shift }) => deedOf(startOfLocalDay(addDays(today, -daysAgo), zone) + hour * hourMs, shift))
    .filter(({ at }) => at + shiftMs < until)
  return [...earlier, deedOf(until - shiftMs, lastShift)]
}
