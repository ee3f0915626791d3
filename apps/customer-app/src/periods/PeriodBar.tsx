import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { periodAround } from '@wattdesk/energy/periods.ts'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import { Choice } from '../parts/Choice.tsx'
import parts from '../parts/parts.module.css'
import { type Period, periods, stepped } from './periods.ts'

type Props = { period: Period; date: string; today: string; onChange: (period: Period, date: string) => void; only?: readonly Period[] }

export function PeriodBar({ period, date, today, onChange, only = periods }: Props) {
  const t = useWords()
  const { day, month, shortDay } = useFormats()
  const { from, to } = periodAround(date, period)
  const names: Record<Period, string> = {
    day: from === today ? t('customerApp.period.today') : day(from),
    week: `${shortDay(from)} – ${shortDay(to)}`,
    month: month(from),
    year: from.slice(0, 4),
  }
  const next = stepped(period, date, 1)
  return (
    <div className={parts.periods}>
      {only.length > 1 ? (
        <Choice
          label={t('customerApp.period.label')}
          options={only.map((value) => ({ value, text: t(`customerApp.period.${value}`) }))}
          value={period}
          onChange={(value) => onChange(value, date)}
        />
      ) : null}
      <div className={parts.stepper}>
        <button type="button" aria-label={t('customerApp.period.before')} onClick={() => onChange(period, stepped(period, date, -1))}>
          <IconChevronLeft size={22} aria-hidden />
        </button>
        <b aria-live="polite">{names[period]}</b>
        <button type="button" aria-label={t('customerApp.period.after')} disabled={next > today} onClick={() => onChange(period, next)}>
          <IconChevronRight size={22} aria-hidden />
        </button>
      </div>
    </div>
  )
}
