import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'

/** Why this member cannot change the customer now; undefined if they can. */
export function useChangeReason(customer: Pick<Customer, 'status'>): string | undefined {
  const t = useT('customers')
  const can = useCan()
  if (!can('write:customers')) return t('customers.edit.noPermission')
  return customer.status === 'active' ? undefined : t('customers.edit.notActive')
}
