import { type SQL, sql } from 'drizzle-orm'

/**
 * True when a member has a password here, or signed in over another house's provider. Correlated to `members`, by its full
 * name: a select from one table alone leaves the names of tables out, and `email` would be that of `identities`.
 */
export const hasSignedUpSql: SQL<boolean> = sql`(
  exists (select from identities i where i.email = members.email)
  or exists (select from member_subjects s where s.member_id = members.id))`
