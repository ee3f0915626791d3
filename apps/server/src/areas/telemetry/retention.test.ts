import { expect, it } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { newId } from '../../platform/ids.ts'
import { dropExpired, ensurePartitions } from './retention.store.ts'

const server = startServer()
const days = (count: number) => new Date(server.clock.now().getTime() + count * 86_400_000)

const weeks = async () =>
  (
    await server.sql<{ name: string }>(
      "select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = 'samples'::regclass order by 1",
    )
  ).map((row) => row.name)

it('partitions for what may arrive exist, and are created ahead once', async () => {
  const before = await weeks()
  expect(before.length).toBeGreaterThanOrEqual(22)
  await ensurePartitions(server.ctx.db, server.clock.now())
  expect(await weeks()).toEqual(before)
  await Promise.all([ensurePartitions(server.ctx.db, days(30)), ensurePartitions(server.ctx.db, days(30))])
  expect((await weeks()).length).toBeGreaterThan(before.length)
})

it('samples go after 90 days, deliveries after 30, rejections beyond the newest 5,000', async () => {
  const siteId = newId()
  for (const age of [92, 89, 0]) await server.sql('insert into samples (site_id, at, source_id) values ($1, $2, $1)', [siteId, days(-age)])
  for (const age of [31, 29]) {
    await server.sql(
      "insert into webhook_deliveries (vendor_id, delivery_id, site_id, received_at, payload, payload_hash, response) values ($1, $2, $1, $3, '', '', '{}')",
      [siteId, `delivery-${age}`, days(-age)],
    )
  }
  await server.sql(
    "insert into ingest_rejections (at, channel, origin, field, reason) select now(), 'mqtt', 'x', '', '' from generate_series(1, 5100)",
  )
  const ages = async () => (await server.sql<{ at: Date }>('select at from samples where site_id = $1 order by at desc', [siteId])).length
  await dropExpired(server.ctx.db, days(0))
  expect(await ages()).toBeGreaterThanOrEqual(2)
  expect(await server.sql('select delivery_id from webhook_deliveries')).toEqual([{ delivery_id: 'delivery-29' }])
  expect(await server.sql('select count(*)::int as count from ingest_rejections')).toEqual([{ count: 5_000 }])
  // Samples are dropped by the week, at the latest seven days after their time.
  await dropExpired(server.ctx.db, days(8))
  expect(await ages()).toBe(1)
})
