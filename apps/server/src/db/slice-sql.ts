import { type SQL, sql } from 'drizzle-orm'

/** Maximum rows read from the start of an order. Few such bounds make few plans. */
const reaches = [1_000, 10_000]

type Part = { limit: number; offset: number }

/** The bound in the text of the statement that reads a part, if it is within one. */
export const reachOf = ({ limit, offset }: Part): number | undefined => reaches.find((bound) => offset + limit <= bound)

/**
 * Some rows of an ordered selection. Limits are in the text of the statement, because they decide its plan; one plan then serves every
 * page within a bound. Only the offset is a parameter, added to 0 to show that no plan depends on it.
 */
export function sliceSql(ordered: SQL, { limit, offset }: Part): SQL {
  const reach = reachOf({ limit, offset })
  if (!reach) return sql`${ordered} limit ${limit} offset ${offset}`
  return sql`select * from (${ordered} limit ${sql.raw(String(reach))}) head limit ${sql.raw(String(Math.trunc(limit)))} offset (0 + ${offset})`
}
