/** Resolves the filters of the customers list to customers, for actions on all of them. */
import type { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { SQL } from 'drizzle-orm'
import type { CustomerRule } from '../../db/customer-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listAffiliateIds } from '../tenants/tenants.service.ts'
import { exportRule, keysOfList } from './customer-selection.store.ts'
import { requireCustomerRecord } from './customers.service.ts'

/** A list of customers: its filters, and the partner whose customers it shows. */
type ListSelection = Pick<QueryOf<typeof listCustomers>, 'filter' | 'searchValue'> & { partnerId?: string }

export async function selectCustomerKeys(ctx: Pick<Ctx, 'db'>, scope: Scope, { partnerId, ...query }: ListSelection): Promise<SQL> {
  if (partnerId === undefined) {
    const affiliateIds = await listAffiliateIds(ctx.db, scope)
    return keysOfList(scope.kind === 'partner' ? { tenantId: scope.tenantId } : { affiliateIds }, query)
  }
  const { partnerTenantId } = await requireCustomerRecord(ctx, scope, partnerId)
  if (!partnerTenantId) throw new DomainError('CustomerNotFound')
  return keysOfList({ tenantId: partnerTenantId }, query)
}

/** The condition of an export. */
export const ruleOfExporting = (): CustomerRule => exportRule
