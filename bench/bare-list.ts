// The reference for lists: the best hand-written prepared statements, without the product's code, behind a bare Fastify route that
// returns the rows unchanged. No sign-in, validation or shaping.
import Fastify from 'fastify'
import pg from 'pg'
import { type ListVariant, listVariants } from './list-variants.ts'

const databaseUrl = process.env.DATABASE_URL ?? ''
const names = new Map<string, string>()
const statements = (await listVariants(databaseUrl)).map(statementOf)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12, options: '-c role=wattdesk_app -c timezone=UTC -c jit=off' })
const app = Fastify()
app.get<{ Querystring: { variant: string } }>('/list', async (request) => {
  const statement = statements[Number(request.query.variant)]
  return statement ? (await pool.query(statement)).rows : []
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
process.send?.('ready')

type Statement = { name: string; text: string; values: unknown[] }

/** Few different texts: comparisons and orders are in the text; scope and page are parameters. */
function statementOf({ affiliateIds, query }: ListVariant): Statement {
  // With the collation of their indexes: without it, each list would sort every row.
  const columns = {
    createdAt: 'created_at',
    accountName: 'account_name collate name_order',
    lastSeenAt: 'last_seen_at',
    city: 'city collate name_order',
    zipCode: 'zip_code',
  }
  const [order] = query.order
  const direction = order?.direction === 'asc' ? 'asc nulls first' : 'desc nulls last'
  const sorted = `${columns[order?.field ?? 'createdAt']} ${direction}, id ${order?.direction ?? 'desc'}`
  const filters = query.filter.map(({ field, value }) => {
    const column = field === 'source' ? 'source_kind' : field
    return `${column} in (${[value].flat().map((one) => `'${one}'`)})`
  })
  const where = [...filters, ...(filters.some((filter) => filter.startsWith('status')) ? [] : ["status <> 'deleted'"])].join(' and ')
  const text = `
    with page as materialized (
      select id, row_number() over () as place from (
        select id from (select id from customers where affiliate_id = $1 and ${where} order by ${sorted} limit 1000) head
        limit 25 offset (0 + $2)) keys)
    select (select sum(customers)::int from (
        select type, status, source_kind, customers from customer_counts where scope_id = $1
        union all select type, status, source_kind, customers from customer_count_deltas where scope_id = $1) kept where ${where}) as total,
      c.id, c.account_name, c.account_email, c.type, c.status, c.idp_status, c.tenant_id, t.name as tenant_name, c.external_reference_id,
      c.second_external_reference_id, c.source_kind, m.first_name || ' ' || m.last_name as source_member, c.created_at, c.joined_at,
      c.last_seen_at, c.deactivated_at, c.installation_status, c.subscription, c.application_name, c.white_label, c.two_factor,
      c.technical, c.site_name, c.address, c.zip_code, c.city
    from page join customers c on c.id = page.id join tenants t on t.id = c.tenant_id left join members m on m.id = c.source_member_id
    order by page.place`
  const name = names.get(text) ?? `list${names.size}`
  names.set(text, name)
  return { name, text, values: [affiliateIds[0], query.page * query.limit] }
}
