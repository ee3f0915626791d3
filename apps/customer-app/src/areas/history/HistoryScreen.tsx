import { useWords } from '../../language/use-words.ts'
import { Screen } from '../../parts/Screen.tsx'
import { PeriodBar } from '../../periods/PeriodBar.tsx'
import { usePeriod } from '../../periods/use-period.ts'
import { useHome } from '../../shell/use-home.ts'
import { DayPanel } from './DayPanel.tsx'
import { MoneyPanel } from './MoneyPanel.tsx'
import { PeriodPanel } from './PeriodPanel.tsx'

export function HistoryScreen() {
  const t = useWords()
  const { home } = useHome()
  const shown = usePeriod(home.timeZone, 'day')
  return (
    <Screen title={t('customerApp.tabs.history')}>
      <PeriodBar {...shown} />
      {shown.period === 'day' ? <DayPanel date={shown.date} /> : null}
      <PeriodPanel {...shown} />
      {home.has.includes('pv') ? <MoneyPanel {...shown} /> : null}
    </Screen>
  )
}
