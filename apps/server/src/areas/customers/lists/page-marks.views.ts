import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customersPerMark, orderOfMarks } from './page-marks.store.ts'

/** Where to begin reading in ascending order: this customer, with this many before it. */
export type PageMark = { position: number; from: SQL }

const isInstant = (column: string) => column.endsWith('_at')

/**
 * The nearest mark before a position in an affiliate's ascending order, with its current position: the one when it was marked, plus the
 * moves across it since. Undefined if there is none, or if too much has moved.
 */
export async function findPageMark(db: Db, affiliateId: string, column: string, offset: number): Promise<PageMark | undefined> {
  if (offset < customersPerMark) return undefined
  const [name, key] = [sql.identifier(column), sql.identifier(isInstant(column) ? 'key_instant' : 'key_text')]
  const ordered = orderOfMarks(column)
  const collation = sql.raw(ordered.slice(column.length))
  const { rows } = await db.execute<{ position: number; key: string; customer_id: string }>(sql`
    with moves as materialized (
      select moved.weight, moved.customer_id, moved.${name} as key
      from customer_moves moved
      join customer_page_mark_sets marked on marked.affiliate_id = moved.affiliate_id
      where moved.affiliate_id = ${affiliateId} and not pg_visible_in_snapshot(moved.written_by, marked.snapshot)
    ), mark as (
      select position, ${key} as key, customer_id
      from customer_page_marks
      where affiliate_id = ${affiliateId} and ordered_by = ${ordered}
        and position <= ${offset} - (select count(*) from moves where weight > 0)
      order by position desc limit 1
    )
    select mark.customer_id, mark.key::text as key, (mark.position + (
      select coalesce(sum(weight), 0) from moves
      where moves.key is null or (moves.key${collation}, moves.customer_id) < (mark.key, mark.customer_id)
    ))::int as position
    from mark
    where not exists (select from moves where weight = 0)`)
  const [mark] = rows
  if (!mark) return undefined
  const type = isInstant(column) ? sql`timestamptz` : sql`text`
  return { position: mark.position, from: sql`(${sql.raw(ordered)}, id) >= (${mark.key}::${type}, ${mark.customer_id}::uuid)` }
}
