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
              <small>{t('features.deletion.by', { name: one.requestedBy ?? '–', at: formatInstantInZones(one.requestedAt) })}</small>
            </span>
            <StatusDot tone={tones[one.state]}>
              {one.state === 'spreading' && one.spreadUntil
                ? t('features.deletion.spreading', { at: formatInstantInZones(one.spreadUntil) })
                : t(`features.deletion.${one.state === 'done' ? 'done' : 'removing'}`, { done: one.customersDone, total: one.customers })}
            </StatusDot>
            {one.state === 'removing' ? (
              <ProgressBar label={one.displayName} done={one.customersDone} total={one.customers} isUnknown={one.customers === 0} />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
