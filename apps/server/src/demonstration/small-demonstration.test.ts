import { expect, it } from 'vitest'
import { testSecret } from '../../test/postgres.ts'
import { startServer } from '../../test/server.ts'
import { seedDemonstration } from './demonstration.ts'

const server = startServer()

/** Days without measurements, apart from silences, which last up to three days. */
const holesSql = `
  select days.* from (select site_id, day, day - lag(day) over (partition by site_id order by day) as step from energy_days) days where step > 4`

it.each([1, 600])('loads a demonstration of %i customers', async (customers) => {
  await seedDemonstration({ databaseUrl: server.ownerUrl, secretKey: testSecret, customers, historyDays: 10, now: new Date() })
  const [{ total, isFinished } = {}] = await server.sql<{ total: number; isFinished: boolean }>(
    'select (select count(*)::int from customers) as total, (select finished_at is not null from demonstration_loads) as "isFinished"',
  )
  expect(isFinished).toBe(true)
  // Its members import more.
  expect(total).toBeGreaterThan(customers)
  expect(await server.sql(holesSql)).toEqual([])
})
