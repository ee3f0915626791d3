import { IconBattery2 } from '@tabler/icons-react'
import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import { formatPowerW, formatShare } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import classes from './installations.module.css'
import type { GridState, State } from './kinds/kind-form.ts'

type Props = { state: NonNullable<State> | GridState; homeZone: string | undefined }

/** Power and state of charge, with their age. */
export function PowerNow({ state, homeZone }: Props) {
  const t = useT('telemetry')
  const { language } = useLanguage()
  const powerW = 'gridW' in state ? state.gridW : 'powerW' in state ? state.powerW : (state.productionW ?? state.batteryW)
  const charge = 'batteryStateOfCharge' in state ? state.batteryStateOfCharge : null
  return (
    <>
      {powerW === null ? null : <strong className="wd-figures">{formatPowerW(Math.abs(powerW), language)}</strong>}
      {'gridW' in state ? <span>{t(`telemetry.quantity.${state.gridW < 0 ? 'gridExport' : 'gridImport'}`)}</span> : null}
      {charge === null ? null : (
        <Tooltip label={t('telemetry.figure.stateOfCharge')}>
          <span className={classes.charge}>
            <IconBattery2 size={14} aria-hidden />
            <span className="wd-visually-hidden">{t('telemetry.figure.stateOfCharge')}</span> {formatShare(charge, language)}
          </span>
        </Tooltip>
      )}
      <Age at={state.measuredAt} homeZone={homeZone} staleAfterMs={staleAfterMs} />
    </>
  )
}
