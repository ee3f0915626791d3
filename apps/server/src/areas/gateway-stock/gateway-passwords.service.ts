/**
 * Passwords of gateways in stock, for those who prepare them. Each is shown once, and never stored or logged: the log records who saw the
 * password of which gateway. A lost password is replaced by the next one, which invalidates it.
 */
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { gatewayPassword, mqttKeysOf } from '../../platform/mqtt/mqtt-credentials.ts'
import { type Activity, recordActivities } from '../activities/activities.service.ts'
import { announceGateways } from '../gateways/pairing/gateway-pairing.service.ts'
import { lockGateways, type Refusal } from './gateway-moves.service.ts'
import { about } from './gateway-stock.service.ts'
import * as store from './gateway-stock.store.ts'

type Shown = { items: { id: string; serialNumber: string; password: string }[]; withheld: Refusal[] }

export async function showPasswords(
  ctx: Ctx,
  call: Call,
  { gatewayIds, renew }: { gatewayIds: readonly string[]; renew: boolean },
): Promise<Shown> {
  const at = ctx.clock.now()
  const { shown, withheld, renewed } = await transaction(ctx.db, async (tx) => {
    const found = await lockGateways(tx, call, gatewayIds)
    const inStock = found.filter(({ state, credentialRevokedAt }) => state === 'in_stock' && credentialRevokedAt === null)
    const again = inStock.filter((one) => one.shownCredential === one.credential)
    const first = inStock.filter((one) => !again.includes(one))
    const given = renew ? inStock : first
    if (renew) {
      const credential = { nextFrom: ctx.config.secretKey.nextCredential(0) }
      await store.changeGateways(
        tx,
        again.map(({ id }) => id),
        {},
        { at, credential },
      )
    }
    const marked = await store.markShown(
      tx,
      given.map(({ id }) => id),
    )
    const activities = given.map((one): Activity => ({ ...about(one), ...(again.includes(one) ? renewal : showing) }))
    const run = { kind: 'gateway-moves' as const, startedAt: at }
    if (activities.length > 0) await recordActivities(tx, ctx, activities.length > 1 ? { ...call, run } : call, activities)
    return { shown: marked, withheld: found.filter((one) => !given.includes(one)), renewed: renew ? again : [] }
  })
  announceGateways(
    ctx,
    renewed.map((one) => one.serialNumber),
  )
  const keys = mqttKeysOf(ctx.config.secretKey)
  const items = shown.map(({ id, serialNumber, credential }) => ({
    id,
    serialNumber,
    password: gatewayPassword(keys, serialNumber, credential),
  }))
  return { items: items.toSorted((a, b) => (a.serialNumber < b.serialNumber ? -1 : 1)), withheld }
}

const renewal = { action: 'update', event: 'stock-gateway.password-renewed' } as const
const showing = { action: 'read', event: 'stock-gateway.password-shown' } as const
