import type { Customer } from '@wattdesk/contract/customers.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'

/** Why a customer's record cannot be changed by this member now; undefined when it can. */
export function useChangeReason(customer: Pick<Customer, 'status'>): string | undefined {
  const t = useT('customers')
  const can = useCan()
  if (!can('write:customers')) return t('customers.edit.noPermission')
  return customer.status === 'active' ? undefined : t('customers.edit.notActive')
}
