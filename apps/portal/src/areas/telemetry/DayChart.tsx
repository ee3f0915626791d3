import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LiveSnapshot, SiteDay } from '@wattdesk/contract/telemetry/models.ts'
import { type QuantityName, quantityNames } from '@wattdesk/energy/quantities.ts'
import { formatCalendarDay, isoDay } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { atServer, nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo } from 'react'
import { type Sum, Sums } from '../../figures/Sums.tsx'
import { isUnknown } from '../../figures/unknown.ts'
import { useFormats } from '../../figures/use-formats.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { daySeries, shiftDay } from './day-series.ts'
import classes from './telemetry.module.css'
import { siteDayQuery } from './telemetry.queries.ts'
import { useDayWords } from './use-day-words.ts'

/** Two quarter hours without a measurement. */
export const staleAfterMs = 1_800_000

type Props = { customerId: string; site: LiveSnapshot; date: string | undefined; onDate: (date: string | undefined) => void }

/** A day of a site in quarter hours of its own time zone; by default today. */
export function DayChart({ customerId, site, date, onDate }: Props) {
  const t = useT('telemetry')
  const { power } = useFormats()
  const query = useQuery(siteDayQuery(customerId, site.siteId, date))
  const day = query.data
  const askedAt = atServer(query.dataUpdatedAt)
  const words = useDayWords()
  const data = useMemo(() => (day ? daySeries(day, words, askedAt) : undefined), [day, askedAt, words])
  if (query.isError && !day) {
    return (
      <Panel>
        <QueryFailure query={query} message={t('telemetry.failed')} />
      </Panel>
    )
  }
  if (!day || !data) return <div className={classes.placeholder} />
  const today = isoDay(nowMs(), site.timeZone)
  return (
    <section className={`${layout.stack} ${layout.answer}`} aria-busy={query.isPlaceholderData}>
      <ChartFrame
        title={day.date === today ? t('telemetry.day') : t('telemetry.dayOf', { date: formatCalendarDay(day.date) })}
        unit="W"
        data={data}
        timeZone={day.timeZone}
        format={power}
        fileName={`${site.siteName}-${day.date}`}
        lastAt={day.date === today ? day.series.at(-1)?.end : undefined}
        staleAfterMs={staleAfterMs}
        summary={<DayNavigation date={date ?? today} today={today} onDate={onDate} />}
      />
      <DaySums day={day} />
    </section>
  )
}

/** Steps from the day that was asked for: until the response, the chart is that of the previous one. */
function DayNavigation({ date, today, onDate }: { date: string; today: string; onDate: Props['onDate'] }) {
  const t = useT('telemetry')
  const isToday = date >= today
  const step = (days: number) => {
    const next = shiftDay(date, days)
    onDate(next < today ? next : undefined)
  }
  return (
    <span className={classes.navigation}>
      <ActionIcon aria-label={t('telemetry.previousDay')} onClick={() => step(-1)}>
        <IconChevronLeft size={17} aria-hidden />
      </ActionIcon>
      <span className="wd-figures">{formatCalendarDay(date)}</span>
      <ActionIcon aria-label={t('telemetry.nextDay')} disabled={isToday} onClick={() => step(1)}>
        <IconChevronRight size={17} aria-hidden />
      </ActionIcon>
      {isToday ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => onDate(undefined)}>
          {t('telemetry.today')}
        </Button>
      )}
      <span className={classes.hint}>{t('telemetry.signs')}</span>
    </span>
  )
}

/** Rates are computed from the sums. */
function DaySums({ day }: { day: SiteDay }) {
  const t = useT('telemetry')
  const formats = useFormats()
  const { total } = day
  const sumOf = (name: QuantityName | 'rates', label: string, value: number | null, format: (value: number | null) => string): Sum => ({
    label,
    value: value === null ? null : format(value),
    isUnknown: isUnknown(day.provenance, name),
  })
  const sums = [
    ...quantityNames.map((name) => sumOf(name, t(`telemetry.quantity.${name}`), total[name], formats.energy)),
    sumOf('rates', t('telemetry.figure.selfConsumption'), total.selfConsumptionRate, formats.share),
    sumOf('rates', t('telemetry.figure.selfSufficiency'), total.selfSufficiencyRate, formats.share),
  ]
  return <Sums sums={sums} provenance={day.provenance} />
}
