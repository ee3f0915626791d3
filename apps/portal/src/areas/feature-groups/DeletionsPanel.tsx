import type { FeatureGroupDeletion } from '@wattdesk/contract/feature-groups/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { ProgressBar } from '@wattdesk/ui/feedback/ProgressBar.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import classes from './feature-groups.module.css'

const tones: Readonly<Record<FeatureGroupDeletion['state'], Tone>> = { removing: 'accent', spreading: 'warning', done: 'ok' }

export function DeletionsPanel({ deletions }: { deletions: readonly FeatureGroupDeletion[] }) {
  const t = useT('featureGroups')
  if (deletions.length === 0) return null
  return (
    <Panel title={t('featureGroups.deletion.title')}>
      <ul className={classes.deletions} aria-live="polite">
        {deletions.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.displayName}</b>
              <small>
                {one.requestedBy
                  ? t('featureGroups.deletion.by', { name: one.requestedBy, at: formatInstantInZones(one.requestedAt) })
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

/** Shows numbers only if the reader sees the tenant that deleted the group. */
function DeletionState({ deletion: { state, spreadUntil, customers, customersDone } }: { deletion: FeatureGroupDeletion }) {
  const t = useT('featureGroups')
  if (state === 'spreading' && spreadUntil) return t('featureGroups.deletion.spreading', { at: formatInstantInZones(spreadUntil) })
  const known = customers === null || customersDone === null ? undefined : { done: customersDone, total: customers }
  if (state === 'done') return known ? t('featureGroups.deletion.done', known) : t('featureGroups.deletion.doneElsewhere')
  return known ? t('featureGroups.deletion.removing', known) : t('featureGroups.deletion.removingElsewhere')
}
