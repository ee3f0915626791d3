/**
 * Commands to wallboxes. The process that holds the wallbox's connection executes them and responds. If none does, or the wallbox
 * is silent, the call fails in time.
 */
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import type { WallboxOrder } from './wallbox-orders.rules.ts'

const reported = 'charging.commands'
const ended = 'charging.connections-ended'
const responseOf = (requestId: string) => `charging.responses.${requestId}`

/** Shorter than the time limit of any call. */
const patienceMs = 7_000

export type WallboxCommand = { connectionId: string; requestId: string; order: WallboxOrder }
export type WallboxResponse = { status: string } | { code: 'WallboxSilent' } | { code: 'WallboxRefused'; status: string }

/** Returns the status in the response of the wallbox: `Accepted` if it obeys. */
export async function commandWallbox(ctx: Pick<Ctx, 'bus' | 'clock'>, connectionId: string, order: WallboxOrder): Promise<string> {
  const requestId = newId(ctx.clock.now())
  const { promise, resolve } = Promise.withResolvers<WallboxResponse>()
  const stop = ctx.bus.subscribe(responseOf(requestId), (data) => resolve(data as WallboxResponse)) // published by serveWallboxes only
  const timer = setTimeout(() => resolve({ code: 'WallboxSilent' }), patienceMs)
  try {
    ctx.bus.publish(reported, { connectionId, requestId, order } satisfies WallboxCommand)
    const response = await promise
    if (!('code' in response)) return response.status
    if (response.code === 'WallboxSilent') throw new DomainError('WallboxSilent')
    throw new DomainError('WallboxRefused', { status: response.status })
  } finally {
    clearTimeout(timer)
    stop()
  }
}

/** Executes commands for the connections of this process. `execute` returns nothing for other connections. */
export function serveWallboxes(
  ctx: Pick<Ctx, 'bus'>,
  execute: (command: WallboxCommand) => Promise<WallboxResponse> | undefined,
): () => void {
  return ctx.bus.subscribe(reported, (data) => {
    const command = data as WallboxCommand // published by commandWallbox only
    execute(command)?.then(
      (response) => ctx.bus.publish(responseOf(command.requestId), response),
      () => ctx.bus.publish(responseOf(command.requestId), { code: 'WallboxSilent' } satisfies WallboxResponse),
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
