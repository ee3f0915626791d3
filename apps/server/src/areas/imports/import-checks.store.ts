import type { ImportField } from '@wattdesk/contract/imports/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { ImportRecord } from './imports.store.ts'

type Judged = Pick<ImportRecord, 'id' | 'tenantId' | 'affiliateId'> & { columns: readonly (ImportField | null)[] }
/** Only rows with one of these e-mails or references, and those refused because of a row. */
export type Touched = { row: number; emails: readonly string[]; references: readonly string[] }

/**
 * Compares valid rows with one another and with existing customers: duplicate in the file, new, unchanged, different, or
 * unavailable. Set-based; rows that were judged before are judged again.
 */
export async function judgeRows(db: Db, judged: Judged, touched?: Touched): Promise<void> {
  const these = sql`r.import_id = ${judged.id} and r.faults is null${touched ? touchedSql(touched, await refusedBecauseOf(db, judged.id, touched.row)) : sql``}`
  if (touched) {
    await db.execute(sql`update customer_import_rows r set state = 'new', clash = null, existing_id = null where ${these}`)
  }
  // This transaction has just written the rows, so there are no statistics yet: the planner would choose a nested loop.
  await db.execute(sql`select set_config('enable_nestloop', 'off', true)`)
  await markRepetitions(db, judged.id, these, 'account_email', 'accountEmail')
  await markRepetitions(db, judged.id, these, 'external_reference_id', 'externalReferenceId')
  await db.execute(sql`select set_config('enable_nestloop', 'on', true)`)
  await markExisting(db, judged, these)
  // Rows with one e-mail are repetitions already.
  if (judged.columns.includes('externalReferenceId')) await markSameCustomers(db, judged.id, touched && these)
}

function touchedSql({ emails, references }: Touched, others: readonly number[]): SQL {
  return sql` and (r.account_email = any(${sql.param([...emails])}) or r.external_reference_id = any(${sql.param([...references])})
    or r.row = any(${sql.param([...others])}::int[]))`
}

/** Rows about the same customer as a row, which may be about another one now. */
async function refusedBecauseOf(db: Db, importId: string, row: number): Promise<number[]> {
  const { rows } = await db.execute<{ row: number }>(sql`
    select r.row from customer_import_rows r where r.import_id = ${importId} and r.state = 'faulty'
      and r.clash @> jsonb_build_object('code', ${sameCustomer}::text, 'params', jsonb_build_object('row', ${row}::int))`)
  return rows.map((one) => one.row)
}

/** Of several rows with the same value, the first one is valid; the others refer to it. */
async function markRepetitions(db: Db, importId: string, these: SQL, column: string, field: ImportField): Promise<void> {
  const name = sql.identifier(column)
  await db.execute(sql`
    update customer_import_rows r
    set state = 'faulty', clash = jsonb_build_object('field', ${field}::text, 'code', 'DuplicateInFile', 'message', 'DuplicateInFile',
      'params', jsonb_build_object('row', first.row))
    from (
      select r.${name} as value, min(r.row) as row from customer_import_rows r
      where ${these} and r.state = 'new' and r.${name} is not null group by 1 having count(*) > 1
    ) first
    where r.import_id = ${importId} and r.faults is null and r.state = 'new' and r.${name} = first.value and r.row > first.row`)
}

/**
 * Matches a row to one of the affiliate's customers by external reference or e-mail. Rows are updated by their physical
 * position (`ctid`), which is fast for any number of rows.
 */
async function markExisting(db: Db, { id, tenantId, affiliateId, columns }: Judged, these: SQL): Promise<void> {
  await db.execute(sql`
    with found as materialized (
      select r.ctid as place, r.type, c.id from customer_import_rows r
      join customers c on c.affiliate_id = ${affiliateId} and c.account_email = r.account_email and c.status <> 'deleted'
      where ${these} and r.state = 'new'
      union
      select r.ctid, r.type, c.id from customer_import_rows r
      join customers c on c.affiliate_id = ${affiliateId} and c.external_reference_id = r.external_reference_id and c.status <> 'deleted'
      where ${these} and r.state = 'new' and r.external_reference_id is not null
    ), one as (
      select place, min(type) as type, (array_agg(id))[1] as id, count(*) as customers from found group by place
    ), known as (
      select one.place, c.id as existing_id, c, s, u, case
          when one.customers > 1 then 'BelongsToTwo'
          when c.tenant_id <> ${tenantId} then 'Taken'
          when one.type <> c.type then 'TypeDiffers'
        end as code
      from one
      join customers c on c.id = one.id
      left join sites s on s.customer_id = c.id and s.is_main
      left join customer_users u on u.customer_id = c.id and u.is_main
    )
    update customer_import_rows r
    set existing_id = case when known.code is null then known.existing_id end,
      state = case when known.code is not null then 'faulty' when ${differsSql(columns)} then 'differs' else 'unchanged' end,
      clash = case when known.code is not null then
        jsonb_build_object('field', case known.code when 'TypeDiffers' then 'type' else 'accountEmail' end,
          'code', known.code, 'message', known.code) end
    from known where r.import_id = ${id} and r.ctid = known.place`)
}

const sameCustomer = 'SameCustomer'

/** One row may name a customer by e-mail and another by reference. Only the first of them may change it. */
async function markSameCustomers(db: Db, importId: string, touched: SQL | undefined): Promise<void> {
  // After a correction, only the customers of the rows that it may concern: an import may have a million rows.
  const among = touched ? sql`and r.existing_id = any(array(select r.existing_id from customer_import_rows r where ${touched}))` : sql``
  if (!touched) await db.execute(sql`select set_config('enable_nestloop', 'off', true)`)
  await db.execute(sql`
    update customer_import_rows r
    set state = 'faulty', existing_id = null, clash = jsonb_build_object('field', 'accountEmail', 'code', ${sameCustomer}::text,
      'message', ${sameCustomer}::text, 'params', jsonb_build_object('row', first.row))
    from (
      select r.existing_id, min(r.row) as row from customer_import_rows r
      where r.import_id = ${importId} and r.existing_id is not null ${among} group by 1 having count(*) > 1
    ) first
    where r.import_id = ${importId} and r.existing_id = first.existing_id and r.row > first.row`)
  if (!touched) await db.execute(sql`select set_config('enable_nestloop', 'on', true)`)
}

const comparable: Partial<Record<ImportField, SQL>> = {
  accountName: sql`(known.c).account_name`,
  accountEmail: sql`(known.c).account_email`,
  externalReferenceId: sql`(known.c).external_reference_id`,
  secondExternalReferenceId: sql`(known.c).second_external_reference_id`,
  subscription: sql`(known.c).subscription`,
  applicationName: sql`(known.c).application_name`,
  gvsEnabled: sql`(known.c).gvs_enabled`,
  firstName: sql`(known.u).first_name`,
  lastName: sql`(known.u).last_name`,
  language: sql`(known.u).language`,
  siteName: sql`(known.s).name`,
  address: sql`(known.s).address`,
  zipCode: sql`(known.s).zip_code`,
  city: sql`(known.s).city`,
  country: sql`(known.s).country`,
  latitude: sql`(known.s).latitude`,
  longitude: sql`(known.s).longitude`,
  timeZone: sql`(known.s).time_zone`,
}

/** Values of the file that differ from the customer's. Empty cells change nothing. */
function differsSql(columns: readonly (ImportField | null)[]): SQL {
  const stated = columns.flatMap((field) => {
    const current = field && comparable[field]
    if (!field || !current) return []
    const staged = sql`r.${sql.identifier(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`
    return [sql`(${staged} is not null and ${staged} is distinct from ${current})`]
  })
  return stated.length === 0 ? sql`false` : sql`(${sql.join(stated, sql` or `)})`
}
