import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderStatusRun } from '@wattdesk/contract/sales/order-status/models.ts'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { ProgressBar } from '@wattdesk/ui/feedback/ProgressBar.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { CountList } from '@wattdesk/ui/page/CountList.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useEffect, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import layout from '../../../page/layout.module.css'
import { useKeptFocus } from '../../../page/use-kept-focus.ts'
import { OrderStatusRows } from './OrderStatusRows.tsx'
import { beginOrderStatus, orderStatusFile, orderStatusRunQuery, refreshOrderStatus } from './order-status.queries.ts'

type Props = { runId: string; onAgain: () => void }

/** A run: first its preview, then its progress, then its result. */
export function OrderStatusRunPanel({ runId, onAgain }: Props) {
  const t = useT('sales')
  const client = useQueryClient()
  const query = useQuery(orderStatusRunQuery(runId))
  const run = query.data
  const isDone = run?.status === 'done'
  const part = useKeptFocus(run?.status ?? '')
  useEffect(() => {
    if (isDone) void refreshOrderStatus(client)
  }, [isDone, client])
  if (query.isError && !run) return <QueryFailure query={query} />
  if (!run)
    return (
      <Panel title={t('sales.order.rows')}>
        <SkeletonLines count={6} />
      </Panel>
    )
  return (
    <div className={layout.stack}>
      <Panel title={t(`sales.order.runStatus.${run.status}`)} marks={<RunMarks run={run} />}>
        <div ref={part} tabIndex={-1} className={layout.stack}>
          <Counts run={run} />
          {run.status === 'running' ? <Progress run={run} /> : null}
          <RunActions run={run} onAgain={onAgain} />
        </div>
      </Panel>
      <OrderStatusRows run={run} />
    </div>
  )
}

function RunMarks({ run }: { run: OrderStatusRun }) {
  const t = useT('sales')
  return (
    <span className={layout.meta}>
      <Tag>{t(`sales.order.origin.${run.origin}`)}</Tag>
      <Instant at={run.createdAt} />
      <span>{t('sales.order.by', { name: run.member.name })}</span>
      {run.status === 'previewed' ? (
        <span>
          {t('sales.order.expires')} <Countdown until={run.expiresAt} isShort />
        </span>
      ) : null}
    </span>
  )
}

function Counts({ run }: { run: OrderStatusRun }) {
  const t = useT('sales')
  const counts =
    run.status === 'previewed'
      ? (['planned', 'unchanged', 'refused'] as const)
      : (['applied', 'overtaken', 'unchanged', 'refused'] as const)
  return <CountList counts={counts.map((key) => ({ key, label: t(`sales.order.counts.${key}`), value: run[key] }))} />
}

function Progress({ run }: { run: OrderStatusRun }) {
  const t = useT('sales')
  const done = run.applied + run.overtaken
  return (
    <>
      <ProgressBar label={t('sales.order.runStatus.running')} done={done} total={run.planned} />
      <span className={layout.meta} aria-live="polite">
        {t('sales.order.running', { done, total: run.planned })}
      </span>
    </>
  )
}

function RunActions({ run, onAgain }: { run: OrderStatusRun; onAgain: () => void }) {
  const t = useT('sales')
  const [asks, setAsks] = useState(false)
  const apply = useAction({ act: () => beginOrderStatus(run.id), refresh: refreshOrderStatus, onEnd: () => setAsks(false) })
  const save = useAction({
    act: () => orderStatusFile(run.id),
    onDone: (file) => download(`order-status-${isoDay(run.createdAt)}.csv`, file),
  })
  const isExpired = new Date(run.expiresAt) <= new Date(nowMs())
  const applicable = run.status === 'previewed' && run.planned > 0 && !isExpired
  return (
    <div className={layout.buttons}>
      {run.status === 'previewed' && !applicable ? (
        <span className={layout.hint}>{t(isExpired ? 'sales.order.expired' : 'sales.order.nothing')}</span>
      ) : null}
      <Button variant="default" onClick={onAgain}>
        {t('sales.order.again')}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={save.isPending} onClick={() => save.run()}>
        {t('sales.order.download')}
      </Button>
      {applicable ? <Button onClick={() => setAsks(true)}>{t('sales.order.apply', { count: run.planned })}</Button> : null}
      {asks ? (
        <ConfirmDialog
          title={t('sales.order.applyTitle')}
          confirmLabel={t('sales.order.apply', { count: run.planned })}
          isPending={apply.isPending}
          onConfirm={apply.run}
          onClose={() => setAsks(false)}
        >
          <p>{t('sales.order.applyText', { count: run.planned })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
