/**
 * Commands to gateways. A command is unsent, then sent and unanswered, then deleted: by the gateway's first response (for a new
 * credential, its last one), or when it expires. Unanswered ones are sent again, so that a restart of the broker, the gateway or a
 * process only delays them.
 */
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { gatewayPassword, mqttKeysOf } from '../../../platform/mqtt/mqtt-credentials.ts'
import * as store from './gateway-commands.store.ts'
import { findFullGateways, putLimits } from './gateway-limits.store.ts'
import { insertResends, type ResendPace } from './gateway-runs.store.ts'

export type SentCommand = store.SentCommand

const commandIssued = 'gateways.commands'

/** Announces to the processes at the broker that there are commands to send. Call it after the commit. */
export function announceCommands(ctx: Pick<Ctx, 'bus'>): void {
  ctx.bus.publish(commandIssued, {})
}

/** Calls back when commands were issued. Returns a function that stops it. */
export function watchCommands(ctx: Pick<Ctx, 'bus'>, onIssued: () => void): () => void {
  return ctx.bus.subscribe(commandIssued, onIssued)
}

/** The commands to send now. The caller sends them; unanswered ones are returned again after `againMs`. */
export function takeCommands(ctx: Pick<Ctx, 'db' | 'clock' | 'config'>, againMs: number): Promise<SentCommand[]> {
  const keys = mqttKeysOf(ctx.config.secretKey)
  return store.takeCommands(ctx.db, ctx.clock.now(), againMs, (serial, credential) => gatewayPassword(keys, serial, credential))
}

/** Kinds, places and limits are resent for this long to a gateway that does not respond. */
const offeredForMs = dayMs

/** Issues a command with the kinds that members gave to appliances. The caller announces it after the commit. */
export function sendKinds(tx: Tx, gatewayId: string, issuedAt: Date): Promise<void> {
  return store.putCommand(tx, gatewayId, { command: 'kinds', issuedAt, expiresAt: new Date(issuedAt.getTime() + offeredForMs) })
}

/** Issues a command with the places that members named for devices. The caller announces it after the commit. */
export function sendPlaces(tx: Tx, gatewayId: string, issuedAt: Date): Promise<void> {
  return store.putCommand(tx, gatewayId, { command: 'places', issuedAt, expiresAt: new Date(issuedAt.getTime() + offeredForMs) })
}

/** Issues a command with all limits of a gateway's home. They are sent again when the gateway reports that it does not have them. */
export function sendLimits(tx: Tx, gatewayId: string, issuedAt: Date): Promise<void> {
  return putLimits(tx, gatewayId, { issuedAt, expiresAt: new Date(issuedAt.getTime() + offeredForMs) })
}

/**
 * Issues a command to gateways whose home may have more limits than they keep: when one ends, the next takes its place. Returns how many
 * commands there are; the caller announces them.
 */
export async function sendFurtherLimits(tx: Tx, gatewayIds: readonly string[], issuedAt: Date): Promise<number> {
  if (gatewayIds.length === 0) return 0
  const full = await findFullGateways(tx, gatewayIds, issuedAt)
  for (const gatewayId of full) await sendLimits(tx, gatewayId, issuedAt)
  return full.length
}

/** Asks gateways to send missing telemetry messages again. */
export async function requestMissing(ctx: Pick<Ctx, 'db' | 'clock' | 'bus' | 'log'>, pace: ResendPace): Promise<void> {
  const requests = await insertResends(ctx.db, ctx.clock.now(), pace)
  if (requests === 0) return
  ctx.log.info({ requests }, 'messages are missing; asked their gateways to resend them')
  announceCommands(ctx)
}

/** The caller announces the command. Undefined if there is no gateway. */
export function requestMeasurement(ctx: Pick<Ctx, 'db' | 'clock'>, customerId: string): Promise<store.MeasuringGateway | undefined> {
  return store.insertMeasurement(ctx.db, customerId, ctx.clock.now())
}
