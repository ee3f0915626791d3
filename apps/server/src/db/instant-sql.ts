import { type SQL, sql } from 'drizzle-orm'

/** A column or expression of an instant, as JavaScript writes it: ISO 8601 with milliseconds in UTC. */
export const isoSql = (expression: string): SQL => sql.raw(`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
