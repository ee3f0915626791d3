import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './connect.ts'
import { findWritten, type LinkOptions, type LogPosition, openLink, type ReplicaLink } from './replica-link.ts'
import { sharedQuery } from './shared-query.ts'

/** A standby that follows the primary by streaming replication, for reads. */
export type Replica = {
  /** The replica, if it shows everything committed before this call; undefined if it lags or is unavailable. */
  findCaughtUp(): Promise<Database | undefined>
  /** Stops using the replica until the next check, because a read failed. */
  distrust(): void
  /** Whether reads use the replica. */
  isFollowing(): boolean
  /** The age of the replica's data; undefined before it was first reached. */
  lagMs(): number | undefined
  close(): Promise<void>
}

type Log = { warn(fields: object, message: string): void; info(message: string): void }

/** A read waits this long for the replica to catch up. If it takes longer, the replica is not used until it has. */
const patienceMs = 100
const watchedEveryMs = 1_000
const laggingEveryMs = 200
const retriedEveryMs = 1_000

type Following = {
  options: LinkOptions & { log: Log }
  /** The end of the primary's log; undefined while the primary does not respond. */
  findPosition(): Promise<LogPosition | undefined>
  closing: AbortController
  link: ReplicaLink | undefined
  isFollowing: boolean
  lagMs: number
  /** When the replica was last up to date. */
  shownAt: number | undefined
}

/** Watches the replica until it is closed, through restarts and failures of either server. */
export function openReplica(options: LinkOptions & { log: Log }): Replica {
  const findPosition = sharedQuery(() => findWritten(options.primary).catch(() => undefined))
  const state: Following = {
    options,
    findPosition,
    closing: new AbortController(),
    link: undefined,
    isFollowing: false,
    lagMs: 0,
    shownAt: undefined,
  }
  const running = follow(state)
  return {
    async findCaughtUp() {
      const { link } = state
      if (!link || !state.isFollowing) return undefined
      const position = await findPosition()
      if (position === undefined) return undefined
      if (await link.reaches(position, patienceMs).catch(() => false)) return link.db
      state.isFollowing = false
      return undefined
    },
    distrust() {
      state.isFollowing = false
    },
    isFollowing: () => state.isFollowing,
    lagMs() {
      if (state.shownAt === undefined) return undefined
      return state.isFollowing ? state.lagMs : performance.now() - state.shownAt
    },
    async close() {
      state.closing.abort()
      await running
    },
  }
}

async function follow(state: Following): Promise<void> {
  const { options, closing } = state
  let stated: string | undefined
  while (!closing.signal.aborted) {
    try {
      state.link = await openLink(options)
      if (stated !== undefined) options.log.info('the read replica is back')
      stated = undefined
      await watch(state, state.link)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== stated)
        options.log.warn({ err: error }, `the read replica cannot be used, lists and reports read from the primary: ${reason}`)
      stated = reason
    }
    state.isFollowing = false
    state.link?.close()
    state.link = undefined
    await rest(state, retriedEveryMs)
  }
}

/** Checks the replica's lag until it can no longer be reached. */
async function watch(state: Following, link: ReplicaLink): Promise<void> {
  while (!state.closing.signal.aborted) {
    const askedAt = performance.now()
    const position = await state.findPosition()
    // Without the primary there is no position to compare with.
    state.isFollowing = position !== undefined && (await link.responds(patienceMs)) && (await link.reaches(position, patienceMs))
    if (state.isFollowing) {
      state.lagMs = performance.now() - askedAt
      state.shownAt = askedAt
    }
    await rest(state, state.isFollowing ? watchedEveryMs : laggingEveryMs)
  }
}

const rest = ({ closing }: Following, ms: number) => pause(ms, undefined, { signal: closing.signal }).catch(() => undefined)
