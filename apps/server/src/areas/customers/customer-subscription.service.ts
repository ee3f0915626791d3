/** A customer's subscription: the name of a product, or none. Members change it; the contract with the customer is stored elsewhere. */
import type { subscriptionModel } from '@wattdesk/contract/customers/record/models.ts'
import type { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { lockCustomerAt } from './customers.service.ts'
import { changeCustomer } from './customers.store.ts'

export async function changeSubscription(ctx: Ctx, call: Call, id: string, model: z.output<typeof subscriptionModel>): Promise<void> {
  const { version, subscription } = model
  await transaction(ctx.db, async (tx) => {
    const customer = await lockCustomerAt(tx, call.caller.scope, id, version)
    const changes = changesOf({ subscription: customer.subscription }, { subscription })
    if (!changes) return
    await changeCustomer(tx, id, { subscription, version: version + 1, updatedAt: ctx.clock.now() })
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'customer.subscription-changed',
      object: { type: 'customer', id },
      customerId: id,
      tenant: customer,
      ...changes,
    })
  })
}
