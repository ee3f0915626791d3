import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mailNoteMax } from '@wattdesk/contract/history/mails/terms.ts'
import { formatLongDays } from '@wattdesk/i18n/formats.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useIdOf } from '../../forms/use-id-of.ts'
import { useSettled } from '../../forms/use-settled.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { MailFrame } from '../../page/MailFrame.tsx'
import { historyMailPreviewQuery, mailHistory, refreshAfterMail } from './history.queries.ts'
import type { MailedPeriod } from './picture-props.ts'

/** Previews the mail as the customer will get it, with the member's note. */
export function SendHistoryDialog({ customerId, site, range, onClose }: MailedPeriod & { onClose: () => void }) {
  const t = useT('history')
  const { language } = useLanguage()
  const languageName = useLanguageName()
  const [note, setNote] = useState('')
  const id = useIdOf(note.trim())
  const asked = { siteId: site.siteId, fromDate: range.from, toDate: range.to }
  const preview = useQuery(historyMailPreviewQuery(customerId, { ...asked, note: useSettled(note).trim() || null }))
  const recipient = preview.data?.recipient
  const sending = useAction({
    act: () => mailHistory(customerId, { id, ...asked, note: note.trim() || null }),
    done: ({ email }) => t('history.send.sent', { email }),
    failed: (reason) => t('history.send.failed', { reason }),
    showsErrors: true,
    refresh: (client) => refreshAfterMail(client, customerId),
    onDone: onClose,
  })
  const facts = recipient && [
    { label: t('history.send.recipient'), value: `${recipient.name} <${recipient.email}>` },
    { label: t('history.send.language'), value: languageName(recipient.language) },
    { label: t('history.period'), value: formatLongDays(range, language) },
  ]
  return (
    <Dialog title={t('history.send.title', { home: site.siteName })} size="lg" onClose={onClose}>
      <DialogForm
        onSubmit={() => sending.run()}
        action={sending}
        isDirty={note.trim() !== ''}
        submit={t('history.send.submit')}
        isBlocked={!preview.data}
      >
        {facts ? <FactList facts={facts} /> : preview.isError ? null : <SkeletonLines count={2} />}
        <Textarea
          label={t('history.send.note')}
          description={t('history.send.noteHelp')}
          rows={3}
          maxLength={mailNoteMax}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {preview.data ? (
          <section aria-label={t('history.send.preview')}>
            <MailFrame
              title={t('history.send.preview')}
              html={preview.data.html}
              head={{ from: t('history.send.from', { name: preview.data.from }), subject: preview.data.subject }}
            />
          </section>
        ) : preview.isError ? (
          <QueryFailure query={preview} />
        ) : (
          <SkeletonLines count={10} />
        )}
      </DialogForm>
    </Dialog>
  )
}
