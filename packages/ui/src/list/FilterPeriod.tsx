import { PeriodChoice } from '../day/PeriodChoice.tsx'
import { type Period, periodWords } from '../day/period.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { FilterButton } from './FilterButton.tsx'

type Props = { label: string; period: Period; onChoose: (period: Period) => void; timeZone?: string }

/** Filters by a period of days. The button shows it. */
export function FilterPeriod({ label, period, onChoose, timeZone }: Props) {
  const { t } = useLanguage()
  const chosen = periodWords(period, t)
  return (
    <FilterButton label={label} chosen={chosen}>
      {() => <PeriodChoice period={period} onChoose={onChoose} timeZone={timeZone} />}
    </FilterButton>
  )
}
