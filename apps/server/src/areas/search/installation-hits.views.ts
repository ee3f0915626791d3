import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { SearchField } from '@wattdesk/contract/search/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { hiddenLimit } from '../../db/search-sql.ts'
import { identifierOf } from '../../platform/words.ts'

export type InstallationHit = { id: string; customerId: string; kind: InstallationKind; vendor: string; field: SearchField; value: string }

/** Shorter texts match too many identifiers. Texts without a digit are names. */
const shortest = 4
const hitsMax = 20

/** The column of an installation's identifier; `i` is the installation. */
const places: readonly { field: SearchField; value: SQL; from: SQL }[] = [
  { field: 'serialNumber', value: sql`i.serial_number`, from: sql`installations i` },
  { field: 'vendorInstallationId', value: sql`i.vendor_installation_id`, from: sql`installations i` },
  ...(
    [
      ['vendorSiteId', sql`p.vendor_site_id`],
      ['vrmPortalId', sql`p.vrm_portal_id`],
      ['gatewaySerialNumber', sql`p.gateway_serial_number`],
    ] as const
  ).map(([field, value]) => ({ field, value, from: sql`pv_battery_configurations p join installations i on i.id = p.id` })),
  ...(
    [
      ['startCode', sql`g.start_code`],
      ['deviceId', sql`g.device_id`],
    ] as const
  ).map(([field, value]) => ({ field, value, from: sql`gateways g join installations i on i.id = g.installation_id` })),
  {
    field: 'applianceSerialNumber',
    value: sql`a.serial_number`,
    from: sql`appliances a join gateways g on g.id = a.gateway_id join installations i on i.id = g.installation_id`,
  },
]

/** Installations whose identifier equals or begins with the typed text, ignoring case and punctuation. */
export async function findInstallations(db: Db, scope: Scope, term: string): Promise<InstallationHit[]> {
  const typed = identifierOf(term)
  if (typed.length < shortest || !/\d/.test(typed)) return []
  const hits = [...places.map((place) => beginning(scope, place, typed)), logger(scope, typed)]
  const { rows } = await db.execute<{
    id: string
    customer_id: string
    kind: InstallationKind
    vendor: string
    field: SearchField
    value: string
  }>(sql`
    with own as materialized (${ownInstallations(scope)}),
    hits as (${sql.join(hits, sql` union all `)})
    select distinct on (i.id) i.id, i.customer_id, i.kind, v.display_name as vendor, hits.field, hits.value
    from hits join installations i on i.id = hits.id join vendors v on v.id = i.vendor_id
    order by i.id, (identifier_of(hits.value) = ${typed}) desc, hits.place`)
  return rows.map(({ customer_id, ...row }) => ({ ...row, customerId: customer_id }))
}

/** Searches a partner's few installations one by one, and an affiliate's through the identifier indexes. */
function ownInstallations(scope: Scope): SQL {
  const isFew = scope.kind === 'partner' || scope.kind === 'customer'
  return sql`select installations.id from installations join customers on customers.id = installations.customer_id
    where ${isFew ? customerScopeSql(scope) : sql`false`}`
}

function visible(scope: Scope): SQL {
  const isFew = scope.kind === 'partner' || scope.kind === 'customer'
  const ofScope = isFew ? sql`i.id in (select id from own)` : customerScopeSql(scope)
  return sql`customers.status <> 'deleted' and ${ofScope}`
}

/** The bounds are in subselects, which hide them from the planner: planning this takes many times as long as running it. */
function beginning(scope: Scope, place: (typeof places)[number], typed: string): SQL {
  const identifier = sql`identifier_of(${place.value})`
  const bounds = sql`${identifier} ~>=~ (select ${typed}::text) and ${identifier} ~<~ (select ${after(typed)}::text)`
  return hitsOf(scope, place, sql`${bounds} order by ${identifier} using ~<~`)
}

/** If there are several loggers, only whole serial numbers match. */
function logger(scope: Scope, typed: string): SQL {
  const value = sql`(select one from unnest(p.logger_serial_numbers) one where identifier_of(one) = ${typed} limit 1)`
  const from = sql`pv_battery_configurations p join installations i on i.id = p.id`
  return hitsOf(scope, { field: 'loggerSerialNumber', value, from }, sql`identifiers_of(p.logger_serial_numbers) @> array[${typed}]`)
}

function hitsOf(scope: Scope, { field, value, from }: (typeof places)[number], condition: SQL): SQL {
  return sql`(select i.id, '${sql.raw(field)}' as field, ${value} as value, ${sql.raw(String(placeOf(field)))} as place
    from ${from} join customers on customers.id = i.customer_id
    where ${visible(scope)} and ${condition} ${hiddenLimit(hitsMax)})`
}

/** Order of the fields within one installation. Loggers are not among the places and come last. */
function placeOf(field: SearchField): number {
  const place = places.findIndex((one) => one.field === field)
  return place < 0 ? places.length : place
}

/** The first text that sorts after all texts with this beginning. */
const after = (text: string) => text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1)
