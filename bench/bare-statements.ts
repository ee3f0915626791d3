// The reference for figures: a bare Fastify route that runs one of the given statements and returns the rows unchanged.
import Fastify from 'fastify'
import pg from 'pg'

let statements: { text: string; values: string[] }[] = []

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  max: 12,
  options: '-c role=wattdesk_app -c timezone=UTC -c jit=off',
})
const app = Fastify({ bodyLimit: 16 * 1_048_576 })
app.put<{ Body: typeof statements }>('/statements', async (request) => {
  statements = request.body
  return {}
})
app.get<{ Querystring: { variant: string } }>('/statement', async (request) => {
  const found = statements[Number(request.query.variant)]
  return found ? (await pool.query(found)).rows : []
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')
