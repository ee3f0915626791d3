/** Changes of customers for bulk changes of orders, whose caller has locked and checked them. */
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Activity } from '../activities/activities.service.ts'
import { changeCustomer } from './customers.store.ts'

type InstallationStatus = Customer['installationStatus']
type Held = { id: string; tenantId: string; affiliateId: string; version: number; installationStatus: InstallationStatus }

/** Sets a locked customer's installation status. Returns the activity entry for the caller to record. */
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
