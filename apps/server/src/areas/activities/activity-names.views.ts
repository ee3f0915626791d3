import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import type { Translations } from '@wattdesk/contract/names.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** Each record type's current name: its columns, with translations where it has them, and its table. Customers are named separately. */
const sources: Readonly<Record<string, SQL>> = {
  'client-credentials': sql.raw('name, null::jsonb from client_credentials'),
  'customer-user': sql.raw("first_name || ' ' || last_name, null::jsonb from customer_users"),
  feature: sql.raw("application || ' ' || resource || ' ' || action, null::jsonb from features"),
  'feature-group': sql.raw('display_name, null::jsonb from feature_groups'),
  'installer-company': sql.raw('name, null::jsonb from installer_companies'),
  member: sql.raw("first_name || ' ' || last_name, null::jsonb from members"),
  'sale-template': sql.raw('name, names from sale_templates'),
  'stock-gateway': sql.raw('serial_number, null::jsonb from gateways'),
  tenant: sql.raw('name, null::jsonb from tenants'),
  vendor: sql.raw('display_name, null::jsonb from vendors'),
}

/** Fields of values that contain tenant IDs, and the field that shows their names. */
const tenantFields = { tenantId: 'tenant', withheldFrom: 'withheldFrom' } as const

/** Adds the names of records, and of tenants in values, in one statement. The log stores only IDs, so that names disappear with a purge. */
export async function nameRecords(db: Db, items: ActivityEntry[]): Promise<ActivityEntry[]> {
  const records = items.map(({ object }) => object)
  const tenants = items.flatMap(({ before, after }) => [...tenantsIn(before), ...tenantsIn(after)].map((id) => ({ type: 'tenant', id })))
  const names = await readNames(db, [...records, ...tenants])
  const named = (values: ActivityEntry['before']) => withTenants(values, (id) => names.get(`tenant ${id}`)?.name)
  return items.map((item) => ({
    ...item,
    object: { ...item.object, name: null, ...names.get(`${item.object.type} ${item.object.id}`) },
    before: named(item.before),
    after: named(item.after),
  }))
}

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

type Named = { name: string; names?: Translations }

async function readNames(db: Db, records: readonly { type: string; id: string }[]): Promise<Map<string, Named>> {
  const byType = Map.groupBy(
    records.filter(({ type, id }) => Object.hasOwn(sources, type) && isId(id)),
    ({ type }) => type,
  )
  if (byType.size === 0) return new Map()
  const parts = [...byType].map(([type, some]) => {
    const ids = sql.param([...new Set(some.map(({ id }) => id))])
    return sql`(select ${type}::text || ' ' || id::text as key, ${sources[type]} where id = any(${ids}::uuid[]))`
  })
  const { rows } = await db.execute<{ key: string; name: string; names: Translations | null }>(sql`
    select key, name, names from (${sql.join(parts, sql` union all `)}) named (key, name, names)`)
  return new Map(rows.map(({ key, name, names }) => [key, names ? { name, names } : { name }]))
}

const tenantsIn = (values: ActivityEntry['before']): string[] =>
  Object.keys(tenantFields)
    .flatMap((field) => values?.[field] ?? [])
    .filter((key) => typeof key === 'string')

function withTenants(values: ActivityEntry['before'], nameOf: (id: string) => string | undefined): ActivityEntry['before'] {
  const shown = Object.entries(tenantFields).flatMap(([field, shownAs]) => {
    const given = values?.[field]
    const words = [given].flat().flatMap((key) => (typeof key === 'string' ? (nameOf(key) ?? []) : []))
    return words.length > 0 ? [[shownAs, Array.isArray(given) ? words : words[0]]] : []
  })
  return shown.length > 0 ? { ...values, ...Object.fromEntries(shown) } : values
}
