/**
 * The hash chain over the activity log. A job seals entries in order, each hash covering the entry and the previous hash, so
 * that writers never wait for each other. `verifyActivities` recomputes the chain and reports the first break. An entry is
 * sealed once and its position never changes. Entries expire after two years from the beginning of the chain, which then
 * starts at its anchor, the seal of the last expired entry.
 */
import type { Db } from '../../db/connect.ts'
import { transaction } from '../../db/transaction.ts'
import { sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { removeExpired } from './activities.store.ts'
import {
  appendSeals,
  type ChainEntry,
  type ChainLink,
  claimUnsealed,
  findAnchor,
  findLost,
  lastSeal,
  lockChain,
  readSealed,
  type Seal,
  valuesDiffering,
} from './activity-chain.store.ts'

const batch = 1_000
/** Small enough that a batch's memory is freed by the young-generation garbage collector. */
const sealedAtOnce = 500
const keptYears = 2
/** The previous hash of the first entry. */
const genesis = Buffer.alloc(32)

/** Seals waiting entries, up to a maximum. Returns how many. Several processes take turns. */
export async function sealActivities(ctx: Pick<Ctx, 'db'>, atMost = Number.POSITIVE_INFINITY): Promise<number> {
  let sealed = 0
  for (;;) {
    const count = await transaction(ctx.db, async (tx) => {
      if (!(await lockChain(tx))) return 0
      const entries = await claimUnsealed(tx, sealedAtOnce)
      if (entries.length === 0) return 0
      const last = await lastSeal(tx)
      await appendSeals(tx, sealsFor(entries, last))
      return entries.length
    })
    sealed += count
    if (count < sealedAtOnce || sealed >= atMost) return sealed
  }
}

/** Deletes entries older than two years in batches. Returns how many. Several processes take turns. */
export async function removeExpiredActivities({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const before = clock.now()
  before.setUTCFullYear(before.getUTCFullYear() - keptYears)
  let removed = 0
  for (;;) {
    const count = await removeExpired(db, before, batch)
    removed += count
    if (count < batch) return removed
  }
}

function sealsFor(entries: readonly ChainEntry[], last: ChainLink | undefined): Seal[] {
  let { position, hash } = last ?? { position: 0, hash: genesis }
  return entries.map((entry) => {
    position += 1
    hash = hashOf(entry, hash)
    return { position, hash, entryId: entry.id }
  })
}

export type Verification = {
  /** Number of valid entries, and of expired entries before them. */
  entries: number
  expired: number
  fault?: { position: number; entryId: string; kind: 'hash' | 'missing' | 'values' }
}

/** Receives how many entries were verified, and of how many. */
type Progress = (checked: number, total: number) => Promise<void>

/** Recomputes the chain and every value's hash, and looks for entries that are not in it. Reads in pages, so memory use does not depend on the length. */
export async function verifyActivities(db: Db, onProgress?: Progress): Promise<Verification> {
  const anchor = await findAnchor(db)
  let expired = anchor?.position ?? 0
  const end = (await lastSeal(db))?.position ?? expired
  let previous: ChainLink | undefined = anchor
  for (;;) {
    const rows = await readSealed(db, previous?.position ?? 0, batch)
    const moved = await findMovedAnchor(db, rows[0]?.seal, previous)
    if (moved) {
      previous = moved
      expired = moved.position
      continue
    }
    for (const { seal, entry } of rows) {
      const expected = (previous?.position ?? 0) + 1
      const fault = (kind: 'hash' | 'missing') => ({
        entries: expected - 1 - expired,
        expired,
        fault: { position: expected, entryId: seal.entryId, kind },
      })
      if (seal.position !== expected || !entry) return fault('missing')
      if (!hashOf(entry, previous?.hash ?? genesis).equals(seal.hash)) return fault('hash')
      previous = seal
    }
    if (rows.length < batch) break
    await onProgress?.((previous?.position ?? 0) - expired, Math.max(end, previous?.position ?? 0) - expired)
  }
  const entries = (previous?.position ?? 0) - expired
  const differing = await valuesDiffering(db)
  if (differing) return { entries, expired, fault: { ...differing, kind: 'values' } }
  // Neither in the chain nor in the queue: it was deleted from the queue, or its seal from the end.
  const entryId = await findLost(db)
  return entryId ? { entries, expired, fault: { position: (previous?.position ?? 0) + 1, entryId, kind: 'missing' } } : { entries, expired }
}

/** The anchor, if entries expired up to it during the verification, so that the next seal does not follow the previous one. */
async function findMovedAnchor(db: Db, next: ChainLink | undefined, previous: ChainLink | undefined): Promise<ChainLink | undefined> {
  const reached = previous?.position ?? 0
  if (!next || next.position === reached + 1) return undefined
  const anchor = await findAnchor(db)
  return anchor && anchor.position > reached ? anchor : undefined
}

/** SHA-256 over the previous hash and the entry's fields in a fixed order, as JSON. */
function hashOf(entry: ChainEntry, previous: Buffer): Buffer {
  const fields = [
    entry.id,
    entry.at.toISOString(),
    entry.actorKind,
    entry.memberId,
    entry.actorName,
    entry.action,
    entry.event,
    entry.source,
    entry.application,
    entry.objectType,
    entry.objectId,
    entry.customerId,
    entry.tenantId,
    entry.affiliateId,
    entry.reason,
    entry.requestId,
    entry.valuesHash?.toString('hex') ?? null,
  ]
  return sha256(Buffer.concat([previous, Buffer.from(JSON.stringify(fields))]))
}
