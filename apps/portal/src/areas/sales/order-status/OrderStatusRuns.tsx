import { Link } from '@tanstack/react-router'
import type { OrderStatusRun } from '@wattdesk/contract/sales/order-status/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { type ReactNode, useMemo } from 'react'
import type { ColumnOf } from '../../../lists/define-list.ts'
import { ListScreen } from '../../../lists/ListScreen.tsx'
import { useListing } from '../../../lists/use-listing.ts'
import { pollMs } from './order-status.queries.ts'
import { orderRunList } from './order-status-lists.ts'

export function OrderStatusRuns() {
  const t = useT('sales')
  const speech = useLanguage()
  const columns = useMemo(() => runColumns(speech), [speech])
  const listing = useListing(orderRunList, columns, {
    pollMs: ({ items }) => items.some(({ status }) => status === 'running') && pollMs,
  })
  return (
    <ListScreen
      listing={listing}
      heading={t('sales.order.runs')}
      label={t('sales.order.runs')}
      words={{
        origin: { label: t('sales.order.source'), wordOf: (origin) => t(`sales.order.origin.${origin}`) },
        status: { label: t('sales.field.status'), wordOf: (status) => t(`sales.order.runStatus.${status}`) },
        period: t('sales.order.createdAt'),
      }}
      keyOf={(run) => run.id}
      link={runLink}
      empty={{ title: t('sales.order.noRuns') }}
    />
  )
}

const tones: Record<OrderStatusRun['status'], Tone> = { previewed: 'accent', running: 'warning', done: 'ok' }

const runLink = (run: OrderStatusRun, content: ReactNode, className: string) => (
  <Link to="/dashboard/customers/update-order-status" search={{ run: run.id }} className={className}>
    {content}
  </Link>
)

type RunColumn = ColumnOf<typeof orderRunList>

function runColumns({ t, language }: Pick<Translator, 't' | 'language'>): RunColumn[] {
  const count = (key: 'planned' | 'applied' | 'overtaken' | 'unchanged' | 'refused'): RunColumn => ({
    key,
    header: t(`sales.order.counts.${key}`),
    isNumber: true,
    cell: (run) => formatNumber(run[key], language),
  })
  return [
    {
      key: 'createdAt',
      orderBy: 'createdAt',
      header: t('sales.order.createdAt'),
      isTitle: true,
      cell: (run) => <Moment at={run.createdAt} />,
    },
    {
      key: 'status',
      orderBy: 'status',
      header: t('sales.field.status'),
      cell: ({ status }) => <StatusDot tone={tones[status]}>{t(`sales.order.runStatus.${status}`)}</StatusDot>,
    },
    { key: 'origin', orderBy: 'origin', header: t('sales.order.source'), cell: ({ origin }) => t(`sales.order.origin.${origin}`) },
    { key: 'member', header: t('sales.field.actor'), cell: ({ member }) => member.name },
    count('planned'),
    count('applied'),
    count('overtaken'),
    count('unchanged'),
    count('refused'),
  ]
}
