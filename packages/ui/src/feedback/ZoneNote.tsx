import { readerZoneInForce } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './feedback.module.css'

/** Names the time zone of the times above; by default the reader's. */
export function ZoneNote({ timeZone }: { timeZone?: string }) {
  const { t } = useLanguage()
  return <small className={classes.zone}>{t('ui.clock', { timeZone: timeZone ?? readerZoneInForce() })}</small>
}
