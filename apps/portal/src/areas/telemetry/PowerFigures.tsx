import type { LivePowers } from '@wattdesk/contract/telemetry.ts'
import { formatPowerW, formatShare } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import classes from './telemetry.module.css'

type Figure = { label: string; value: string; color?: string; isGiven: boolean }

/** The powers of a home in words and figures; what it does not measure is left out. */
export function PowerFigures({ powers, isStale }: { powers: LivePowers; isStale: boolean }) {
  const figures = useFigures(powers)
  return (
    <dl className={classes.figures} data-stale={isStale || undefined}>
      {figures
        .filter((figure) => figure.isGiven)
        .map((figure) => (
          <div key={figure.label}>
            <dt>
              {figure.color ? <span className={classes.swatch} style={{ background: figure.color }} /> : null}
              {figure.label}
            </dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
    </dl>
  )
}

function useFigures(powers: LivePowers): Figure[] {
  const t = useT('telemetry')
  const { language } = useLanguage()
  const power = (label: string, powerW: number | null, color?: string): Figure => ({
    label,
    value: formatPowerW(powerW === null ? null : Math.abs(powerW), language),
    color,
    isGiven: powerW !== null,
  })
  const share = (label: string, value: number | null): Figure => ({ label, value: formatShare(value, language), isGiven: value !== null })
  const isExport = (powers.gridW ?? 0) < 0
  const isCharge = (powers.batteryW ?? 0) < 0
  return [
    power(t('telemetry.power.production'), powers.productionW, energyColors.pv),
    power(t('telemetry.power.consumption'), powers.totalConsumptionW, energyColors.home),
    power(
      t(isExport ? 'telemetry.power.gridExport' : 'telemetry.power.gridImport'),
      powers.gridW,
      isExport ? energyColors.gridExport : energyColors.gridImport,
    ),
    power(t(isCharge ? 'telemetry.power.batteryCharge' : 'telemetry.power.batteryDischarge'), powers.batteryW, energyColors.battery),
    share(t('telemetry.power.stateOfCharge'), powers.batteryStateOfCharge),
    power(t('telemetry.power.household'), powers.householdW),
    power(t('telemetry.power.wallbox'), powers.wallboxW, energyColors.wallbox),
    power(t('telemetry.power.heatPump'), powers.heatPumpW, energyColors.heatPump),
    power(t('telemetry.power.heater'), powers.heaterW),
    share(t('telemetry.power.selfConsumption'), powers.selfConsumptionRate),
    share(t('telemetry.power.selfSufficiency'), powers.selfSufficiencyRate),
    power(t('telemetry.power.residual'), powers.residualW),
  ]
}
