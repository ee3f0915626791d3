import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'
import { useNow } from './use-now.ts'

const dayMs = 86_400_000

/** Days, hours, minutes and seconds until an instant. Highlights the last day (unless `isShort`) and shows when it has ended. */
export function Countdown({ until, isShort }: { until: string; isShort?: boolean }) {
  const { t } = useLanguage()
  const leftMs = new Date(until).getTime() - useNow()
  if (leftMs <= 0)
    return (
      <span className={classes.countdown} data-ended>
        {t('ui.countdown.ended')}
      </span>
    )
  const days = Math.floor(leftMs / dayMs)
  const clock = new Date(leftMs % dayMs).toISOString().slice(11, 19)
  if (isShort && days === 0) return <span className="wd-figures">{clock}</span>
  return (
    <Tooltip label={formatInstantInZones(until)}>
      <span className={classes.countdown} data-last-day={days === 0 || undefined}>
        {days === 0 ? t('ui.countdown.lastDay') : t('ui.countdown.days', { count: days })} <span className="wd-figures">{clock}</span>
      </span>
    </Tooltip>
  )
}
