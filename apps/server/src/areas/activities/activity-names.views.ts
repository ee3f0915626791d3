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
  site: sql.raw('name, null::jsonb from sites'),
  tenant: sql.raw('name, null::jsonb from tenants'),
  vendor: sql.raw('display_name, null::jsonb from vendors'),
  'vendor-name': sql.raw('display_name, null::jsonb from vendors'),
}

/** Fields of values that contain IDs of records, the type of these, and the field that shows their names. */
const namedFields: readonly { field: string; type: string; shownAs: string }[] = [
  { field: 'tenantId', type: 'tenant', shownAs: 'tenant' },
  { field: 'withheldFrom', type: 'tenant', shownAs: 'withheldFrom' },
  { field: 'siteId', type: 'site', shownAs: 'siteName' },
  { field: 'installers', type: 'member', shownAs: 'installers' },
  // Devices name their vendor by what files and protocols call it.
  { field: 'vendor', type: 'vendor-name', shownAs: 'vendor' },
]

/**
 * Adds the names of records, and of those that values refer to, in one statement. The log stores only IDs, so that names disappear with a
 * purge.
 */
export async function nameRecords(db: Db, items: ActivityEntry[]): Promise<ActivityEntry[]> {
  const records = items.map(({ object }) => object)
  const referred = items.flatMap(({ before, after }) => [...recordsIn(before), ...recordsIn(after)])
  const names = await readNames(db, [...records, ...referred])
  const named = (values: ActivityEntry['before']) => withNames(values, (type, id) => names.get(`${type} ${id}`)?.name)
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
    records.filter(({ type, id }) => Object.hasOwn(sources, type) && (type === 'vendor-name' || isId(id))),
    ({ type }) => type,
  )
  if (byType.size === 0) return new Map()
  const parts = [...byType].map(([type, some]) => {
    const ids = sql.param([...new Set(some.map(({ id }) => id))])
    if (type === 'vendor-name') return sql`(select ${type}::text || ' ' || name as key, ${sources[type]} where name = any(${ids}::text[]))`
    return sql`(select ${type}::text || ' ' || id::text as key, ${sources[type]} where id = any(${ids}::uuid[]))`
  })
  const { rows } = await db.execute<{ key: string; name: string; names: Translations | null }>(sql`
    select key, name, names from (${sql.join(parts, sql` union all `)}) named (key, name, names)`)
  return new Map(rows.map(({ key, name, names }) => [key, names ? { name, names } : { name }]))
}

const recordsIn = (values: ActivityEntry['before']): { type: string; id: string }[] =>
  namedFields.flatMap(({ field, type }) => [values?.[field]].flat().flatMap((id) => (typeof id === 'string' ? [{ type, id }] : [])))

function withNames(values: ActivityEntry['before'], nameOf: (type: string, id: string) => string | undefined): ActivityEntry['before'] {
  const shown = namedFields.flatMap(({ field, type, shownAs }) => {
    const given = values?.[field]
    const words = [given].flat().flatMap((id) => (typeof id === 'string' ? (nameOf(type, id) ?? []) : []))
    return words.length > 0 ? [[shownAs, Array.isArray(given) ? words : words[0]]] : []
  })
  return shown.length > 0 ? { ...values, ...Object.fromEntries(shown) } : values
}
