import type { FastifyReply } from 'fastify'
import type { Caller } from '../platform/caller.ts'
import type { Entrant } from '../platform/gate.ts'

/** Who reads an answer; their signal is aborted when they leave before its end. */
export function readerOf({ raw }: FastifyReply, { memberId }: Pick<Caller, 'memberId'>): Required<Entrant> {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return { owner: memberId, signal: leaving.signal }
}
