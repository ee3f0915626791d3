/**
 * Assigns the sessions at an outside broker to ingest processes. The product has a fixed number of sessions there; the broker keeps their
 * subscriptions and messages while no process is connected. A session is free or held by one process, and processes share them evenly. A
 * process that stops frees its sessions; one that is not seen for a while loses them. No session waits for a process that never returns,
 * and no session has two holders.
 */
import { transaction } from '../../../../db/transaction.ts'
import type { Ctx } from '../../../../platform/ctx.ts'
import { shareOf } from './broker-sessions.rules.ts'
import * as store from './broker-sessions.store.ts'

export type SessionHolder = {
  /** ID of the process. */
  id: string
  broker: string
  /** Configured number of sessions. */
  count: number
}

export type Holdings = {
  /** Sessions that this process holds. */
  own: number[]
  /** Those of them that the broker has had before. */
  opened: number[]
  /** Sessions beyond this process's share, to be released once their connections are closed. */
  surplus: number[]
  /** Whether other processes are alive. */
  hasOthers: boolean
}

/** Renews this process's sessions and claims free ones up to its share. With `lostAfterMs`, frees sessions of lost processes. */
export async function renewSessions(
  ctx: Pick<Ctx, 'db'>,
  { id, broker, count }: SessionHolder,
  lostAfterMs: number | undefined,
): Promise<Holdings> {
  return transaction(ctx.db, async (tx) => {
    await store.lockSessions(tx, broker, count)
    await store.upsertProcess(tx, broker, id)
    if (lostAfterMs !== undefined) await store.deleteLostProcesses(tx, broker, lostAfterMs)
    const sessions = await store.listSessions(tx, broker)
    const processes = await store.listProcesses(tx, broker)
    const { held, taken, surplus } = shareOf(sessions, processes, id)
    if (taken.length > 0) await store.updateHolder(tx, broker, taken, id)
    const own = [...held, ...taken]
    const opened = sessions.filter(({ number, isOpened }) => isOpened && own.includes(number)).map(({ number }) => number)
    return { own, opened, surplus, hasOthers: processes.length > 1 }
  })
}

/** Frees the given sessions if this process holds them. */
export async function releaseSessions(ctx: Pick<Ctx, 'db'>, { id, broker }: SessionHolder, numbers: readonly number[]): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await store.lockSessions(tx, broker)
    const own = (await store.listSessions(tx, broker)).filter(({ number, holder }) => holder === id && numbers.includes(number))
    await store.updateHolder(
      tx,
      broker,
      own.map(({ number }) => number),
      null,
    )
  })
}

/** Records that the broker has these sessions. */
export async function noteOpened(ctx: Pick<Ctx, 'db'>, { id, broker }: SessionHolder, numbers: readonly number[]): Promise<void> {
  await store.markOpened(ctx.db, broker, numbers, id)
}

/** Deletes a session that ended at the broker. */
export async function forgetSession(ctx: Pick<Ctx, 'db'>, { id, broker }: SessionHolder, number: number): Promise<void> {
  await store.deleteSession(ctx.db, broker, number, id)
}

export async function leaveSessions(ctx: Pick<Ctx, 'db'>, { id, broker }: SessionHolder): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await store.lockSessions(tx, broker)
    await store.deleteProcess(tx, id)
  })
}
