/**
 * Commands to wallboxes. The process that holds the wallbox's connection executes them and answers. If none does, or the wallbox
 * is silent, the call fails in time.
 */
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import type { WallboxOrder } from './wallbox-orders.rules.ts'

const told = 'charging.commands'
const ended = 'charging.connections-ended'
const answered = (requestId: string) => `charging.answers.${requestId}`

/** Shorter than any call may take. */
const patienceMs = 7_000

export type WallboxCommand = { connectionId: string; requestId: string; order: WallboxOrder }
export type WallboxAnswer = { status: string } | { code: 'WallboxSilent' } | { code: 'WallboxRefused'; status: string }

/** Returns the status in the answer of the wallbox: `Accepted` if it obeys. */
export async function tellWallbox(ctx: Pick<Ctx, 'bus' | 'clock'>, connectionId: string, order: WallboxOrder): Promise<string> {
  const requestId = newId(ctx.clock.now())
  const { promise, resolve } = Promise.withResolvers<WallboxAnswer>()
  const stop = ctx.bus.subscribe(answered(requestId), (data) => resolve(data as WallboxAnswer)) // published by answerWallboxes only
  const timer = setTimeout(() => resolve({ code: 'WallboxSilent' }), patienceMs)
  try {
    ctx.bus.publish(told, { connectionId, requestId, order } satisfies WallboxCommand)
    const answer = await promise
    if (!('code' in answer)) return answer.status
    if (answer.code === 'WallboxSilent') throw new DomainError('WallboxSilent')
    throw new DomainError('WallboxRefused', { status: answer.status })
  } finally {
    clearTimeout(timer)
    stop()
  }
}

/** Executes commands for the connections of this process. `execute` returns nothing for other connections. */
export function answerWallboxes(
  ctx: Pick<Ctx, 'bus'>,
  execute: (command: WallboxCommand) => Promise<WallboxAnswer> | undefined,
): () => void {
  return ctx.bus.subscribe(told, (data) => {
    const command = data as WallboxCommand // published by tellWallbox only
    execute(command)?.then(
      (answer) => ctx.bus.publish(answered(command.requestId), answer),
      () => ctx.bus.publish(answered(command.requestId), { code: 'WallboxSilent' } satisfies WallboxAnswer),
    )
  })
}

/** Makes the process that holds a connection close it, once another connection or a new password has replaced it. */
export function endConnection(ctx: Pick<Ctx, 'bus'>, connectionId: string): void {
  ctx.bus.publish(ended, { connectionId })
}

export function watchEndedConnections(ctx: Pick<Ctx, 'bus'>, onEnd: (connectionId: string) => void): () => void {
  return ctx.bus.subscribe(ended, (data) => onEnd((data as { connectionId: string }).connectionId)) // published by endConnection only
}
