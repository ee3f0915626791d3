import type { Readable } from 'node:stream'
import { type CustomerExportColumn, customerExportColumns } from '@wattdesk/contract/customers/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Database } from '../../../db/connect.ts'
import { copyOut } from '../../../db/copy-out.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { all, orderSql } from '../../../db/filter-sql.ts'
import { formulaPattern, innerFormulaPattern, numberPattern } from '../../../platform/csv.ts'
import { type Entrant, openGate } from '../../../platform/gate.ts'
import { type CustomerListQuery, type CustomerScope, conditionsOf, orderColumns, orderedBy } from './customer-rows.views.ts'
import { found } from './customer-search.views.ts'

/** To the second, in the connection's time zone UTC. Formatting with `to_char` takes four times as long. */
const instantText = (column: SQL) => sql`replace(left(${column}::text, 19), ' ', 'T') || 'Z'`

const flagText = (column: SQL) => sql`case when ${column} then 'yes' else 'no' end`

const exported: Record<CustomerExportColumn, SQL> = {
  id: sql`customers.id::text`,
  accountName: guarded(sql`customers.account_name`),
  accountEmail: guarded(sql`customers.account_email`),
  type: sql`customers.type`,
  status: sql`customers.status`,
  idpStatus: sql`customers.idp_status`,
  tenant: guarded(sql`tenants.name`),
  externalReferenceId: guarded(sql`customers.external_reference_id`),
  secondExternalReferenceId: guarded(sql`customers.second_external_reference_id`),
  source: sql`customers.source_kind`,
  createdAt: instantText(sql`customers.created_at`),
  joinedAt: instantText(sql`customers.joined_at`),
  lastSeenAt: instantText(sql`customers.last_seen_at`),
  installationStatus: sql`customers.installation_status`,
  subscription: guarded(sql`customers.subscription`),
  applicationName: guarded(sql`customers.application_name`),
  whiteLabel: flagText(sql`customers.white_label`),
  twoFactor: flagText(sql`customers.two_factor`),
  technical: flagText(sql`customers.technical`),
  gvsEnabled: flagText(sql`customers.gvs_enabled`),
  firstName: guarded(sql`customer_users.first_name`),
  lastName: guarded(sql`customer_users.last_name`),
  language: sql`customer_users.language`,
  siteName: guarded(sql`customers.site_name`),
  address: guarded(sql`customers.address`),
  zipCode: guarded(sql`customers.zip_code`),
  city: guarded(sql`customers.city`),
  country: sql`sites.country`,
  latitude: sql`sites.latitude::text`,
  longitude: sql`sites.longitude::text`,
  timeZone: sql`sites.time_zone`,
}

const ofUser: readonly CustomerExportColumn[] = ['firstName', 'lastName', 'language']
const ofSite: readonly CustomerExportColumn[] = ['country', 'latitude', 'longitude', 'timeZone']

/** The main user and the main site, if a requested column needs them. */
function joinedFor(names: readonly CustomerExportColumn[]): SQL {
  const user = sql` left join customer_users on customer_users.customer_id = customers.id and customer_users.is_main`
  const site = sql` left join sites on sites.customer_id = customers.id and sites.is_main`
  return sql`${names.some((name) => ofUser.includes(name)) ? user : sql``}${names.some((name) => ofSite.includes(name)) ? site : sql``}`
}

/**
 * Cells that a spreadsheet would evaluate as a formula, wholly or in part, get a leading apostrophe, which makes them text. Most cells
 * begin with a letter and have no separator; they skip the patterns.
 */
function guarded(column: SQL): SQL {
  const inner = sql`case when strpos(${column}, ';') > 0 or strpos(${column}, '|') > 0 or ${column} ~ '[\\t\\r\\n]'
    then regexp_replace(${column}, ${innerFormulaPattern}, ${"\\1'\\2"}, 'g') else ${column} end`
  return sql`case when ascii(${column}) not between 65 and 5000 and ${column} ~ ${formulaPattern} and ${column} !~ ${numberPattern}
    then '''' || ${inner} else ${inner} end`
}

export type CustomerExport = Pick<CustomerListQuery, 'filter' | 'searchValue' | 'order' | 'columns'>

/**
 * Streams the filtered list as CSV (UTF-8 with a byte order mark for spreadsheets), whatever its length, optionally limited by another
 * condition.
 */
export async function exportCustomers(
  db: Database,
  scope: CustomerScope,
  query: CustomerExport,
  { only, reader }: { only?: SQL; reader: Entrant },
): Promise<Readable> {
  const conditions = [...conditionsOf(query), ...(only ? [only] : [])]
  const isWhole = !query.searchValue && query.filter.length === 0 && !only
  const statement = `copy (${withLiterals(selectionOf(scope, query, conditions))}) to stdout with (format csv, header)`
  return oneOfFew(reader, async () => {
    const stream = await copyOut(db.$client, statement, isWhole ? [...settings, inOrder] : settings)
    stream.unshift(Buffer.from('\ufeff'))
    return stream
  })
}

/** Each export holds a connection until it is read, so only a few run concurrently. */
const gate = openGate({ running: 3, waiting: 6, each: 2 })

function oneOfFew(reader: Entrant, open: () => Promise<Readable>): Promise<Readable> {
  const opened = Promise.withResolvers<Readable>()
  gate(async () => {
    const stream = await open()
    // The stream's reader handles errors; cleanup is the same.
    const closed = new Promise((resolve) => stream.once('close', resolve))
    if (reader.signal?.aborted) stream.destroy()
    opened.resolve(stream)
    await closed
  }, reader).catch(opened.reject)
  return opened.promise
}

/** Slow readers are cut off eventually, disconnected ones immediately, and no export uses more than one core. */
const settings = [
  "timezone = 'UTC'",
  "datestyle = 'ISO'",
  "statement_timeout = '30min'",
  "client_connection_check_interval = '500ms'",
  'max_parallel_workers_per_gather = 0',
]
/** A whole list is read along its index, so the first rows come at once and a million rows need no sorting. */
const inOrder = 'enable_sort = off'

/** One branch per affiliate, each in order, which PostgreSQL merges. */
function selectionOf(scope: CustomerScope, query: CustomerExport, conditions: readonly SQL[]): SQL {
  const names = query.columns?.length ? query.columns : customerExportColumns
  const order = query.order.length > 0 ? query.order : [{ field: 'createdAt', direction: 'desc' as const }]
  const keys = order.map(({ field }, at) => sql`${orderColumns[field as keyof typeof orderColumns]} as ${sql.identifier(`key${at}`)}`) // fields of the contract's list
  const columns = names.map((name) => sql`${exported[name]} as ${sql.identifier(name)}`)
  const own = Object.fromEntries(Object.entries(orderColumns).map(([field, column]) => [field, orderedBy(field, column)]))
  const branch = (where: SQL) => sql`(select ${sql.join([...columns, ...keys, sql`customers.id as tie`], sql`, `)}
    from ${found(query)} join tenants on tenants.id = customers.tenant_id${joinedFor(names)}
    where ${all([where, ...conditions])} order by ${orderSql(order, own, customers.id)})`
  const merged = Object.fromEntries(order.map(({ field }, at) => [field, orderedBy(field, sql.identifier(`key${at}`))]))
  return sql`select ${sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )}
    from (${sql.join(partsOf(scope, query).map(branch), sql` union all `)}) exported order by ${orderSql(order, merged, sql.identifier('tie'))}`
}

/** A search runs once for all affiliates. Other exports run affiliate by affiliate. */
function partsOf(scope: CustomerScope, { searchValue }: CustomerExport): SQL[] {
  if ('tenantId' in scope) return [sql`${customers.tenantId} = ${scope.tenantId}::uuid`]
  if (searchValue) return [sql`${customers.affiliateId} = any(${`{${scope.affiliateIds.join(',')}}`}::uuid[])`]
  return scope.affiliateIds.map((affiliateId) => sql`${customers.affiliateId} = ${affiliateId}::uuid`)
}

/** COPY takes no parameters, so each becomes a literal that the driver escapes. */
function withLiterals(statement: SQL): string {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return text.replace(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]))
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return value === null || value === undefined ? 'null' : pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}
