import { type SQL, sql } from 'drizzle-orm'

/**
 * True if a member has a password here, or signed in through an external provider. Correlated to `members` by its full name: a
 * select from one table alone omits table names, and `email` would be that of `identities`.
 */
export const hasSignedUpSql: SQL<boolean> = sql`(
  exists (select from identities i where i.email = members.email)
  or exists (select from member_subjects s where s.member_id = members.id))`
