import type { Address, Place } from '@wattdesk/contract/customers/site-place.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { ImportRecord } from '../imports.store.ts'
import type { Chunk } from './import-chunks.store.ts'

type Values = Record<string, unknown>
export type Difference = {
  row: number
  customerId: string
  before: Values
  after: Values
  /** The present main site; null: none. */
  site: (Address & Place) | null
  refusal: string | null
}

const customerFields = [
  'accountName',
  'accountEmail',
  'externalReferenceId',
  'secondExternalReferenceId',
  'subscription',
  'applicationName',
  'gvsEnabled',
]
const userFields = ['firstName', 'lastName', 'language']
const siteFields = ['address', 'zipCode', 'city', 'country', 'latitude', 'longitude', 'timeZone']

const snake = (field: string) => sql.identifier(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const pairs = (table: string, fields: readonly string[]): SQL[] =>
  fields.map((field) => sql`${sql.raw(`'${field}'`)}, ${sql.identifier(table)}.${snake(field)}`)

const stagedValues = sql.join([...pairs('r', [...customerFields, ...userFields, ...siteFields]), sql`'siteName', r.site_name`], sql`, `)
const currentValues = sql.join(
  [...pairs('c', customerFields), ...pairs('u', userFields), ...pairs('s', siteFields), sql`'siteName', s.name`],
  sql`, `,
)

const siteValues = sql.join(pairs('s', ['address', 'zipCode', 'city', 'country', 'latitude', 'longitude', 'biddingZone']), sql`, `)

/** Rows of a chunk that differ from their customer, with its current values. Locks the customers until the transaction ends. */
export async function lockDifferences(
  db: Db,
  { id, affiliateId }: Pick<ImportRecord, 'id' | 'affiliateId'>,
  chunk: Chunk,
): Promise<Difference[]> {
  type Row = Pick<Difference, 'row' | 'site' | 'refusal'> & { customer_id: string; staged: Values; current: Values }
  const { rows } = await db.execute<Row>(sql`
    select r.row, r.existing_id as customer_id, jsonb_strip_nulls(jsonb_build_object(${stagedValues})) as staged,
      jsonb_build_object(${currentValues}) as current,
      case when s.id is not null then jsonb_build_object(${siteValues}) end as site,
      case
        when c.status <> 'active' then 'CustomerNotActive'
        when exists (select from customers o where o.affiliate_id = ${affiliateId} and o.status <> 'deleted' and o.id <> c.id
          and o.account_email = r.account_email) then 'Taken'
        when exists (select from customers o where o.affiliate_id = ${affiliateId} and o.status <> 'deleted' and o.id <> c.id
          and o.external_reference_id = r.external_reference_id) then 'Taken'
      end as refusal
    from customer_import_rows r
    join customers c on c.id = r.existing_id
    left join sites s on s.customer_id = c.id and s.is_main
    left join customer_users u on u.customer_id = c.id and u.is_main
    where r.import_id = ${id} and r.row between ${chunk.first} and ${chunk.last} and r.state = 'differs'
    order by c.id for update of c`)
  return rows.map(({ row, customer_id, staged, current, site, refusal }) => ({
    row,
    site,
    customerId: customer_id,
    // An empty cell changes nothing.
    after: staged,
    before: Object.fromEntries(Object.keys(staged).map((field) => [field, current[field] ?? null])),
    refusal,
  }))
}

export async function markRows(
  db: Db,
  importId: string,
  rows: readonly number[],
  state: 'updated' | 'refused',
  code?: string,
): Promise<void> {
  if (rows.length === 0) return
  const clash = code ? JSON.stringify({ field: 'row', code, message: code }) : null
  await db.execute(sql`
    update customer_import_rows set state = ${state}, clash = ${clash}::jsonb
    where import_id = ${importId} and row = any(${sql.param([...rows])})`)
}
