import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { Screen } from '../../parts/Screen.tsx'
import { PeriodBar } from '../../periods/PeriodBar.tsx'
import { QuantityPanel } from '../../periods/QuantityPanel.tsx'
import { usePeriod } from '../../periods/use-period.ts'
import { useHome } from '../../shell/use-home.ts'
import { useLiveAge } from '../../shell/use-live-age.ts'

export function HeatPumpScreen() {
  const t = useWords()
  const { home } = useHome()
  const { power } = useFormats()
  const shown = usePeriod(home.timeZone, 'week')
  const powerW = home.live?.powers?.heatPumpW ?? null
  const old = useLiveAge()
  return (
    <Screen title={t('customerApp.heatPump.title')} isDeeper>
      <Card>
        <Figure
          label={t('customerApp.heatPump.now')}
          value={power(powerW)}
          isKnown={powerW !== null}
          color={energyColors.heatPump}
          note={old}
        />
      </Card>
      <PeriodBar {...shown} only={['week', 'month', 'year']} />
      <QuantityPanel {...shown} name="heatPump" label={t('customerApp.heatPump.energy')} color={energyColors.heatPump} />
    </Screen>
  )
}
