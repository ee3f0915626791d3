import type { GatewayHistory } from '@wattdesk/contract/telemetry/gateway-history/models.ts'
import { formatCalendarDay, formatDuration, formatShare, isoDay, readerZoneInForce } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { coverageOf } from './coverage.ts'
import classes from './gateway-history.module.css'

type Props = { gateway: Pick<GatewayHistory, 'days' | 'addedAt'>; timeZone: string | undefined; Heading: 'h3' | 'h4' }

/** How much of each of the last thirty days was measured. Each bar names its day and duration. */
export function CoverageStrip({ gateway, timeZone, Heading }: Props) {
  const t = useT('gatewayHistory')
  const { language } = useLanguage()
  const [openedAt] = useState(nowMs)
  const zone = timeZone ?? readerZoneInForce()
  const { days, share: measured } = coverageOf(gateway.days, isoDay(openedAt, zone), isoDay(gateway.addedAt, zone), zone)
  return (
    <section>
      <Heading>
        {t('gatewayHistory.measured')} <span className={classes.share}>{formatShare(measured, language)}</span>
      </Heading>
      <ol className={classes.strip}>
        {days.map(({ day, coveredSeconds, share }) => {
          const words =
            coveredSeconds === null
              ? t('gatewayHistory.dayBefore', { day: formatCalendarDay(day) })
              : t('gatewayHistory.day', { day: formatCalendarDay(day), duration: formatDuration(coveredSeconds * 1000, language) })
          return (
            <li key={day} title={words} className={coveredSeconds === null ? classes.before : undefined}>
              <span className="wd-visually-hidden">{words}</span>
              <span className={classes.bar} style={{ height: `${100 * share}%` }} aria-hidden />
            </li>
          )
        })}
      </ol>
      <div className={classes.ends} aria-hidden>
        <span>{formatCalendarDay(days[0]?.day ?? '')}</span>
        <span>{formatCalendarDay(days.at(-1)?.day ?? '')}</span>
      </div>
    </section>
  )
}
