import { Link } from '@tanstack/react-router'
import { nameIn } from '@wattdesk/contract/names.ts'
import type { OrderStatusRow, OrderStatusRun } from '@wattdesk/contract/sales/order-status/models.ts'
import type { OrderStatusOutcome } from '@wattdesk/contract/sales/order-status/terms.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'
import type { ColumnOf } from '../../../lists/define-list.ts'
import { ListScreen } from '../../../lists/ListScreen.tsx'
import { useListing } from '../../../lists/use-listing.ts'
import { SaleDifferences } from '../SaleDifferences.tsx'
import { orderRowList } from './order-status-lists.ts'

const tones: Record<OrderStatusOutcome, Tone> = {
  planned: 'accent',
  unchanged: 'neutral',
  refused: 'error',
  applied: 'ok',
  overtaken: 'warning',
}

export function OrderStatusRows({ run }: { run: OrderStatusRun }) {
  const t = useT('sales', 'customers')
  const speech = useLanguage()
  const columns = useMemo(() => rowColumns(speech), [speech])
  const listing = useListing(orderRowList, columns, { params: { runId: run.id }, edition: run.applied + run.overtaken })
  return (
    <ListScreen
      listing={listing}
      label={t('sales.order.rows')}
      words={{ outcome: { label: t('sales.field.status'), wordOf: (outcome) => t(`sales.order.counts.${outcome}`) } }}
      keyOf={(row) => String(row.position)}
      empty={{ title: t('sales.order.nothing') }}
    />
  )
}

function rowColumns({ t, language }: Pick<Translator, 't' | 'language'>): ColumnOf<typeof orderRowList>[] {
  return [
    { key: 'customer', header: t('sales.order.customer'), isTitle: true, cell: (row) => <Customer row={row} /> },
    { key: 'row', header: t('sales.order.row'), width: '4rem', cell: ({ position }) => position + 1 },
    {
      key: 'outcome',
      header: t('sales.field.status'),
      cell: ({ outcome }) => <StatusDot tone={tones[outcome]}>{t(`sales.order.counts.${outcome}`)}</StatusDot>,
    },
    {
      key: 'step',
      header: t('sales.field.step'),
      cell: ({ step, saleStep }) => (saleStep ? nameIn(language, saleStep.name, saleStep.names) : (step ?? '')),
    },
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
