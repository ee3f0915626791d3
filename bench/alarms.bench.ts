import type pg from 'pg'
import { checkSites } from '../apps/server/src/areas/alarms/checks.service.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { copyOfDatabase, onServer } from './databases.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const customers = 100_000
/** Homes that change together. */
const changed = 1_000
const rounds = 3
/** Each home is checked again after this time, so a round over all homes must be shorter. */
const roundSecondsMax = 180

/**
 * Checks of homes: a round over 100,000 measuring homes, and the cost of one changed home, which must not grow with the fleet. In the
 * last round, a tenth of the homes is silent and the others miss a device, so that incidents are also recorded.
 */
export const alarmsBench: Bench = {
  name: 'alarms',
  bars: [16],
  async run() {
    const database = await copyOfDatabase(customers, 'bench_alarms')
    const db = connect({ url: database.url, max: 4, log: openLog('silent') })
    let now = Date.now()
    const ctx = { db, clock: { now: () => new Date(now) } }
    /** Runs the due checks. Returns their number and duration in ms. */
    const timed = async () => {
      const startedAt = performance.now()
      const sites = await checkSites(ctx)
      return { ms: performance.now() - startedAt, sites }
    }
    const due = (count: number) =>
      onServer(database.url, (client) =>
        client.query(
          `update site_health set check_at = $1::timestamptz - interval '1 second'
           where site_id in (select site_id from site_health order by hashtext(site_id::text) limit $2)`,
          [new Date(now), count],
        ),
      )
    const perChanged = async () => {
      const found: number[] = []
      for (let round = 0; round < rounds; round++) {
        await due(changed)
        const { ms, sites } = await timed()
        found.push(ms / sites)
      }
      return median(found)
    }
    try {
      await onServer(database.url, (client) => givenHomes(client, new Date(now), changed))
      await timed()
      const alone = await perChanged()
      await onServer(database.url, (client) => givenHomes(client, new Date(now), customers))
      const first = await timed()
      await onServer(database.url, (client) => client.query('vacuum analyze site_health, incidents, samples, energy_intervals'))
      const among = await perChanged()
      now += 20 * 60_000
      await onServer(database.url, (client) => measureAgain(client, new Date(now)))
      await due(customers)
      const second = await timed()
      const [silent] = await onServer(
        database.url,
        async (client) => (await client.query('select count(*)::int as count from incidents')).rows,
      )
      return [
        roundRow(`a round over ${number(first.sites)} homes that measure`, first.ms),
        roundRow(`a round over ${number(second.sites)} homes that notes ${number(silent.count)} incidents`, second.ms),
        changedRow(among, alone),
      ]
    } finally {
      await disconnect(db)
      await database.drop()
    }
  },
}

const roundRow = (what: string, ms: number): Row =>
  atMost({ bar: 16, what, ours: `${number(ms / 1_000, 1)} s`, reference: '-' }, ms / 1_000, roundSecondsMax, roundSecondsMax / 3, ' s')

function changedRow(among: number, alone: number): Row {
  const row = {
    bar: 16,
    what: `one changed home of ${number(customers)}`,
    ours: `${number(among, 3)} ms`,
    reference: `${number(alone, 3)} ms among ${number(changed)}`,
  }
  return atMost(row, among / alone, 1.5, 1.2, '× of few')
}

/** Gives up to this many homes a measurement and an hour of quarter hours, and checks them. */
async function givenHomes(client: pg.Client, now: Date, count: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(
    `insert into site_health (site_id, customer_id, check_at)
     select id, customer_id, $1::timestamptz from sites order by id limit $2
     on conflict do nothing`,
    [now, count],
  )
  await client.query(
    `insert into samples (site_id, at, source_id, production_w, grid_w, household_w, appliances)
     select h.site_id, $1::timestamptz - interval '10 seconds', h.site_id, 500, 100, 600, '[{"deviceId": "wallbox-1", "kind": "EVSTATION", "powerW": 0}]'
     from site_health h on conflict do nothing`,
    [now],
  )
  await client.query(
    `insert into energy_intervals (site_id, start, production_wh, household_wh, grid_import_wh, grid_export_wh, covered_seconds)
     select h.site_id, at, 125, 150, 25, 0, 900 from site_health h,
       generate_series(date_bin('15 minutes', $1::timestamptz, 'epoch') - interval '1 hour', $1::timestamptz, interval '15 minutes') at
     on conflict do nothing`,
    [now],
  )
  await client.query('analyze site_health, samples, energy_intervals')
}

/** Nine of ten homes measure again twenty minutes later, without their wallbox. */
async function measureAgain(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `insert into samples (site_id, at, source_id, production_w, grid_w)
     select site_id, $1::timestamptz - interval '10 seconds', site_id, 500, 100 from site_health where abs(hashtext(site_id::text)) % 10 > 0`,
    [now],
  )
}
