import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import classes from './history.module.css'
import { hasQuarterHours, offeredViews, powerInterval, type Shown, stepped } from './history-address.ts'
import { comparisons, type HistorySearch, quarterHours, shownPeriods, type View } from './history-search.ts'

type Props = {
  site: LiveSnapshot
  shown: Shown
  today: string
  onChange: (next: HistorySearch) => void
  children?: ReactNode
}

/** Views that can show an earlier period for comparison. */
const comparedViews: ReadonlySet<View> = new Set(['energy', 'power', 'electricCar', 'gas'])

export function HistoryControls({ site: { timeZone, hasOrHad }, shown, today, onChange, children }: Props) {
  const t = useT('history', 'telemetry')
  const { view, period, date, compare, range, isInQuarterHours } = shown
  return (
    <div className={classes.controls}>
      <NativeSelect
        label={t('history.picture')}
        value={view}
        data={offeredViews(hasOrHad, view).map((one) => ({ value: one, label: t(`history.view.${one}`) }))}
        onChange={(event) => onChange({ view: event.currentTarget.value })}
      />
      <fieldset className={classes.periods} aria-label={t('history.period')}>
        {shownPeriods.map((one) => (
          <Button
            key={one}
            variant={one === period ? 'light' : 'default'}
            px={10}
            aria-pressed={one === period}
            onClick={() => onChange({ period: one })}
          >
            {t(`history.periods.${one}`)}
          </Button>
        ))}
      </fieldset>
      <div className={classes.dates}>
        <ActionIcon
          size="lg"
          variant="default"
          aria-label={t('history.earlier')}
          disabled={period === 'all'}
          onClick={() => onChange({ date: stepped(period, date, -1) })}
        >
          <IconChevronLeft size={17} aria-hidden />
        </ActionIcon>
        <DayInput
          className={classes.day}
          label={t('history.date')}
          title={t('history.date')}
          value={date}
          max={today}
          timeZone={timeZone}
          onCommit={(day) => onChange({ date: day })}
        />
        <ActionIcon
          size="lg"
          variant="default"
          aria-label={t('history.later')}
          disabled={period === 'all' || range.to >= today}
          onClick={() => onChange({ date: stepped(period, date, 1) })}
        >
          <IconChevronRight size={17} aria-hidden />
        </ActionIcon>
        {date === today ? null : (
          <Button variant="subtle" size="compact-md" onClick={() => onChange({ date: undefined })}>
            {t('telemetry.today')}
          </Button>
        )}
      </div>
      {view === 'power' && hasQuarterHours(period) ? (
        <NativeSelect
          label={t('history.step')}
          value={isInQuarterHours ? quarterHours : ''}
          data={[
            { value: '', label: t(powerInterval(period) === 'PT1H' ? 'history.steps.hours' : 'history.steps.days') },
            { value: quarterHours, label: t('history.steps.quarterHours') },
          ]}
          onChange={(event) => onChange({ step: event.currentTarget.value || undefined })}
        />
      ) : null}
      {comparedViews.has(view) && period !== 'all' && !isInQuarterHours ? (
        <NativeSelect
          label={t('history.compare')}
          value={compare ?? ''}
          data={[
            { value: '', label: t('history.compareWith.none') },
            ...comparisons.map((one) => ({ value: one, label: t(`history.compareWith.${one}`) })),
          ]}
          onChange={(event) => onChange({ compare: event.currentTarget.value || undefined })}
        />
      ) : null}
      {children}
    </div>
  )
}
