import type { SearchResult } from '@wattdesk/contract/search/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

export function useResultTitle(): (result: SearchResult) => string {
  const t = useT('search')
  return ({ customer, installation }) =>
    installation
      ? t('search.installation', { kind: t(`search.kind.${installation.kind}`), customer: customer.accountName })
      : customer.accountName
}

/** Results open the customer, or the devices of its home. */
export const placeOf = ({ kind, customer }: SearchResult) =>
  ({
    to: kind === 'installation' ? '/dashboard/customers/$customerId/smartenergy' : '/dashboard/customers/$customerId',
    params: { customerId: customer.id },
  }) as const

export const surroundingsOf = ({ customer }: SearchResult): string =>
  [customer.tenant.name, customer.city].filter((part) => part !== null).join(' · ')

export const unallocatedPlace = '/dashboard/unallocated-installations/unallocated-installations/$id'
