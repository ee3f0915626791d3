import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type OrderStatusOutcome, type OrderStatusRow, type OrderStatusRun, orderStatusOutcomes } from '@wattdesk/contract/order-status.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { useMemo } from 'react'
import { pageOf } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import { orderStatusRowsQuery } from './order-status.queries.ts'
import type { OrderStatusSearch } from './order-status-address.ts'
import { SaleDifferences } from './SaleDifferences.tsx'

const tones: Record<OrderStatusOutcome, Tone> = {
  planned: 'accent',
  unchanged: 'neutral',
  refused: 'error',
  applied: 'ok',
  overtaken: 'warning',
}

type Props = { run: OrderStatusRun; search: OrderStatusSearch; onChange: (change: OrderStatusSearch) => void }

/** Every row of a run: what changes, or why not. */
export function OrderStatusRows({ run, search, onChange }: Props) {
  const t = useT('sales', 'customers')
  const speech = useLanguage()
  const page = pageOf(search)
  const outcome = orderStatusOutcomes.find((one) => one === search.outcome)
  const list = useQuery(orderStatusRowsQuery(run.id, { ...page, outcome }, run.applied + run.overtaken))
  const columns = useMemo(() => rowColumns(speech), [speech])
  const choices = orderStatusOutcomes.map((value) => ({ value, label: t(`sales.order.counts.${value}`) }))
  const footer = list.data ? (
    <PagingBar
      {...page}
      total={list.data.total}
      onPage={(next) => onChange({ ...search, page: next > 0 ? String(next + 1) : undefined })}
      onLimit={(limit) => onChange({ ...search, page: undefined, limit: String(limit) })}
    />
  ) : null
  return (
    <ListFrame
      toolbar={
        <FilterChoice
          label={t('sales.field.status')}
          choices={choices}
          chosen={outcome ? [outcome] : []}
          onChoose={(chosen) => onChange({ ...search, page: undefined, outcome: chosen.find((one) => one !== outcome) })}
        />
      }
      footer={footer}
    >
      <DataTable
        label={t('sales.order.rows')}
        columns={columns}
        rows={list.data?.items}
        keyOf={(row) => String(row.position)}
        expectedRows={10}
        isRefreshing={list.isPlaceholderData}
        state={listState(list, {
          title: t('sales.order.nothing'),
          onClear: outcome ? () => onChange({ ...search, outcome: undefined, page: undefined }) : undefined,
        })}
      />
    </ListFrame>
  )
}

function rowColumns({ t }: Pick<Translator, 't'>): Column<OrderStatusRow>[] {
  return [
    { key: 'customer', header: t('sales.order.customer'), isTitle: true, cell: (row) => <Customer row={row} /> },
    { key: 'row', header: t('sales.order.row'), width: '4rem', cell: ({ position }) => position + 1 },
    {
      key: 'outcome',
      header: t('sales.field.status'),
      cell: ({ outcome }) => <StatusDot tone={tones[outcome]}>{t(`sales.order.counts.${outcome}`)}</StatusDot>,
    },
    { key: 'step', header: t('sales.field.step'), cell: ({ step }) => step ?? '' },
    {
      key: 'changes',
      header: t('sales.field.changes'),
      isWide: true,
      isWrapping: true,
      cell: (row) => (row.reason ? t(`sales.order.reason.${row.reason}`) : <SaleDifferences differences={row.differences} />),
    },
  ]
}

function Customer({ row }: { row: OrderStatusRow }) {
  if (!row.customer) return row.reference
  return (
    <Link to="/dashboard/customers/$customerId/sales" params={{ customerId: row.customer.id }} title={row.reference}>
      {row.customer.accountName}
    </Link>
  )
}
