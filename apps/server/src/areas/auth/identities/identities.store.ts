import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { identities, identityLinks, memberSubjects } from '../../../db/domains/auth/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { prepared } from '../../../db/prepared-statements.ts'

export type IdentityRow = typeof identities.$inferSelect
export type LinkRow = typeof identityLinks.$inferSelect
export type LinkPurpose = LinkRow['purpose']

export async function findIdentityByEmail(db: Db, email: string): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .where(prepared(eq(identities.email, email)))
  return row
}

export async function findIdentity(db: Db, subject: string): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(identities)
    .where(prepared(eq(identities.subject, subject)))
  return row
}

/** False when the e-mail address has one already. */
export async function insertIdentity(db: Db, identity: typeof identities.$inferInsert): Promise<boolean> {
  const rows = await db.insert(identities).values(identity).onConflictDoNothing().returning({ subject: identities.subject })
  return rows.length > 0
}

export async function updatePassword(db: Db, subject: string, passwordHash: string, changedAt: Date): Promise<void> {
  await db.update(identities).set({ passwordHash, passwordChangedAt: changedAt }).where(eq(identities.subject, subject))
}

export async function updateIdentityEmail(db: Db, from: string, to: string): Promise<void> {
  await db.update(identities).set({ email: to }).where(eq(identities.email, from))
}

/** Does nothing if the password changed meanwhile. */
export async function rehashPassword(db: Db, subject: string, from: string, to: string): Promise<void> {
  await db
    .update(identities)
    .set({ passwordHash: to })
    .where(and(eq(identities.subject, subject), eq(identities.passwordHash, from)))
}

export async function insertLink(db: Db, link: typeof identityLinks.$inferInsert): Promise<void> {
  await db.insert(identityLinks).values(link)
}

export async function findOpenLink(db: Db, id: string, now: Date): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(identityLinks)
    .where(and(eq(identityLinks.id, id), isNull(identityLinks.usedAt), gt(identityLinks.expiresAt, now)))
  return row
}

/** Marks a link as used. Returns false if it was used already or has expired. */
export async function useLink(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(identityLinks)
    .set({ usedAt: now })
    .where(and(eq(identityLinks.id, id), isNull(identityLinks.usedAt), gt(identityLinks.expiresAt, now)))
    .returning({ id: identityLinks.id })
  return rows.length > 0
}

/** Invalidates every other open link of an address. */
export async function closeLinks(db: Db, email: string, now: Date): Promise<void> {
  await db
    .update(identityLinks)
    .set({ usedAt: now })
    .where(and(eq(identityLinks.email, email), isNull(identityLinks.usedAt)))
}

/** The newest sign-up link of each address, open or not. */
export async function listNewestSignUpLinks(db: Db, emails: readonly string[]): Promise<LinkRow[]> {
  if (emails.length === 0) return []
  return db
    .selectDistinctOn([identityLinks.email])
    .from(identityLinks)
    .where(and(inArray(identityLinks.email, [...emails]), eq(identityLinks.purpose, 'sign_up')))
    .orderBy(identityLinks.email, desc(identityLinks.expiresAt))
}

export async function deleteOldLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(identityLinks).where(lt(identityLinks.expiresAt, expiredBefore))
}

export async function findMemberIdOfSubject(db: Db, issuer: string, subject: string): Promise<string | undefined> {
  const [row] = await db
    .select({ memberId: memberSubjects.memberId })
    .from(memberSubjects)
    .where(prepared(all([eq(memberSubjects.issuer, issuer), eq(memberSubjects.subject, subject)])))
  return row?.memberId
}

/** True if the member is tied to another subject of this provider. */
export async function hasOtherTie(db: Db, tie: { issuer: string; subject: string; memberId: string }): Promise<boolean> {
  const [row] = await db
    .select({ subject: memberSubjects.subject })
    .from(memberSubjects)
    .where(
      and(
        eq(memberSubjects.issuer, tie.issuer),
        eq(memberSubjects.memberId, tie.memberId),
        // A concurrent first sign-in may just have created this link.
        ne(memberSubjects.subject, tie.subject),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Keeps an existing tie. */
export async function insertMemberSubject(db: Db, tie: typeof memberSubjects.$inferInsert): Promise<void> {
  await db.insert(memberSubjects).values(tie).onConflictDoNothing()
}

export async function deleteIdentity(db: Db, subject: string): Promise<void> {
  await db.delete(identities).where(eq(identities.subject, subject))
}

export async function deleteMemberSubjects(db: Db, memberId: string): Promise<void> {
  await db.delete(memberSubjects).where(eq(memberSubjects.memberId, memberId))
}

export async function deleteLinksTo(db: Db, emails: readonly string[]): Promise<void> {
  await db.delete(identityLinks).where(inArray(identityLinks.email, [...emails]))
}
