import { requireCustomer } from '../apps/server/src/areas/customers/customers.views.ts'
import { listCustomerRows } from '../apps/server/src/areas/customers/lists/customer-list.views.ts'
import { type CustomerListQuery, customerScope } from '../apps/server/src/areas/customers/lists/customer-rows.views.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { listVariants } from './list-variants.ts'
import { loadOf } from './load.ts'
import { startScript } from './processes.ts'
import { startApi } from './product.ts'
import { atLeast, type Bench, median, number, type Row } from './row.ts'
import { costsOf, describeCosts } from './statement-costs.ts'

const rounds = 3
/** Until then, every connection has prepared the statements and uses one plan for all values. */
const warmS = 8

/** Bar 1: the customers list compared with hand-written prepared SQL, through a bare route, in turns. */
export const listBench: Bench = {
  name: 'list',
  bars: [1],
  async run() {
    return [await compare(100_000), await compare(1_000_000)]
  },
}

async function compare(customers: number): Promise<Row> {
  const ours = await startApi(customers)
  const { databaseUrl, token } = ours
  const paths = (await listVariants(databaseUrl)).map((variant) => variant.path)
  const barePaths = paths.map((_, at) => `/list?variant=${at}`)
  const bare = await startScript('bench/bare-list.ts', { DATABASE_URL: databaseUrl })
  try {
    await printCosts(customers, databaseUrl)
    const results: { ours: number; bare: number; p99: number }[] = []
    await loadOf(ours.url, paths, { token, seconds: warmS })
    await loadOf(bare.url, barePaths, { seconds: warmS })
    for (let round = 0; round < rounds; round++) {
      const one = await loadOf(ours.url, paths, { token })
      const other = await loadOf(bare.url, barePaths, {})
      results.push({ ours: one.requestsPerSecond, bare: other.requestsPerSecond, p99: one.p99Ms })
    }
    const our = median(results.map((result) => result.ours))
    const theirs = median(results.map((result) => result.bare))
    const p99 = median(results.map((result) => result.p99))
    const what = `customers list, ${number(customers)}: filter, order, 25 rows, exact total`
    return atLeast(
      { bar: 1, what, ours: `${number(our)}/s, p99 ${number(p99)} ms`, reference: `${number(theirs)}/s bare route` },
      our / theirs,
      0.7,
      0.85,
    )
  } finally {
    await ours.stop()
    await bare.stop()
  }
}

async function printCosts(customers: number, databaseUrl: string): Promise<void> {
  const db = connect({ url: databaseUrl, max: 1, log: openLog('silent') })
  try {
    const variants = (await listVariants(databaseUrl)).slice(0, 70)
    const [first] = variants
    if (!first) return
    const { scope, affiliateIds } = first
    const list = (query: CustomerListQuery) => () => listCustomerRows(db, customerScope(scope, affiliateIds), query)
    const { items } = await list(first.query)()
    const badge = { ...first.query, filter: [], order: [], page: 0, limit: 1 }
    const lines = [
      describeCosts(
        'list',
        await costsOf(
          databaseUrl,
          variants.map(({ query }) => list(query)),
        ),
      ),
      describeCosts('badge', await costsOf(databaseUrl, [list(badge)])),
      describeCosts(
        'record',
        await costsOf(
          databaseUrl,
          items.map(
            ({ id }) =>
              () =>
                requireCustomer(db, scope, id),
          ),
        ),
      ),
    ]
    console.log(lines.map((line) => `  ${number(customers)}, ${line}`).join('\n'))
  } finally {
    await disconnect(db)
  }
}
