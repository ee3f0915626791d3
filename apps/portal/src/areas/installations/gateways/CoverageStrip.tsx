import { formatDay, formatDuration, formatShare } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { coverageOf } from './coverage.ts'
import classes from './gateway-history.module.css'

type Props = { days: readonly { day: string; coveredSeconds: number }[]; timeZone: string | undefined; Heading: 'h3' | 'h4' }

/** How much of each of the last thirty days was measured. Each bar names its day and time. */
export function CoverageStrip({ days, timeZone, Heading }: Props) {
  const t = useT('gatewayHistory')
  const { language } = useLanguage()
  const [openedAt] = useState(Date.now)
  const strip = coverageOf(days, formatDay(openedAt, timeZone))
  const measured = strip.reduce((sum, one) => sum + one.share, 0) / strip.length
  return (
    <section>
      <Heading>
        {t('gatewayHistory.measured')} <span className={classes.share}>{formatShare(measured, language)}</span>
      </Heading>
      <ol className={classes.strip}>
        {strip.map(({ day, coveredSeconds, share }) => {
          const words = t('gatewayHistory.day', { day, duration: formatDuration(coveredSeconds * 1000, language) })
          return (
            <li key={day} title={words}>
              <span className="wd-visually-hidden">{words}</span>
              <span className={classes.bar} style={{ height: `${100 * share}%` }} aria-hidden />
            </li>
          )
        })}
      </ol>
      <div className={classes.ends} aria-hidden>
        <span>{strip[0]?.day}</span>
        <span>{strip.at(-1)?.day}</span>
      </div>
    </section>
  )
}
