import type { Readable } from 'node:stream'
import { type CustomerExportColumn, customerExportColumns } from '@wattdesk/contract/customers.ts'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../../db/connect.ts'
import { all, orderSql } from '../../db/filter-sql.ts'
import { customers } from '../../db/schema/customers.ts'
import { type CustomerListQuery, type CustomerScope, conditionsOf, orderColumns, searchSql } from './customer-list.views.ts'

const instantText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

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
  siteName: guarded(sql`customers.site_name`),
  address: guarded(sql`customers.address`),
  zipCode: guarded(sql`customers.zip_code`),
  city: guarded(sql`customers.city`),
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front, which makes it text. */
function guarded(column: SQL): SQL {
  return sql`case when ${column} ~ '^[-=+@\\t\\r]' then '''' || ${column} else ${column} end`
}

export type CustomerExport = Pick<CustomerListQuery, 'filter' | 'searchValue' | 'order' | 'columns'>

/**
 * Streams the filtered list as CSV (UTF-8 with a byte order mark, so that spreadsheets read it right), whatever its length;
 * of it those alone for which another condition holds, if there is one.
 */
export async function exportCustomers(db: Database, scope: CustomerScope, query: CustomerExport, only?: SQL): Promise<Readable> {
  const names = query.columns?.length ? query.columns : customerExportColumns
  const columns = sql.join(
    names.map((name) => sql`${exported[name]} as ${sql.identifier(name)}`),
    sql`, `,
  )
  const order = orderSql(query.order.length > 0 ? query.order : [{ field: 'createdAt', direction: 'desc' }], orderColumns, customers.id)
  const within =
    'tenantId' in scope
      ? sql`${customers.tenantId} = ${scope.tenantId}::uuid`
      : sql`${customers.affiliateId} = any(${`{${scope.affiliateIds.join(',')}}`}::uuid[])`
  const select = sql`select ${columns} from customers join tenants on tenants.id = customers.tenant_id
    where ${all([within, ...conditionsOf(query), ...(query.searchValue ? [searchSql(query.searchValue)] : []), ...(only ? [only] : [])])} order by ${order}`
  return streamCsv(db, withLiterals(select))
}

/** COPY takes no parameters: each becomes a literal, escaped by the driver. */
function withLiterals(statement: SQL): string {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return text.replace(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]))
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return value === null || value === undefined ? 'null' : pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

/** The connection serves the stream alone; a client that leaves takes it along, which ends the query. */
async function streamCsv(db: Database, select: string): Promise<Readable> {
  const client = await db.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
  } catch (error) {
    client.release(true)
    throw error
  }
  const stream = client.query(copyTo(`copy (${select}) to stdout with (format csv, header)`, { highWaterMark: 65_536 }))
  stream.unshift(Buffer.from('\ufeff'))
  stream.once('close', () => client.release(true))
  return stream
}
