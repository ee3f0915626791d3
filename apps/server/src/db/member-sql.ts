import { type SQL, sql } from 'drizzle-orm'
import { members } from './schema/members.ts'

/** True when a member has a password here, or signed in over another house's provider. Correlated to `members`. */
export const hasSignedUpSql: SQL<boolean> = sql`(
  exists (select from identities i where i.email = ${members.email})
  or exists (select from member_subjects s where s.member_id = ${members.id}))`
