import type { LivePowers } from '@wattdesk/contract/telemetry/models.ts'
import { type QuantityName, quantities } from '@wattdesk/energy/quantities.ts'
import { formatAge, formatPowerW, formatShare } from '@wattdesk/i18n/formats.ts'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { Sourced } from '../../../figures/Sourced.tsx'
import classes from '../telemetry.module.css'

/** `isComputed`: derived from other powers instead of reported. */
type Figure = { label: string; value: string; color?: string; isGiven: boolean; isComputed?: boolean; isUnknown?: boolean }
type Props = { powers: LivePowers; measuredAt: string; isStale: boolean }

/** Powers as text, for parts that the home has. Unknown ones are dashes. */
export function PowerFigures({ powers, measuredAt, isStale }: Props) {
  const t = useT('telemetry')
  const { language } = useLanguage()
  const figures = useFigures(powers)
  const age = formatAge(useNow() - Date.parse(measuredAt), language)
  return (
    <dl className={classes.figures} data-stale={isStale || undefined}>
      {figures
        .filter((figure) => figure.isGiven || figure.isUnknown)
        .map((figure) => (
          <div key={figure.label}>
            <dt>
              {figure.color ? <span className={classes.swatch} style={{ background: figure.color }} /> : null}
              {figure.label}
            </dt>
            <dd>
              <Sourced words={t(wordsOf(figure), { age })}>{figure.value}</Sourced>
            </dd>
          </div>
        ))}
    </dl>
  )
}

function wordsOf({ isComputed, isUnknown }: Figure) {
  if (isUnknown) return 'telemetry.origin.notMeasured'
  return isComputed ? 'telemetry.origin.computed' : 'telemetry.origin.reported'
}

function useFigures(powers: LivePowers): Figure[] {
  const t = useT('telemetry')
  const { language } = useLanguage()
  const watts = (powerW: number | null) => ({
    value: formatPowerW(powerW === null ? null : Math.abs(powerW), language),
    isGiven: powerW !== null,
  })
  const isMissing = (name: QuantityName) => powers.notMeasured.some((power) => power === quantities[name].power)
  const power = (name: QuantityName, powerW: number | null): Figure => ({
    ...watts(powerW),
    isUnknown: powerW === null && (isMissing(name) || (isBalanced(name) && powers.notMeasured.length > 0)),
    label: t(`telemetry.quantity.${name}`),
    color: energyColors[quantities[name].color],
  })
  const share = (label: string, value: number | null): Figure => ({ label, value: formatShare(value, language), isGiven: value !== null })
  return [
    power('production', powers.productionW),
    { ...power('totalConsumption', powers.totalConsumptionW), isComputed: true },
    power((powers.gridW ?? 0) < 0 ? 'gridExport' : 'gridImport', powers.gridW),
    power((powers.batteryW ?? 0) < 0 ? 'batteryCharge' : 'batteryDischarge', powers.batteryW),
    share(t('telemetry.figure.stateOfCharge'), powers.batteryStateOfCharge),
    { ...power('household', powers.householdW), isComputed: powers.gridW !== null },
    power('ev', powers.evW),
    power('heatPump', powers.heatPumpW),
    power('heater', powers.heaterW),
    { ...share(t('telemetry.figure.selfConsumption'), powers.selfConsumptionRate), isComputed: true },
    { ...share(t('telemetry.figure.selfSufficiency'), powers.selfSufficiencyRate), isComputed: true },
    { ...watts(powers.residualW), label: t('telemetry.figure.residual'), isComputed: true },
  ]
}

const isBalanced = (name: QuantityName) => name === 'totalConsumption' || name === 'household'
