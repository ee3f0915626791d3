import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transaction.ts'
import type { CustomerRecord } from '../customer-lifecycle.store.ts'

/** Personal columns of an upload's rows. Row numbers, results and IDs remain. */
const stated = [
  'account_name',
  'account_email',
  'external_reference_id',
  'second_external_reference_id',
  'subscription',
  'application_name',
  'first_name',
  'last_name',
  'site_name',
  'address',
  'zip_code',
  'city',
  'latitude',
  'longitude',
  'sealed_key',
  'sealed_values',
  'faults',
  'given',
  'clash',
]
const cleared = sql.raw(stated.map((column) => `${column} = null`).join(', '))

/**
 * Removes a customer from kept uploads: clears rows that became, matched or name it, refuses such rows that are not merged
 * yet, and deletes the file, which contains the same rows. In a finished upload every valid row became or matched a customer,
 * so only the other rows are searched for names.
 */
export async function forgetInImports(tx: Tx, { id, affiliateId }: CustomerRecord, identifiers: readonly string[]): Promise<void> {
  const names = sql`${sql.param([...identifiers])}::text[]`
  const isNamed = sql`(r.account_email = any(${names}) or lower(r.external_reference_id) = any(${names})
    or lower(r.account_name) = any(${names}) or exists (select from jsonb_each_text(r.given) g where lower(g.value) = any(${names})))`
  const { rows } = await tx.execute<{ id: string }>(sql`
    with found as (
      select import_id, row from customer_import_rows where customer_id = ${id}
      union select import_id, row from customer_import_rows where existing_id = ${id}
      union select r.import_id, r.row from customer_imports i join customer_import_rows r on r.import_id = i.id
        where i.affiliate_id = ${affiliateId} and i.expired_at is null and r.state in ('faulty', 'exists', 'refused') and ${isNamed}
      union select r.import_id, r.row from customer_imports i join customer_import_rows r on r.import_id = i.id
        where i.affiliate_id = ${affiliateId} and i.expired_at is null and i.state <> 'done' and ${isNamed}
    ), touched as (
      update customer_import_rows r set ${cleared},
        state = case when r.state in ('new', 'differs') and i.state not in ('done', 'cancelled', 'failed') then 'refused' else r.state end
      from found f join customer_imports i on i.id = f.import_id
      where r.import_id = f.import_id and r.row = f.row
      returning r.import_id
    )
    select distinct import_id as id from touched`)
  const ids = sql.param(rows.map((row) => row.id))
  if (rows.length > 0) {
    await tx.execute(sql`delete from customer_import_pieces where import_id = any(${ids}::uuid[])`)
    await tx.execute(sql`update customer_imports set sample = '[]', fault = fault - 'readings' where id = any(${ids}::uuid[])`)
  }
}

/** Removes names of files that contain a name of only this customer. Returns the IDs of their uploads. */
export async function forgetFileNames(tx: Tx, { affiliateId }: CustomerRecord, identifiers: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update customer_imports set file_name = ''
    where affiliate_id = ${affiliateId}
      and exists (select from unnest(${sql.param([...identifiers])}::text[]) name where position(name in lower(file_name)) > 0)
    returning id`)
  return rows.map((row) => row.id)
}
