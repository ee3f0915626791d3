import type { CommissioningStage } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import layout from '../../page/layout.module.css'
import type { ShownStage } from './record-stages.ts'
import classes from './unallocated.module.css'

const tones: Record<CommissioningStage['state'], Tone> = { passed: 'ok', waiting: 'neutral', failed: 'warning' }

/** Stages with what to do about those not passed. */
export function StageList({ stages, isCompact }: { stages: readonly ShownStage[]; isCompact?: boolean }) {
  const t = useT('unallocatedInstallations')
  return (
    <ol className={classes.checks} data-compact={isCompact || undefined}>
      {stages.map(({ stage, state, reason, at, recorded }) => (
        <li key={stage} className={classes.check}>
          <div className={classes.checkHead}>
            <h3>{t(`unallocatedInstallations.commissioning.stage.${stage}`)}</h3>
            <StatusDot tone={tones[state]}>{t(`unallocatedInstallations.commissioning.state.${state}`)}</StatusDot>
          </div>
          {reason ? <p className={layout.hint}>{t(`unallocatedInstallations.commissioning.reason.${reason}`)}</p> : null}
          {recorded ? (
            <p className={layout.hint}>
              {t('unallocatedInstallations.commissioning.inRecord', {
                state: t(`unallocatedInstallations.commissioning.state.${recorded}`),
              })}
            </p>
          ) : null}
          {at && !isCompact ? (
            <p className={layout.hint}>
              <Instant at={at} />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
