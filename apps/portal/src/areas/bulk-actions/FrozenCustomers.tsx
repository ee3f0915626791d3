import { Link } from '@tanstack/react-router'
import type { BulkActionCustomer, BulkActionDetail } from '@wattdesk/contract/bulk-actions/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type ReactNode, useMemo } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { useListing } from '../../lists/use-listing.ts'
import { frozenCustomerList } from './bulk-action-lists.ts'
import { outcomeTones } from './bulk-words.ts'

export function FrozenCustomers({ bulkAction }: { bulkAction: BulkActionDetail }) {
  const t = useT('bulkActions', 'customers')
  const { id, status, planned, refused, acted, overtaken, undone, kept } = bulkAction
  const columns = useMemo(() => frozenColumns(t), [t])
  const listing = useListing(frozenCustomerList, columns, {
    params: { bulkActionId: id },
    edition: [status, planned, refused, acted, overtaken, undone, kept].join(),
  })
  const reasons = [...new Set(bulkAction.reasons.map((one) => one.reason))]
  return (
    <ListScreen
      listing={listing}
      label={t('bulkActions.customers.title')}
      words={{
        outcome: { label: t('bulkActions.customers.outcome'), wordOf: (outcome) => t(`bulkActions.outcome.${outcome}`) },
        reason:
          reasons.length > 0
            ? { label: t('bulkActions.customers.reason'), wordOf: (reason) => t(`bulkActions.reason.${reason}`), values: reasons }
            : undefined,
      }}
      keyOf={(row) => String(row.position)}
      link={(row, content, className) => (row.customer ? customerLink(row, content, className) : content)}
      empty={{ title: t('bulkActions.customers.none') }}
    />
  )
}

const customerLink = (row: BulkActionCustomer, content: ReactNode, className: string) => (
  <Link to="/dashboard/customers/$customerId" params={{ customerId: row.id }} className={className}>
    {content}
  </Link>
)

function frozenColumns(t: Translate): ColumnOf<typeof frozenCustomerList>[] {
  return [
    {
      key: 'accountName',
      header: t('customers.field.accountName'),
      isTitle: true,
      cell: ({ customer, id }) => customer?.accountName ?? <span className="wd-mono">{id}</span>,
    },
    {
      key: 'accountEmail',
      header: t('customers.field.accountEmail'),
      isWide: true,
      cell: ({ customer }) => customer?.accountEmail ?? t('bulkActions.customers.gone'),
    },
    { key: 'type', header: t('customers.field.type'), cell: ({ customer }) => customer && t(`customers.type.${customer.type}`) },
    { key: 'city', header: t('customers.field.city'), cell: ({ customer }) => customer?.city },
    {
      key: 'outcome',
      header: t('bulkActions.customers.outcome'),
      cell: ({ outcome }) => <StatusDot tone={outcomeTones[outcome]}>{t(`bulkActions.outcome.${outcome}`)}</StatusDot>,
    },
    {
      key: 'reason',
      header: t('bulkActions.customers.reason'),
      isWide: true,
      isWrapping: true,
      cell: ({ reason }) => reason && t(`bulkActions.reason.${reason}`),
    },
  ]
}
