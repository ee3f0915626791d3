import type { BulkAction, BulkActionDetail } from '@wattdesk/contract/bulk-actions/models.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { CountList } from '@wattdesk/ui/page/CountList.tsx'
import { type Fact, FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import layout from '../../page/layout.module.css'
import { useKeptFocus } from '../../page/use-kept-focus.ts'
import { BulkActionButtons } from './BulkActionButtons.tsx'
import { BulkActionProgress } from './BulkActionProgress.tsx'
import { toneOf, wordOf } from './bulk-words.ts'

export function BulkActionPanel({ bulkAction }: { bulkAction: BulkActionDetail }) {
  const t = useT('bulkActions')
  const now = useNow()
  const part = useKeptFocus(bulkAction.status)
  const mark = <StatusDot tone={toneOf(bulkAction, now)}>{t(wordOf(bulkAction, now))}</StatusDot>
  return (
    <Panel title={t(`bulkActions.kind.${bulkAction.kind}`)} marks={mark}>
      <div ref={part} tabIndex={-1} className={layout.stack}>
        <Counts bulkAction={bulkAction} />
        <BulkActionProgress bulkAction={bulkAction} />
        <Facts bulkAction={bulkAction} />
        {bulkAction.status === 'previewed' && now < Date.parse(bulkAction.expiresAt) ? (
          <p className={layout.hint}>
            {t('bulkActions.preview.frozen')} {t('bulkActions.preview.expires')} <Countdown until={bulkAction.expiresAt} isShort />
          </p>
        ) : null}
        <BulkActionButtons bulkAction={bulkAction} now={now} />
      </div>
    </Panel>
  )
}

function figuresOf(one: BulkAction) {
  if (!one.startedAt) return ['total', 'planned', 'refused'] as const
  if (one.undoStartedAt) return ['acted', 'undone', 'kept'] as const
  return one.status === 'cancelled' ? (['acted', 'overtaken', 'left', 'refused'] as const) : (['acted', 'overtaken', 'refused'] as const)
}

function Counts({ bulkAction }: { bulkAction: BulkAction }) {
  const t = useT('bulkActions')
  const figures = { ...bulkAction, left: bulkAction.planned - bulkAction.acted - bulkAction.overtaken }
  return <CountList counts={figuresOf(bulkAction).map((key) => ({ key, label: t(`bulkActions.count.${key}`), value: figures[key] }))} />
}

function Facts({ bulkAction }: { bulkAction: BulkAction }) {
  const t = useT('bulkActions', 'customers')
  const { action, featureGroups, createdAt, startedAt, finishedAt, undoFinishedAt } = bulkAction
  const facts: (Fact | undefined)[] = [
    featureGroups.length > 0 ? { label: t('bulkActions.facts.groups'), value: featureGroups.join(', ') } : undefined,
    action.kind === 'deactivate' && action.reason ? { label: t('bulkActions.facts.reason'), value: action.reason } : undefined,
    action.kind === 'export'
      ? { label: t('bulkActions.facts.columns'), value: action.columns.map((column) => t(`customers.field.${column}`)).join(', ') }
      : undefined,
    { label: t('bulkActions.facts.made'), value: <Instant at={createdAt} /> },
    startedAt ? { label: t('bulkActions.facts.startedAt'), value: <Instant at={startedAt} /> } : undefined,
    finishedAt ? { label: t('bulkActions.facts.finishedAt'), value: <Instant at={finishedAt} /> } : undefined,
    undoFinishedAt ? { label: t('bulkActions.facts.undoneAt'), value: <Instant at={undoFinishedAt} /> } : undefined,
  ]
  return <FactList facts={facts.filter((fact) => fact !== undefined)} />
}
