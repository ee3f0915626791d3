import type { FleetCounts } from '@wattdesk/contract/dashboard/fleet/models.ts'
import { type FleetState, fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { FleetCount } from './FleetCount.tsx'
import classes from './fleet.module.css'

type Props = {
  counts: FleetCounts | undefined
  /** Empty: all. */
  chosen: readonly FleetState[]
  onToggle: (state: FleetState) => void
}

/** Legend and filter of the map. */
export function FleetStates({ counts, chosen, onToggle }: Props) {
  const t = useT('fleet')
  return (
    <fieldset className={classes.states} aria-label={t('fleet.show')}>
      {fleetStates.map((state) => (
        <span key={state} className={classes.state} data-chosen={chosen.includes(state) || undefined}>
          <Tooltip label={t(`fleet.means.${state}`)}>
            <button type="button" aria-pressed={chosen.includes(state)} onClick={() => onToggle(state)}>
              <span className={classes.sign} data-state={state} aria-hidden />
              {t(`fleet.state.${state}`)}
            </button>
          </Tooltip>
          <FleetCount state={state} count={counts?.[state]} />
        </span>
      ))}
    </fieldset>
  )
}
