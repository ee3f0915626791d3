import { IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Mail } from '@wattdesk/contract/mails/models.ts'
import type { MailState } from '@wattdesk/contract/mails/terms.ts'
import { formatClock, formatInstantInZones, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { DeliveryMark } from '../../marks/DeliveryMark.tsx'
import type { MailSearch, mailList } from './mail-list.ts'
import { templateWord } from './mail-words.ts'
import classes from './mails.module.css'

export const mailLink = (mail: Mail, content: ReactNode, className: string) => (
  <Link to="/dashboard/outbox" search={(before: MailSearch) => ({ ...before, mail: mail.id })} replace className={className}>
    {content}
  </Link>
)

export function mailColumns(t: Translate): ColumnOf<typeof mailList>[] {
  return [
    { key: 'recipient', header: t('mails.outbox.field.recipient'), isTitle: true, cell: (mail) => mail.recipient },
    { key: 'subject', onCard: 'plain', isWide: true, header: t('mails.outbox.field.subject'), cell: (mail) => <Subject mail={mail} /> },
    { key: 'template', onCard: 'plain', header: t('mails.outbox.field.template'), cell: (mail) => templateWord(mail.template, t) },
    { key: 'customer', onCard: 'plain', header: t('mails.outbox.field.customer'), cell: (mail) => mail.customer?.accountName ?? noValue },
    { key: 'state', onCard: 'plain', header: t('mails.outbox.field.state'), cell: (mail) => <FurthestState mail={mail} /> },
    {
      key: 'createdAt',
      onCard: 'plain',
      header: t('mails.outbox.field.createdAt'),
      orderBy: 'createdAt',
      cell: (mail) => <Moment at={mail.createdAt} />,
    },
  ]
}

/** Whether something is known of a mail beyond our own mail server. */
export const isReported = ({ deliveryState }: Pick<Mail, 'deliveryState'>): boolean => !['sent', 'pending', 'n/a'].includes(deliveryState)

/** How far the mail has come: what its recipient's side reported, or else our own mail server. */
function FurthestState({ mail }: { mail: Mail }) {
  if (mail.state !== 'sent' || !isReported(mail)) return <MailStateMark mail={mail} />
  return <DeliveryMark state={mail.deliveryState} detail={mail.deliveryAt ? formatInstantInZones(mail.deliveryAt) : undefined} />
}

function Subject({ mail: { subject, file } }: { mail: Mail }) {
  const t = useT('mails')
  if (!file) return subject
  return (
    <span className={classes.subject}>
      {subject}
      <Tooltip label={file.name}>
        <IconPaperclip size={15} role="img" aria-label={t('mails.outbox.file.name')} />
      </Tooltip>
    </span>
  )
}

const tones: Record<MailState, Tone> = { waiting: 'neutral', retrying: 'warning', sent: 'ok', failed: 'error' }

/** The state up to our own mail server, and why the mail waits. The tooltip shows the attempts. */
export function MailStateMark({ mail }: { mail: Mail }) {
  const t = useT('mails')
  const detail = mail.attempts > 0 ? t('mails.outbox.attempts', { count: mail.attempts }) : undefined
  const reason = waitReason(mail, t)
  return (
    <span>
      <StatusDot tone={tones[mail.state]} detail={detail}>
        {t(`mails.outbox.state.${mail.state}`)}
      </StatusDot>
      {reason ? <span className={classes.why}>{reason}</span> : null}
    </span>
  )
}

/** Without a mail server, there is no next attempt. */
function waitReason({ state, nextAttemptAt, attempts }: Mail, t: Translate): string | undefined {
  if (state !== 'waiting' && state !== 'retrying') return undefined
  if (nextAttemptAt === null) return t('mails.outbox.why.noServer')
  return attempts === 0 ? t('mails.outbox.why.queued') : t('mails.outbox.why.retrying', { at: formatClock(nextAttemptAt) })
}
