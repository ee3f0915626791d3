import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type BulkActionCustomer, type BulkActionDetail, bulkActionOutcomes } from '@wattdesk/contract/bulk-actions.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { useMemo } from 'react'
import { pageOf } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import { bulkActionCustomersQuery } from './bulk-actions.queries.ts'
import type { BulkActionSearch } from './bulk-actions-address.ts'
import { outcomeOf, reasonOf } from './bulk-actions-search.ts'
import { outcomeTones } from './bulk-words.ts'

type Props = { bulkAction: BulkActionDetail; search: BulkActionSearch; onChange: (search: BulkActionSearch) => void }

/** Every customer that is meant, with what is to become, or has become, of it. */
export function FrozenCustomers({ bulkAction, search, onChange }: Props) {
  const t = useT('bulk', 'customers')
  const page = pageOf(search)
  const [outcome, reason] = [outcomeOf(search), reasonOf(search)]
  const { id, status, planned, refused, acted, overtaken, undone, kept } = bulkAction
  const state = [status, planned, refused, acted, overtaken, undone, kept].join()
  const list = useQuery(bulkActionCustomersQuery(id, { ...page, outcome, reason }, state))
  const columns = useMemo(() => frozenColumns(t), [t])
  const reasons = [...new Set(bulkAction.reasons.map((one) => one.reason))]
  const isNarrowed = outcome !== undefined || reason !== undefined
  return (
    <ListFrame
      toolbar={
        <>
          <FilterChoice
            label={t('bulk.customers.outcome')}
            choices={bulkActionOutcomes.map((value) => ({ value, label: t(`bulk.outcome.${value}`) }))}
            chosen={outcome ? [outcome] : []}
            onChoose={(chosen) => onChange({ limit: search.limit, reason, outcome: chosen.find((one) => one !== outcome) })}
          />
          {reasons.length > 0 ? (
            <FilterChoice
              label={t('bulk.customers.reason')}
              choices={reasons.map((value) => ({ value, label: t(`bulk.reason.${value}`) }))}
              chosen={reason ? [reason] : []}
              onChoose={(chosen) => onChange({ limit: search.limit, outcome, reason: chosen.find((one) => one !== reason) })}
            />
          ) : null}
        </>
      }
      footer={
        list.data ? (
          <PagingBar
            {...page}
            total={list.data.total}
            onPage={(next) => onChange({ ...search, page: next > 0 ? String(next + 1) : undefined })}
            onLimit={(limit) => onChange({ ...search, page: undefined, limit: String(limit) })}
          />
        ) : null
      }
    >
      <DataTable
        label={t('bulk.customers.title')}
        columns={columns}
        rows={list.data?.items}
        keyOf={(row) => String(row.position)}
        link={(row, content, className) => (row.customer ? customerLink(row, content, className) : content)}
        expectedRows={page.limit}
        isRefreshing={list.isPlaceholderData}
        state={listState(list, {
          title: t('bulk.customers.none'),
          onClear: isNarrowed ? () => onChange({ limit: search.limit }) : undefined,
        })}
      />
    </ListFrame>
  )
}

const customerLink = (row: BulkActionCustomer, content: React.ReactNode, className: string) => (
  <Link to="/dashboard/customers/$customerId" params={{ customerId: row.id }} className={className}>
    {content}
  </Link>
)

function frozenColumns(t: Translate): Column<BulkActionCustomer>[] {
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
      cell: ({ customer }) => customer?.accountEmail ?? t('bulk.customers.gone'),
    },
    { key: 'type', header: t('customers.field.type'), cell: ({ customer }) => customer && t(`customers.type.${customer.type}`) },
    { key: 'city', header: t('customers.field.city'), cell: ({ customer }) => customer?.city },
    {
      key: 'outcome',
      header: t('bulk.customers.outcome'),
      cell: ({ outcome }) => <StatusDot tone={outcomeTones[outcome]}>{t(`bulk.outcome.${outcome}`)}</StatusDot>,
    },
    {
      key: 'reason',
      header: t('bulk.customers.reason'),
      isWide: true,
      isWrapping: true,
      cell: ({ reason }) => reason && t(`bulk.reason.${reason}`),
    },
  ]
}
