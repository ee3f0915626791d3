import { Button } from '@mantine/core'
import type { MailDetail } from '@wattdesk/contract/mails/calls.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import layout from '../../page/layout.module.css'
import { MailFrame } from '../../page/MailFrame.tsx'
import classes from './mails.module.css'

/** The mail as its recipient sees it, without its link, in a frame without scripts. */
export function MailPreview({ mail }: { mail: MailDetail }) {
  const t = useT('mails')
  const [isText, setText] = useState(false)
  const isHtml = !isText && mail.html !== null
  return (
    <section className={classes.preview}>
      {mail.isLinkWithheld ? <p className={layout.hint}>{t('mails.outbox.linkWithheld')}</p> : null}
      {mail.html === null ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setText(!isText)}>
          {t(isText ? 'mails.outbox.asHtml' : 'mails.outbox.asText')}
        </Button>
      )}
      {isHtml ? <MailFrame title={t('mails.outbox.preview')} html={mail.html ?? ''} /> : <pre className={classes.text}>{mail.text}</pre>}
    </section>
  )
}
