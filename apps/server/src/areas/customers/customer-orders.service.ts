/** What the bulk change of orders writes to customers, whom it has locked and checked before. */
import type { Customer } from '@wattdesk/contract/customers.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Activity } from '../activities/activities.service.ts'
import { changeCustomer } from './customers.store.ts'

type InstallationStatus = Customer['installationStatus']
type Held = { id: string; tenantId: string; affiliateId: string; version: number; installationStatus: InstallationStatus }

/** Puts a held customer's installation status, and answers what the log is to be told. */
export async function putInstallationStatus(tx: Tx, customer: Held, installationStatus: InstallationStatus, at: Date): Promise<Activity> {
  await changeCustomer(tx, customer.id, { installationStatus, version: customer.version + 1, updatedAt: at })
  return {
    action: 'update',
    event: 'customer.changed',
    object: { type: 'customer', id: customer.id },
    customerId: customer.id,
    tenant: { tenantId: customer.tenantId, affiliateId: customer.affiliateId },
    before: { installationStatus: customer.installationStatus },
    after: { installationStatus },
  }
}
