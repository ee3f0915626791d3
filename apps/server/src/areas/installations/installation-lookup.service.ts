/** What other areas ask about a customer's installations. An installation found here is not removed until the transaction ends. */
import type { Sale } from '@wattdesk/contract/sales.ts'
import type { Tx } from '../../db/transaction.ts'
import { shareInstallationsOfKind } from './installation-lookup.store.ts'

export type InstallationKind = Sale['installationKind']

/** The customer's installations of a kind, the last added first. */
export async function holdInstallationsOfKind(tx: Tx, customerId: string, kind: InstallationKind): Promise<string[]> {
  return shareInstallationsOfKind(tx, customerId, kind)
}
