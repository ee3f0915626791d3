import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Orders names as readers do, whatever their language: Köhler before Krüger, and Łukasz before Zoe. The migration that adds the
 * collation says what it is on a PostgreSQL without ICU.
 */
export const inNameOrder = (name: SQLWrapper): SQL => sql`${name} collate name_order`
