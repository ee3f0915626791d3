import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { attemptLimits } from '../../../db/domains/auth/tables.ts'
import { prepared } from '../../../db/prepared-statements.ts'

export type Lock = { attempts: number; lockedUntil: Date | null; isAdmitted: boolean }

export type Counting = { key: string; now: Date; forgetBefore: Date; free: number; firstDelayS: number; longestDelayS: number }

/**
 * Counts an attempt and sets the delay after it in one statement, so that concurrent attempts are all counted. A locked key
 * stays as it is.
 */
export async function countAttempt(db: Db, { key, now, forgetBefore, free, firstDelayS, longestDelayS }: Counting): Promise<Lock> {
  const at = now.toISOString()
  const counted = sql`case when l.last_attempt_at < ${forgetBefore.toISOString()}::timestamptz then 1 else l.attempts + 1 end`
  const delay = sql`least(${longestDelayS}::float8, ${firstDelayS}::float8 * power(2, least(30, ${counted} - ${free}::int)))`
  const { rows } = await db.execute<{ attempts: number; locked_until: Date | string | null }>(sql`
    insert into attempt_limits as l (key, attempts, last_attempt_at) values (${key}, 1, ${at}::timestamptz)
    on conflict (key) do update set
      attempts = ${counted},
      last_attempt_at = excluded.last_attempt_at,
      locked_until = case when ${counted} >= ${free}::int then excluded.last_attempt_at + make_interval(secs => ${delay}) end
      where l.locked_until is null or l.locked_until <= excluded.last_attempt_at
    returning attempts, locked_until`)
  const [row] = rows
  if (row) return { attempts: row.attempts, lockedUntil: row.locked_until ? new Date(row.locked_until) : null, isAdmitted: true }
  const [locked] = await db.select().from(attemptLimits).where(eq(attemptLimits.key, key))
  return { attempts: locked?.attempts ?? 0, lockedUntil: locked?.lockedUntil ?? null, isAdmitted: false }
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attemptLimits).where(prepared(eq(attemptLimits.key, key)))
}

/** Takes back one successful attempt and leaves failed ones counted. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attemptLimits)
    .set({ attempts: sql`greatest(0, ${attemptLimits.attempts} - 1)`, lockedUntil: null })
    .where(prepared(eq(attemptLimits.key, key)))
}

export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db.delete(attemptLimits).where(lt(attemptLimits.lastAttemptAt, before))
}
