/**
 * Signals at OCPP wallboxes. Each is limited when a signal begins and freed when none is active any more. Its response, and whether it
 * then charges with less, is kept as proof like the reports of gateways.
 */
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { beforeAllIds, newId } from '../../platform/ids.ts'
import { applySignal } from '../charging/charge-signals.service.ts'
import { addLimitEvents } from '../gateways/reports/limit-reports.service.ts'
import { followedOf, signalLimitOf } from './signals.rules.ts'
import * as store from './signals.store.ts'

type Parts = Pick<Ctx, 'db' | 'clock' | 'config' | 'bus'>

/** Time after which a wallbox that did not accept a limit, or its end, is sent it again. An absent wallbox gets it when it is back. */
const againMs = minuteMs / 2
const wallboxesAtOnce = 10

/** Applies the signals to wallboxes, concurrently, because a silent one takes seconds. */
export async function followSignals(ctx: Parts, readAtOnce = 1_000): Promise<void> {
  const concerned = eachSignalWallbox(ctx, readAtOnce)
  const follow = async () => {
    // `for await` would stop at the first error and skip the others.
    for (let next = await concerned.next(); !next.done; next = await concerned.next()) await followAt(ctx, next.value)
  }
  await Promise.all(Array.from({ length: wallboxesAtOnce }, follow))
}

async function* eachSignalWallbox(ctx: Parts, readAtOnce: number): AsyncGenerator<store.SignalWallbox> {
  for (let after = beforeAllIds; ; ) {
    const page = await store.listSignalWallboxes(ctx.db, ctx.clock.now(), after, readAtOnce)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < readAtOnce) return
    after = last.installationId
  }
}

async function followAt(ctx: Parts, wallbox: store.SignalWallbox): Promise<void> {
  const now = ctx.clock.now()
  const { installationId, limitId, powerW, outcome, sentAt, lastEndedAt } = wallbox
  const wasJustSent = sentAt !== null && now.getTime() - new Date(sentAt).getTime() < againMs
  if (limitId === null || powerW === null) {
    if (wasJustSent && lastEndedAt !== null && new Date(sentAt) > new Date(lastEndedAt)) return
    const response = await applySignal(ctx, installationId, null)
    if (wallbox.lastLimitId && response === 'set') await note(ctx, wallbox, wallbox.lastLimitId, { outcome: 'restored' })
    return
  }
  const limitA = signalLimitOf(powerW)
  const hasFailed = outcome === 'refused' || outcome === 'unreachable'
  if (outcome === null || outcome === 'restored' || wallbox.signalLimitA !== limitA || (hasFailed && !wasJustSent)) {
    const response = await applySignal(ctx, installationId, limitA)
    if (response !== outcome) await note(ctx, wallbox, limitId, { outcome: response, powerW })
    return
  }
  const followed = hasFailed ? undefined : followedOf(wallbox, powerW, now)
  if (followed && followed !== outcome)
    await note(ctx, wallbox, limitId, { outcome: followed, powerW, measuredW: wallbox.measuredW ?? undefined })
}

type Noted = {
  outcome: 'set' | 'refused' | 'unreachable' | 'restored' | 'followed' | 'not-followed'
  powerW?: number
  measuredW?: number | undefined
}

async function note(ctx: Parts, wallbox: store.SignalWallbox, limitId: string, { measuredW, ...noted }: Noted): Promise<void> {
  const now = ctx.clock.now()
  const event = { limitId, deviceId: wallbox.deviceId, at: now.toISOString(), ...noted, ...(measuredW === undefined ? {} : { measuredW }) }
  await transaction(ctx.db, (tx) => addLimitEvents(tx, ctx, wallbox, [event], newId(now)))
}
