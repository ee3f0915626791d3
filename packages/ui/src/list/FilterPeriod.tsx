import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type Period, periodWords } from '../day/day-presets.ts'
import { PeriodChoice } from '../day/PeriodChoice.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import classes from './list.module.css'

type Props = { label: string; period: Period; onChoose: (period: Period) => void; timeZone?: string }

/** Narrows to a period of days, which the button shows. */
export function FilterPeriod({ label, period, onChoose, timeZone }: Props) {
  const { t } = useLanguage()
  const chosen = periodWords(period, t)
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          size="xs"
          className={classes.filter}
          data-active={chosen !== undefined || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {chosen ? `${label}: ${chosen}` : label}
        </Button>
      )}
    >
      {() => <PeriodChoice period={period} onChoose={onChoose} timeZone={timeZone} />}
    </Popover>
  )
}
