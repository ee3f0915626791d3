import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MailDetail } from '@wattdesk/contract/mails/calls.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { codeOf } from '../../api/sentence.ts'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { DeliveryMark } from '../../marks/DeliveryMark.tsx'
import { useCan } from '../../session/use-session.ts'
import { MailFile } from './MailFile.tsx'
import { MailPreview } from './MailPreview.tsx'
import { templateWord } from './mail-words.ts'
import classes from './mails.module.css'
import { mailQuery, refreshMails, sendAgain } from './mails.queries.ts'
import { isReported, MailStateMark } from './mails-columns.tsx'

export function MailDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('mails', 'customers')
  const query = useQuery(mailQuery(id))
  const mail = query.data
  const isUnknown = codeOf(query.error) === 'NotFound' || codeOf(query.error) === 'ValidationFailed'
  return (
    <Dialog title={mail?.subject ?? t('mails.outbox.preview')} onClose={onClose} size="lg" isDrawer>
      {mail ? (
        <div className={classes.drawer}>
          <MailFacts mail={mail} />
          <RetryButton mail={mail} />
          <MailPreview mail={mail} />
        </div>
      ) : query.isError ? (
        <QueryFailure query={query} message={isUnknown ? t('mails.outbox.notFound') : undefined} />
      ) : (
        <SkeletonLines count={10} />
      )}
    </Dialog>
  )
}

function MailFacts({ mail }: { mail: MailDetail }) {
  const t = useT('mails', 'customers')
  const languageName = useLanguageName()
  const customer = mail.customer ? (
    <Link to="/dashboard/customers/$customerId" params={{ customerId: mail.customer.id }}>
      {mail.customer.accountName}
    </Link>
  ) : (
    noValue
  )
  return (
    <FactList
      facts={[
        { label: t('mails.outbox.field.recipient'), value: mail.recipient },
        { label: t('mails.outbox.field.template'), value: templateWord(mail.template, t) },
        { label: t('mails.outbox.field.customer'), value: customer },
        { label: t('mails.outbox.field.language'), value: mail.language ? languageName(mail.language) : noValue },
        { label: t('mails.outbox.field.state'), value: <MailStateMark mail={mail} /> },
        ...(isReported(mail) ? [{ label: t('mails.outbox.field.delivery'), value: <DeliveryMark state={mail.deliveryState} /> }] : []),
        { label: t('mails.outbox.field.createdAt'), value: <Instant at={mail.createdAt} /> },
        { label: t('mails.outbox.field.sentAt'), value: <Instant at={mail.sentAt} /> },
        { label: t('mails.outbox.field.attempts'), value: String(mail.attempts) },
        ...(mail.nextAttemptAt ? [{ label: t('mails.outbox.field.nextAttemptAt'), value: <Instant at={mail.nextAttemptAt} /> }] : []),
        ...(mail.file ? [{ label: t('mails.outbox.file.name'), value: <MailFile mailId={mail.id} file={mail.file} /> }] : []),
        ...(mail.lastError ? [{ label: t('mails.outbox.field.lastError'), value: mail.lastError }] : []),
        ...(mail.deliveryNote ? [{ label: t('mails.outbox.field.note'), value: mail.deliveryNote }] : []),
      ]}
    />
  )
}

function RetryButton({ mail }: { mail: MailDetail }) {
  const t = useT('mails')
  const mayRetry = useCan()('write:notifications')
  const retry = useAction({
    act: () => sendAgain(mail.id),
    done: t('mails.outbox.retried'),
    failed: (reason) => t('mails.outbox.retryFailed', { reason }),
    refresh: refreshMails,
  })
  // Without a mail server, there is no next attempt.
  const isWaitingInVain = mail.nextAttemptAt === null && (mail.state === 'waiting' || mail.state === 'retrying')
  const hindrance = mail.state === 'sent' ? t('mails.outbox.alreadySent') : isWaitingInVain ? t('mails.outbox.notDelivering') : undefined
  const reason = mayRetry ? hindrance : t('mails.outbox.noPermission')
  return (
    <div>
      <Tooltip label={reason}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconSend size={15} aria-hidden />}
          disabled={reason !== undefined}
          loading={retry.isPending}
          onClick={() => retry.run()}
        >
          {t('mails.outbox.retry')}
        </Button>
      </Tooltip>
    </div>
  )
}
