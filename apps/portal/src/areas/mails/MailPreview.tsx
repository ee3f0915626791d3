import { Button } from '@mantine/core'
import type { MailDetail } from '@wattdesk/contract/mails.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import classes from './mails.module.css'

/** The mail as its recipient sees it, in a frame where nothing runs; a link it shows opens beside the portal. */
export function MailPreview({ mail }: { mail: MailDetail }) {
  const t = useT('mails')
  const [isText, setText] = useState(false)
  if (mail.withheld === 'body') return <p className={classes.notice}>{t('mails.outbox.bodyWithheld')}</p>
  const isHtml = !isText && mail.html !== null
  return (
    <section className={classes.preview}>
      {mail.withheld === 'link' ? <p className={classes.notice}>{t('mails.outbox.linkWithheld')}</p> : null}
      {mail.html === null ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setText(!isText)}>
          {t(isText ? 'mails.outbox.asHtml' : 'mails.outbox.asText')}
        </Button>
      )}
      {isHtml ? (
        <iframe
          title={t('mails.outbox.preview')}
          className={classes.frame}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          srcDoc={mail.html ?? ''}
        />
      ) : (
        <pre className={classes.text}>{mail.text}</pre>
      )}
    </section>
  )
}
