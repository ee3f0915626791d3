import { minuteMs } from '@wattdesk/energy/durations.ts'
import { localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { expect, it } from 'vitest'
import { testSecret } from '../../test/postgres.ts'
import { startServer } from '../../test/server.ts'
import { seedDemonstration } from './demonstration.ts'

const server = startServer()

const zone = 'Europe/Berlin'

/** Days without measurements, apart from silences, which last up to three days. */
const holesSql = `
  select days.* from (select site_id, day, day - lag(day) over (partition by site_id order by day) as step from energy_days) days where step > 4`

const loadAt = (customers: number, now: Date) =>
  seedDemonstration({ databaseUrl: server.ownerUrl, secretKey: testSecret, customers, historyDays: 10, now })

it('loads a demonstration of a single customer', async () => {
  await loadAt(1, new Date())
  await expectLoaded(1)
})

it('loads a demonstration late in the evening, with mails of the day', async () => {
  const evening = startOfLocalDay(localDayOf(Date.now(), zone), zone) - 10 * minuteMs
  await loadAt(600, new Date(evening))
  await expectLoaded(600)
  const gaps = await server.sql(
    `select * from (select created_at, created_at - lag(created_at) over (order by created_at) as gap from outbox_mails) mails
     where created_at > $1::timestamptz - interval '4 days' and gap > interval '30 hours'`,
    [new Date(evening).toISOString()],
  )
  expect(gaps).toEqual([])
})

async function expectLoaded(customers: number) {
  const [{ total, isFinished } = {}] = await server.sql<{ total: number; isFinished: boolean }>(
    'select (select count(*)::int from customers) as total, (select finished_at is not null from demonstration_loads) as "isFinished"',
  )
  expect(isFinished).toBe(true)
  // Its members import more.
  expect(total).toBeGreaterThan(customers)
  expect(await server.sql(holesSql)).toEqual([])
}
