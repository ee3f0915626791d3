/** Master keys of inverters: 12 characters printed on the device, stored sealed, never read again and never logged. */
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { seal, unseal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { deriveKeys } from '../../platform/secret-keys.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { shareActiveCustomer } from '../customers/customers.service.ts'
import { requireNamedConfiguration } from './configurations.service.ts'
import { setMasterKey } from './configurations.store.ts'
import { lockInstallation } from './installations.store.ts'
import { pvBattery } from './kinds/pvbattery.ts'

/** Storing the same key again changes nothing. Returns our ID of the configuration. */
export async function storeMasterKey(ctx: Ctx, call: Call, key: string, masterKey: string): Promise<string> {
  const sealingKey = deriveKeys(ctx.config.secretKey, 'inverter-master-keys')
  return transaction(ctx.db, async (tx) => {
    const { id, customerId } = await requireNamedConfiguration(tx, call.caller.scope, 'installationId', key)
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const current = await lockInstallation(tx, pvBattery, customerId, id)
    if (!current) throw new DomainError('NotFound')
    const { hasInverter, inverterMasterKey: stored } = current.own
    if (!hasInverter) throw new DomainError('UnsupportedConfiguration')
    if (Buffer.isBuffer(stored) && unseal(sealingKey, stored).equals(Buffer.from(masterKey))) return id
    await setMasterKey(tx, id, seal(sealingKey, masterKey), ctx.clock.now())
    await recordActivity(tx, ctx, call, {
      object: { type: 'pvbattery', id },
      customerId,
      tenant: customer,
      action: 'update',
      event: 'pvbattery.master-key-set',
    })
    return id
  })
}
