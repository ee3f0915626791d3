import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, it } from 'vitest'
import { openLog } from '../platform/log.ts'
import { connect, disconnect } from './connect.ts'
import { endOfSample, sampleOfMatches } from './search-sql.ts'
import { transaction } from './transaction.ts'

const db = connect({ url: inject('templateUrl'), max: 1, log: openLog('silent') })
afterAll(() => disconnect(db))

it('limits no later statement of its transaction to a sample', async () => {
  const limit = await transaction(db, async (tx) => {
    await tx.execute(sql`select count(*), ${endOfSample} from ${sampleOfMatches('solar', 10)}`)
    return tx.execute(sql`select current_setting('gin_fuzzy_search_limit') as rows`)
  })
  expect(limit.rows).toEqual([{ rows: '0' }])
})
