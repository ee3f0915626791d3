import { spelledMinute } from '@wattdesk/i18n/formats.ts'
import { mailFileWords } from '@wattdesk/i18n/mail-file-words.ts'
import { messagePage, type PageFrame, renderPage } from '../../http/page.ts'
import { type Html, html } from '../../platform/html.ts'
import type { MailHead } from './mailbox.views.ts'

/** `home` is the URL of the list. Times are in this machine's time zone, which is also the reader's. */
type List = { home: string; mails: readonly MailHead[]; page: number; hasOlder: boolean }

export function mailListPage(frame: PageFrame, { home, mails, page, hasOlder }: List): string {
  const { t, language } = frame
  const title = t('mails.mailbox.title')
  const rows = mails.map(
    (mail) => html`<tr>
<td>${mail.recipient}</td>
<td><a href="${home}/mails/${mail.id}?lang=${language}">${mail.subject}</a>${mail.file ? html`<br>${mail.file.name} (${mailFileWords(mail.file, frame)})` : undefined}</td>
<td>${spelledMinute(mail.createdAt, language)}</td>
</tr>
`,
  )
  const table = html`<table>
<thead><tr><th scope="col">${t('mails.outbox.field.recipient')}</th><th scope="col">${t('mails.outbox.field.subject')}</th><th scope="col">${t('mails.outbox.field.createdAt')}</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`
  const turnTo = (other: number, label: string) => html`<a href="${home}?lang=${language}&page=${other}">${label}</a>`
  const pages = [
    ...(page > 0 ? [turnTo(page - 1, t('mails.mailbox.newer'))] : []),
    ...(hasOlder ? [turnTo(page + 1, t('mails.mailbox.older'))] : []),
  ]
  const content = html`<h1>${title}</h1>
<p class="intro">${t('mails.mailbox.intro')}</p>
${rows.length > 0 ? table : html`<p class="intro">${t('mails.outbox.empty')}</p>`}
${pages.length > 0 ? html`<p class="pages">${pages}</p>` : undefined}`
  return renderPage(frame, title, content, 'wide')
}

/** The mail's body is a separate page in a sandboxed frame. */
export function mailPage(frame: PageFrame, { home, mail }: { home: string; mail: MailHead }): string {
  const { t, language } = frame
  const content = html`<p class="back"><a href="${home}?lang=${language}">${t('mails.mailbox.all')}</a></p>
<h1>${mail.subject}</h1>
<dl>
<dt>${t('mails.outbox.field.recipient')}</dt><dd>${mail.recipient}</dd>
<dt>${t('mails.outbox.field.createdAt')}</dt><dd>${spelledMinute(mail.createdAt, language)}</dd>
${fileFact(frame, home, mail)}</dl>
<iframe title="${t('mails.outbox.preview')}" src="${home}/mails/${mail.id}/body"></iframe>`
  return renderPage(frame, mail.subject, content, 'wide')
}

function fileFact(frame: PageFrame, home: string, { id, file }: MailHead): Html | undefined {
  if (!file) return undefined
  const words = mailFileWords(file, frame)
  return html`<dt>${frame.t('mails.outbox.file.name')}</dt><dd><a href="${home}/mails/${id}/file">${file.name}</a> (${words})</dd>
`
}

export function noMailPage(frame: PageFrame, home: string): string {
  const way = { uri: `${home}?lang=${frame.language}`, label: frame.t('mails.mailbox.all') }
  return messagePage(frame, frame.t('mails.mailbox.title'), frame.t('mails.mailbox.notFound'), way)
}
