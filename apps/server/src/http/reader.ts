import type { FastifyReply } from 'fastify'
import type { Caller } from '../platform/caller.ts'
import type { Entrant } from '../platform/gate.ts'

/** The reader of a response. Its signal is aborted if it disconnects before the end. */
export function readerOf({ raw }: FastifyReply, { memberId }: Pick<Caller, 'memberId'>): Required<Entrant> {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return { owner: memberId, signal: leaving.signal }
}
