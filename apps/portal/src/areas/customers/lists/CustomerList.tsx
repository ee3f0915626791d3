import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ComponentType, ReactNode } from 'react'
import { assignedWords } from '../../../device-filters/assigned-words.ts'
import { useDeviceFilterWords } from '../../../device-filters/use-device-filter-words.ts'
import type { FilterWords } from '../../../lists/filter-words.ts'
import { ListScreen } from '../../../lists/ListScreen.tsx'
import type { Listing } from '../../../lists/use-listing.ts'
import { type SelectionBarProps, useSelection } from '../../../lists/use-selection.ts'
import { profileQuery } from '../../profile/profile.queries.ts'
import { type CustomerQuery, tenantsQuery } from '../customers.queries.ts'
import type { customerList } from './customer-lists.ts'

/** Actions on selected customers. The route passes them from another area. */
export type SelectionBarPart = ComponentType<SelectionBarProps>
type Filters = (typeof customerList)['filters']

type Props = {
  listing: Listing<CustomerRow, Filters> & { query: CustomerQuery }
  /** Set in a partner's list: all of its customers belong to its tenant. */
  partnerId?: string
  SelectionBar: SelectionBarPart
  emptyHint?: string
}

export function CustomerList({ listing, partnerId, SelectionBar, emptyHint }: Props) {
  const t = useT('customers')
  const navigate = useNavigate()
  const { page, query } = listing
  const meaning = { filter: query.filter, searchValue: query.searchValue, partnerId }
  const words = useFilterWords(partnerId !== undefined)
  const selection = useSelection(partnerId ? `customers of ${partnerId}` : 'customers', JSON.stringify(meaning))
  const isActing = page && (selection.ids.length > 0 || selection.excludedIds)
  return (
    <ListScreen
      listing={listing}
      label={t('customers.title')}
      words={words}
      keyOf={(row) => row.id}
      link={customerLink}
      onEdit={(row) =>
        navigate({ to: '/dashboard/customers/$customerId/account', params: { customerId: row.id }, search: { edit: 'record' } })
      }
      empty={{ title: t('customers.list.empty'), hint: emptyHint }}
      selection={{ ...selection, nameOf: (row) => row.accountName }}
      bar={
        isActing ? (
          <SelectionBar
            selection={selection}
            total={page.total}
            isCapped={page.totalIsCapped === true}
            meaning={meaning}
            columns={listing.shown.map((column) => column.key)}
          />
        ) : null
      }
    />
  )
}

function useFilterWords(isOfOneTenant: boolean): FilterWords<Filters> {
  const t = useT('customers', 'devices')
  const me = useQuery(profileQuery).data
  const devices = useDeviceFilterWords()
  const { data } = useQuery({ ...tenantsQuery, enabled: !isOfOneTenant })
  const tenants = new Map(isOfOneTenant ? [] : data?.items.map(({ id, name }) => [id, name]))
  return {
    q: t('customers.list.search'),
    type: { label: t('customers.field.type'), wordOf: (type) => t(`customers.type.${type}`) },
    status: { label: t('customers.field.status'), wordOf: (status) => t(`customers.status.${status}`) },
    tenant:
      tenants.size > 1
        ? { label: t('customers.field.tenant'), wordOf: (id) => tenants.get(id) ?? id, values: [...tenants.keys()] }
        : undefined,
    source: { label: t('customers.field.source'), wordOf: (source) => t(`customers.source.${source}`) },
    idp: { label: t('customers.field.idpStatus'), wordOf: (status) => t(`customers.idpStatus.${status}`) },
    installation: { label: t('customers.field.installationStatus'), wordOf: (status) => t(`customers.installationStatus.${status}`) },
    period: t('customers.field.createdAt'),
    joined: t('customers.field.joinedAt'),
    seen: t('customers.field.lastSeenAt'),
    whiteLabel: t('customers.field.whiteLabel'),
    twoFactor: t('customers.field.twoFactor'),
    technical: t('customers.field.technical'),
    ofPartner: isOfOneTenant ? undefined : t('customers.field.ofPartner'),
    assigned: assignedWords(t, me?.id),
    city: t('customers.field.city'),
    ...devices,
  }
}

export const customerLink = (row: CustomerRow, content: ReactNode, className: string) => (
  <Link to="/dashboard/customers/$customerId" params={{ customerId: row.id }} className={className}>
    {content}
  </Link>
)
