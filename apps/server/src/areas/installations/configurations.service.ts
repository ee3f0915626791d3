/** PV and battery configurations named without their customer: by our own ID, or else by the vendor's. */

import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findCustomerWithin } from '../customers/customers.service.ts'
import { findNamedConfigurations } from './configurations.store.ts'

/** Configurations outside the scope are not found. If two vendors issued the same ID, our own ID is required. */
export async function requireNamedConfiguration(
  db: Db,
  scope: Scope,
  field: string,
  key: string,
): Promise<{ id: string; customerId: string }> {
  const seen: { id: string; customerId: string }[] = []
  for (const one of await findNamedConfigurations(db, key)) if (await findCustomerWithin(db, scope, one.customerId)) seen.push(one)
  const [found, ...others] = seen
  if (!found) throw new DomainError('NotFound')
  if (others.length > 0) throw new DomainError('ValidationFailed', [{ field, code: 'IdAmbiguous', message: 'IdAmbiguous' }])
  return found
}
