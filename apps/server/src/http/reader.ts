import type { FastifyReply } from 'fastify'
import type { Caller } from '../platform/caller.ts'
import type { Reader } from '../platform/gate.ts'
import { endOfCall, keepForCommit } from './deadline.ts'

/** The reader of a response. Its signal is aborted if it disconnects before the end, or is refused because the call took too long. */
export function readerOf(reply: FastifyReply, { memberId }: Pick<Caller, 'memberId'>): Reader {
  return { owner: memberId, signal: endOfCall(reply), beforeCommit: () => keepForCommit(reply) }
}
