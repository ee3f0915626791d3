import { readerZoneInForce } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './feedback.module.css'

/** Names the zone that the times above are in: the reader's, unless another is given. */
export function ZoneNote({ timeZone }: { timeZone?: string }) {
  const { t } = useLanguage()
  return <small className={classes.zone}>{t('ui.clock', { timeZone: timeZone ?? readerZoneInForce() })}</small>
}
