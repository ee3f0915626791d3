// The reference of the lists: a bare Fastify route that sends the same SQL as the product, with the same parameters, and
// answers the rows as they come. No sign-in, no validation, no shaping.
import Fastify from 'fastify'
import pg from 'pg'
import { customerScope, listCustomerRows } from '../apps/server/src/areas/customers/lists/customer-list.views.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { listVariants } from './list-variants.ts'

type Statement = { text: string; values: unknown[] }

const databaseUrl = process.env.DATABASE_URL ?? ''
const statements = await recordStatements()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12, options: '-c role=wattdesk_app -c timezone=UTC -c jit=off' })
const app = Fastify()
app.get<{ Querystring: { variant: string } }>('/list', async (request) => {
  const found = statements[Number(request.query.variant)] ?? []
  const results = await Promise.all(found.map((statement) => pool.query(statement)))
  return results.map((result) => result.rows)
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')

/** What the product sends for each variant, caught on its way to the driver. */
async function recordStatements(): Promise<Statement[][]> {
  const db = connect({ url: databaseUrl, max: 2, log: openLog('silent') })
  const all: Statement[][] = []
  let current: Statement[] = []
  const query = db.$client.query.bind(db.$client)
  // The driver's query has many overloads; drizzle calls it with a configuration and values.
  db.$client.query = ((config: { text: string }, values: unknown[]) => {
    current.push({ text: config.text, values })
    return query(config, values)
  }) as never
  for (const { scope, affiliateIds, query: parsed } of await listVariants(databaseUrl)) {
    current = []
    await listCustomerRows(db, customerScope(scope, affiliateIds), parsed)
    all.push(current)
  }
  await disconnect(db)
  return all
}
