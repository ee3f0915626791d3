import type { FeatureGroupDeletion } from '@wattdesk/contract/feature-settings.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { ProgressBar } from '@wattdesk/ui/feedback/ProgressBar.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import classes from './features.module.css'

const tones: Readonly<Record<FeatureGroupDeletion['state'], Tone>> = { removing: 'accent', spreading: 'warning', done: 'ok' }

/** Deletions of the last day, each with its state. */
export function DeletionsPanel({ deletions }: { deletions: readonly FeatureGroupDeletion[] }) {
  const t = useT('features')
  if (deletions.length === 0) return null
  return (
    <Panel title={t('features.deletion.title')}>
      <ul className={classes.deletions} aria-live="polite">
        {deletions.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.displayName}</b>
              <small>
                {one.requestedBy
                  ? t('features.deletion.by', { name: one.requestedBy, at: formatInstantInZones(one.requestedAt) })
                  : formatInstantInZones(one.requestedAt)}
              </small>
            </span>
            <StatusDot tone={tones[one.state]}>
              <DeletionState deletion={one} />
            </StatusDot>
            {one.state === 'removing' ? (
              <ProgressBar label={one.displayName} done={one.customersDone ?? 0} total={one.customers ?? 0} isUnknown={!one.customers} />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Numbers only where the reader sees the tenant that deleted the group. */
function DeletionState({ deletion: { state, spreadUntil, customers, customersDone } }: { deletion: FeatureGroupDeletion }) {
  const t = useT('features')
  if (state === 'spreading' && spreadUntil) return t('features.deletion.spreading', { at: formatInstantInZones(spreadUntil) })
  const known = customers === null || customersDone === null ? undefined : { done: customersDone, total: customers }
  if (state === 'done') return known ? t('features.deletion.done', known) : t('features.deletion.doneElsewhere')
  return known ? t('features.deletion.removing', known) : t('features.deletion.removingElsewhere')
}
