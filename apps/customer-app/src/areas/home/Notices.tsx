import { IconAlertTriangle, IconMessage, IconSpeakerphone } from '@tabler/icons-react'
import { nameIn } from '@wattdesk/contract/names.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Link } from 'wouter'
import { useWords } from '../../language/use-words.ts'
import { useHome } from '../../shell/use-home.ts'
import { useMessages } from '../../shell/use-messages.ts'
import classes from './home.module.css'

/** Faults are part of the home's response, so showing them never moves the rest of the page. */
export function Notices() {
  const t = useWords()
  const { notices } = useHome().home
  if (notices.length === 0) return null
  return (
    <ul className={classes.notices}>
      {notices.slice(0, 2).map(({ reason, status }) => (
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
    </ul>
  )
}

/** What the service wrote about the next steps of an order. */
export function SaleMessages() {
  const { language } = useLanguage()
  const { saleMessages } = useHome()
  if (saleMessages.length === 0) return null
  return (
    <ul className={classes.notices}>
      {saleMessages.map(({ saleId, step, stepNames, message }) => (
        <li key={`${saleId} ${step}`} className={classes.notice} data-status="info">
          <IconMessage size={20} aria-hidden />
          <span className={classes.typed}>
            <b>{nameIn(language, step, stepNames)}</b>
            {message}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The operator's latest message. It loads after the home, so it is below everything seen first. */
export function LatestMessage() {
  const { data: messages = [] } = useMessages()
  return <MessageTeaser messages={messages} />
}

export function MessageTeaser({ messages }: { messages: readonly { title: string; fields: Record<string, unknown> }[] }) {
  const t = useWords()
  const [latest] = messages
  if (!latest) return null
  return (
    <Link href="/messages" className={classes.notice} data-status="info">
      <IconSpeakerphone size={20} aria-hidden />
      <span>
        <b>{String(latest.fields.heading ?? latest.title)}</b>
        {t('customerApp.messages.more', { count: messages.length })}
      </span>
    </Link>
  )
}
