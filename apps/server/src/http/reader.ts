import type { FastifyReply } from 'fastify'
import type { Caller } from '../platform/caller.ts'
import type { Entrant } from '../platform/gate.ts'
import { endOfCall } from './deadline.ts'

/** The reader of a response. Its signal is aborted if it disconnects before the end, or is refused because the call took too long. */
export function readerOf(reply: FastifyReply, { memberId }: Pick<Caller, 'memberId'>): Required<Entrant> {
  return { owner: memberId, signal: endOfCall(reply) }
}
