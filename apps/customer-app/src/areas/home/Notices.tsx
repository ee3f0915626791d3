import { IconAlertTriangle, IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Link } from 'wouter'
import { contentQuery, devicesQuery } from '../../api/queries.ts'
import { useWords } from '../../language/use-words.ts'
import { useHome } from '../../shell/use-home.ts'
import classes from './home.module.css'

/** Faults of the home first, then the operator's latest message. */
export function Notices() {
  const t = useWords()
  const { language } = useLanguage()
  const { home, viewer } = useHome()
  const faults = useQuery(devicesQuery(home.siteId)).data?.notices ?? []
  const messages = useQuery(contentQuery(viewer.tenantId, language, 'notices')).data?.children ?? []
  const [latest] = messages
  if (faults.length === 0 && !latest) return null
  return (
    <ul className={classes.notices}>
      {faults.slice(0, 2).map(({ reason, status }) => (
        <li key={reason}>
          <Link href="/devices" className={classes.notice} data-status={status}>
            <IconAlertTriangle size={20} aria-hidden />
            <span>
              <b>{t(`customerApp.fault.${reason}.title`)}</b>
              {t(`customerApp.fault.${reason}.help`)}
            </span>
          </Link>
        </li>
      ))}
      {latest ? (
        <li>
          <Link href="/messages" className={classes.notice} data-status="info">
            <IconSpeakerphone size={20} aria-hidden />
            <span>
              <b>{String(latest.fields.heading ?? latest.title)}</b>
              {t('customerApp.messages.more', { count: messages.length })}
            </span>
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
