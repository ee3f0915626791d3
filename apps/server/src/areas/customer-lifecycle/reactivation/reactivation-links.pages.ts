import { formatLongMinute } from '@wattdesk/i18n/formats.ts'
import { messagePage, type PageFrame, renderPage } from '../../../http/page.ts'
import { html } from '../../../platform/html.ts'
import type { WayBack } from './reactivation-links.service.ts'

export function wayBackPage(frame: PageFrame, { state, email, until, timeZone, contactEmail }: WayBack, supportEmail: string): string {
  const { t } = frame
  if (state === 'back') return messagePage(frame, t('customerLifecycle.page.done'), t('customerLifecycle.page.doneText', { email }))
  if (state === 'ended' || until === null) return endedPage(frame, contactEmail ?? supportEmail)
  const title = t('customerLifecycle.page.title')
  const content = html`<h1>${title}</h1>
<p class="intro">${t('customerLifecycle.page.intro', { email })}</p>
<p class="intro">${t('customerLifecycle.page.until', { until: formatLongMinute(until, frame.language, timeZone) })}</p>
<form method="post" action="${frame.path}?lang=${frame.language}">
<button class="button" type="submit" autofocus>${t('customerLifecycle.page.submit')}</button>
</form>`
  return renderPage(frame, title, content)
}

export function endedPage(frame: PageFrame, contactEmail: string): string {
  return messagePage(
    frame,
    frame.t('customerLifecycle.page.ended'),
    frame.t('customerLifecycle.page.endedText'),
    writeTo(frame, contactEmail),
  )
}

export function unknownPage(frame: PageFrame, contactEmail: string): string {
  return messagePage(frame, frame.t('mails.page.fault'), frame.t('mails.page.uselessUnknown'), writeTo(frame, contactEmail))
}

const writeTo = ({ t }: PageFrame, email: string) => ({ uri: `mailto:${email}`, label: t('mails.page.write', { email }) })

export function faultPage(frame: PageFrame, text: string): string {
  return messagePage(frame, frame.t('mails.page.fault'), text)
}
