import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useIsNarrow } from '../../lists/use-is-narrow.ts'
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

/** One row: on a narrow screen, the chart and its comparison fold away, so that the chart itself is on the first screen. */
export function HistoryControls({ children, ...props }: Props) {
  const t = useT('history')
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const further = useId()
  if (!isNarrow) {
    return (
      <div className={classes.controls}>
        <ViewSelect {...props} />
        <PeriodButtons {...props} />
        <Dates {...props} label={t('history.date')} />
        <Refinements {...props} />
        {children}
      </div>
    )
  }
  return (
    <>
      <div className={classes.folded}>
        <PeriodSelect {...props} />
        <Dates {...props} />
        <ActionIcon
          size="lg"
          variant={isOpen || props.shown.compare ? 'light' : 'default'}
          aria-label={t('history.more')}
          aria-expanded={isOpen}
          aria-controls={further}
          onClick={() => setOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={17} aria-hidden />
        </ActionIcon>
      </div>
      <div id={further} className={classes.controls} hidden={!isOpen}>
        <ViewSelect {...props} />
        <Refinements {...props} />
        {children}
      </div>
    </>
  )
}

function ViewSelect({ site: { hasOrHad }, shown: { view }, onChange }: Props) {
  const t = useT('history')
  return (
    <NativeSelect
      label={t('history.picture')}
      value={view}
      data={offeredViews(hasOrHad, view).map((one) => ({ value: one, label: t(`history.view.${one}`) }))}
      onChange={(event) => onChange({ view: event.currentTarget.value })}
    />
  )
}

function PeriodButtons({ shown: { period }, onChange }: Props) {
  const t = useT('history')
  return (
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
  )
}

function PeriodSelect({ shown: { period }, onChange }: Props) {
  const t = useT('history')
  return (
    <NativeSelect
      className={classes.period}
      aria-label={t('history.period')}
      value={period}
      data={shownPeriods.map((one) => ({ value: one, label: t(`history.periods.${one}`) }))}
      onChange={(event) => onChange({ period: event.currentTarget.value })}
    />
  )
}

/** Without a label, the field is named for screen readers only. */
function Dates({ site: { timeZone }, shown: { period, date, range }, today, label, onChange }: Props & { label?: string }) {
  const t = useT('history', 'telemetry')
  return (
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
        label={label}
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
      {date === today || !label ? null : (
        <Button variant="subtle" size="compact-md" onClick={() => onChange({ date: undefined })}>
          {t('telemetry.today')}
        </Button>
      )}
    </div>
  )
}

function Refinements({ shown, onChange }: Props) {
  const t = useT('history')
  const { view, period, compare, isInQuarterHours } = shown
  return (
    <>
      {view === 'power' && hasQuarterHours(period) ? (
        <NativeSelect
          label={t('history.step')}
          value={isInQuarterHours ? quarterHours : ''}
          data={[
            { value: '', label: t(powerInterval(shown) === 'PT1H' ? 'history.steps.hours' : 'history.steps.days') },
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
    </>
  )
}
