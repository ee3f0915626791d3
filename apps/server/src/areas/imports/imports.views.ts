import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { listCustomerImports, listImportRows } from '@wattdesk/contract/imports/calls.ts'
import type { CustomerImport, ImportFaultCount, ImportRow } from '@wattdesk/contract/imports/models.ts'
import type { ImportField, ImportRowState } from '@wattdesk/contract/imports/terms.ts'
import { importFields } from '@wattdesk/contract/imports/terms.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { aliasedTable, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerImports } from '../../db/domains/imports/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { all, scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listPage, pageOf } from '../../platform/list-page.ts'
import { expiryOf } from './import-retention.rules.ts'
import { allFaultsSql, rowCustomerSql, rowStateSql } from './import-rows.store.ts'
import type { ImportRecord } from './imports.store.ts'
import { type ChunkSums, noChunks, sumChunks, sumChunksOfEach } from './merging/import-chunks.store.ts'

const starters = aliasedTable(members, 'starters')
const fullName = (member: typeof members | typeof starters) => sql<string>`${member.firstName} || ' ' || ${member.lastName}`

function selectImports(db: Db) {
  return db
    .select({
      record: customerImports,
      tenantName: tenants.name,
      uploader: fullName(members),
      starter: sql<string | null>`${fullName(starters)}`,
    })
    .from(customerImports)
    .innerJoin(tenants, eq(tenants.id, customerImports.tenantId))
    .innerJoin(members, eq(members.id, customerImports.uploadedBy))
    .leftJoin(starters, eq(starters.id, customerImports.startedBy))
}
type Found = { record: ImportRecord; tenantName: string; uploader: string; starter: string | null }

const isShown = sql`${customerImports.state} <> 'uploading'`

/** Newest first. */
export async function listImports(
  db: Db,
  within: Scope | { ofTenantId: string },
  query: QueryOf<typeof listCustomerImports>,
): Promise<ListOf<CustomerImport>> {
  const scope = 'ofTenantId' in within ? eq(customerImports.tenantId, within.ofTenantId) : scopeSql(within, customerImports)
  return listPage(query, {
    within: [isShown, scope, ...(query.date ? [onDay(query.date)] : [])],
    order: sql`${customerImports.createdAt} desc, ${customerImports.id} desc`,
    select: async ({ where, order, limit, offset }) => {
      const rows = await selectImports(db).where(where).orderBy(order).limit(limit).offset(offset)
      return presentImports(db, rows)
    },
    count: async (where) => {
      const total = sql<number>`count(*)::int`
      const [counted] = await db
        .select({ total })
        .from(customerImports)
        .innerJoin(tenants, eq(tenants.id, customerImports.tenantId))
        .where(where)
      return counted?.total ?? 0
    },
  })
}

/** A day in the time zone of the tenant: the range comes first, to use an index. */
function onDay(date: string): SQL {
  return sql`${customerImports.createdAt} between ${date}::timestamptz - interval '1 day' and ${date}::timestamptz + interval '2 days'
    and (${customerImports.createdAt} at time zone ${tenants.timeZone})::date = ${date}::date`
}

export async function requireImport(db: Db, scope: Scope, id: string): Promise<CustomerImport> {
  const [found] = await selectImports(db).where(all([isShown, eq(customerImports.id, id), scopeSql(scope, customerImports)]))
  if (!found) throw new DomainError('ImportNotFound')
  return presentImport(found, await sumChunks(db, id))
}

async function presentImports(db: Db, found: readonly Found[]): Promise<CustomerImport[]> {
  const sums = await sumChunksOfEach(
    db,
    found.map(({ record }) => record.id),
  )
  return found.map((one, at) => presentImport(one, sums[at]))
}

/** Only started imports have pieces. */
function presentImport({ record, tenantName, uploader, starter }: Found, sums: ChunkSums = noChunks): CustomerImport {
  const { id, reading, detected } = record
  const status = record.state
  if (!reading || !detected || status === 'uploading') throw new Error('The upload is incomplete')
  return {
    id,
    version: record.version,
    operation: 'customers',
    date: record.createdAt.toISOString(),
    status,
    tenant: { id: record.tenantId, name: tenantName },
    uploadedBy: { id: record.uploadedBy, name: uploader },
    startedBy: record.startedBy && starter ? { id: record.startedBy, name: starter } : null,
    file: {
      name: record.fileName,
      bytes: record.fileBytes,
      sha256: record.fileHash?.toString('hex') ?? '',
      isKept: record.expiredAt === null,
    },
    reading,
    detected,
    header: record.header,
    sample: record.sample,
    fault: record.fault,
    details: {
      rows: record.rowCount,
      new: record.newCount,
      unchanged: record.unchangedCount,
      differs: record.differsCount,
      faulty: record.faultyCount,
      created: sums.created,
      updated: sums.updated,
      refused: sums.refused,
    },
    progress: record.progressPhase
      ? {
          phase: record.progressPhase,
          done: record.progressPhase === 'merging' ? sums.done : record.progressDone,
          total: record.progressTotal,
        }
      : null,
    existing: record.existing,
    startedAt: record.startedAt?.toISOString() ?? null,
    finishedAt: record.finishedAt?.toISOString() ?? null,
    expiresAt: expiryOf(record.createdAt).toISOString(),
  }
}

type RawRow = {
  row: number
  state: ImportRowState
  version: number
  given: Record<string, string | boolean | number | null>
  faults: ImportRow['faults']
  customer_id: string | null
}

/** In the file's order. */
export async function listRows(db: Db, upload: CustomerImport, query: QueryOf<typeof listImportRows>): Promise<ListOf<ImportRow>> {
  const where = sql`r.import_id = ${upload.id}${query.state ? stateSql(query.state) : sql``}${query.fault ? faultSql(query.fault) : sql``}`
  const from = sql`from customer_import_rows r join customer_imports i on i.id = r.import_id where ${where}`
  return pageOf(query, async ({ limit, offset, isWhole }) => {
    const isNarrowed = query.state !== undefined || query.fault !== undefined
    const [{ rows }, total] = await Promise.all([
      db.execute<RawRow>(sql`
        select r.row, ${rowStateSql} as state, r.version, coalesce(r.given, ${givenSql}) as given, ${allFaultsSql} as faults, ${rowCustomerSql} as customer_id
        ${from} order by r.row limit ${limit} offset ${offset}`),
      isNarrowed && !isWhole ? countOf(db, from) : upload.details.rows,
    ])
    return { rows: rows.map(presentImportRow), total }
  })
}

/** Rows in a stored state are found without computing the result of each. */
function stateSql(state: ImportRowState): SQL {
  return state === 'created' || state === 'skipped' || state === 'new'
    ? sql` and r.state = 'new' and ${rowStateSql} = ${state}`
    : sql` and r.state = ${state}`
}

/** Only rows in these states have faults. */
const isRejectedSql = sql`r.state in ('faulty', 'exists', 'refused')`

function faultSql(kind: string): SQL {
  const [field, code] = kind.split('.')
  return sql` and ${isRejectedSql} and ${allFaultsSql} @> ${JSON.stringify([{ field, code }])}::jsonb`
}

const faultKindsMax = 100

/** Kinds of errors, with the number of rows that have each. */
export async function listFaults(db: Db, upload: CustomerImport): Promise<ImportFaultCount[]> {
  const { rows } = await db.execute<ImportFaultCount>(sql`
    select f ->> 'field' as field, f ->> 'code' as code, count(*)::int as rows
    from customer_import_rows r cross join lateral jsonb_array_elements(${allFaultsSql}) f
    where r.import_id = ${upload.id} and ${isRejectedSql}
    group by 1, 2 order by 3 desc, 1, 2 limit ${faultKindsMax}`)
  return rows
}

async function countOf(db: Db, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`)
  return rows[0]?.total ?? 0
}

export async function requireImportRow(db: Db, importId: string, row: number): Promise<ImportRow> {
  const { rows } = await db.execute<RawRow>(sql`
    select r.row, ${rowStateSql} as state, r.version, coalesce(r.given, ${givenSql}) as given, ${allFaultsSql} as faults, ${rowCustomerSql} as customer_id
    from customer_import_rows r join customer_imports i on i.id = r.import_id where r.import_id = ${importId} and r.row = ${row}`)
  const [found] = rows
  if (!found) throw new DomainError('NotFound')
  return presentImportRow(found)
}

/** The values of a valid row by field. */
export const givenSql: SQL = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  importFields.map(
    (field) => sql`${sql.raw(`'${field}'`)}, r.${sql.identifier(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`,
  ),
  sql`, `,
)}))`

function presentImportRow({ row, state, version, given, faults, customer_id }: RawRow): ImportRow {
  const values = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, String(value)])) as Partial<
    Record<ImportField, string>
  > // built from the contract's fields
  return { row, state, version, values, faults, customerId: customer_id }
}
