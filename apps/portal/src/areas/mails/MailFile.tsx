import { IconDownload } from '@tabler/icons-react'
import type { Mail } from '@wattdesk/contract/mails/models.ts'
import { mailFileWords } from '@wattdesk/i18n/mail-file-words.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useAction } from '../../forms/use-action.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import classes from './mails.module.css'
import { mailFile } from './mails.queries.ts'

/** The attached file: its name, which downloads it, its type and size. */
export function MailFile({ mailId, file }: { mailId: string; file: NonNullable<Mail['file']> }) {
  const t = useT('mails')
  const speech = useLanguage()
  const save = useAction({
    act: () => mailFile(mailId),
    failed: (reason) => t('mails.outbox.file.failed', { name: file.name, reason }),
    onDone: (content) => download(file.name, content),
  })
  return (
    <span className={classes.file}>
      <ActionButton
        isSmall
        reason={undefined}
        icon={IconDownload}
        label={t('mails.outbox.file.download', { name: file.name })}
        isPending={save.isPending}
        onClick={() => save.run()}
      >
        {file.name}
      </ActionButton>
      <span className={layout.hint}>{mailFileWords(file, speech)}</span>
    </span>
  )
}
