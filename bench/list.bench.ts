import { listVariants } from './list-variants.ts'
import { loadOf } from './load.ts'
import { startScript } from './processes.ts'
import { startApi } from './product.ts'
import { atLeast, type Bench, median, number, type Row } from './row.ts'

const rounds = 3

/** Bar 1: the customers list against the same SQL through a bare route, in turns. */
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
    const results: { ours: number; bare: number; p99: number }[] = []
    await loadOf(ours.url, paths, { token, seconds: 2 })
    await loadOf(bare.url, barePaths, { seconds: 2 })
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
      0.5,
      0.8,
    )
  } finally {
    await ours.stop()
    await bare.stop()
  }
}
