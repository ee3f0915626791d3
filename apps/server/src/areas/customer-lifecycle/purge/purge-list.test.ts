import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../../../test/server.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import { emptied, emptiedTenant } from './purge.store.ts'
import { destroyedAtOnce, destroyedInBatches, goesWith, kept, mended } from './purge-list.store.ts'

const server = startServer()
const destroyed = [...destroyedAtOnce, ...destroyedInBatches]
const listed = new Set([...destroyed.map((one) => one.table), ...Object.keys(goesWith), ...Object.keys(mended), ...Object.keys(kept)])

/** Columns that refer to a customer, or to something that only a customer has. */
const customerColumns = '^(customer|customer_user|user|site|installation|gateway|sale|configuration|existing)_ids?$'

async function tablesThatHangOnCustomers(): Promise<string[]> {
  const rows = await server.sql<{ name: string }>(
    `with recursive tables as (
      select oid, relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    ), hanging as (
      select t.oid from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped where a.attname ~ $1
      union
      select t.oid from hanging h join pg_constraint c on c.confrelid = h.oid and c.contype = 'f' join tables t on t.oid = c.conrelid
    )
    select t.relname as name from hanging join tables t using (oid)
    where t.relname <> 'customers' order by 1`,
    [customerColumns],
  )
  return rows.map((row) => row.name)
}

describe('the purge', () => {
  it('covers every table with records of customers', async () => {
    const hanging = await tablesThatHangOnCustomers()
    expect(hanging.length).toBeGreaterThan(30)
    expect(
      hanging.filter((table) => !listed.has(table)),
      'name what a purge does to these tables in purge-list.ts',
    ).toEqual([])
  })

  it('names no table or column that does not exist', async () => {
    const rows = await server.sql<{ name: string }>(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    )
    const columns = new Set(rows.map((row) => row.name))
    const tables = new Set(rows.map((row) => row.name.split('.')[0]))
    expect(destroyed.filter((one) => !columns.has(`${one.table}.${one.column}`))).toEqual([])
    expect(destroyedInBatches.filter((one) => !columns.has(`${one.table}.${one.orderedBy}`))).toEqual([])
    expect([...listed].filter((table) => !tables.has(table))).toEqual([])
  })

  it('relies on the database only where it deletes along', async () => {
    const rows = await server.sql<{ name: string }>(
      "select conrelid::regclass || ' ' || confrelid::regclass as name from pg_constraint where contype = 'f' and confdeltype = 'c'",
    )
    const cascading = new Set(rows.map((row) => row.name))
    expect(Object.entries(goesWith).filter(([table, parent]) => !cascading.has(`${table} ${parent}`))).toEqual([])
  })

  it('finds the records to delete by an index', async () => {
    const missing = await server.sql<{ table: string; column: string }>(
      `select d.table, d.column from unnest($1::text[], $2::text[]) as d ("table", "column")
       where not exists (
         select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
         where i.indrelid = d.table::regclass and a.attname = d.column)`,
      [destroyed.map((one) => one.table), destroyed.map((one) => one.column)],
    )
    // Short lists: members' tickets and runs, each kept for a while.
    expect(missing.map((one) => `${one.table}.${one.column}`)).toEqual([
      'live_tickets.site_id',
      'order_status_runs.tenant_id',
      'bulk_actions.tenant_id',
    ])
  })

  it('decides of each column of a customer and of a tenant whether it stays', () => {
    const stays = {
      customer: [
        'id',
        'tenantId',
        'affiliateId',
        'partnerTenantId',
        'type',
        'status',
        'sourceKind',
        'whiteLabel',
        'technical',
        'createdAt',
        'deactivatedAt',
        'deletedAt',
        'updatedAt',
        'version',
      ],
      tenant: [
        'id',
        'parentId',
        'affiliateId',
        'kind',
        'country',
        'timeZone',
        'language',
        'biddingZone',
        'supportedLanguages',
        'openRegistration',
        'producedInstallationIdLength',
        'unallocatedAccessDays',
        'idpType',
        'createdAt',
        'removedAt',
        'version',
      ],
    }
    expect(Object.keys(getTableColumns(customers)).sort()).toEqual([...stays.customer, ...Object.keys(emptied)].sort())
    expect(Object.keys(getTableColumns(tenants)).sort()).toEqual([...stays.tenant, ...Object.keys(emptiedTenant)].sort())
  })
})
