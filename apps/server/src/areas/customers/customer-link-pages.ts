import { passwordMax, passwordMin } from '@wattdesk/contract/auth.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { type PageFrame, renderAlert, renderField, renderPage } from '../../http/page.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { html } from '../../platform/html.ts'

/** The pages behind the links in mails to customers' users. Two of the three ask for a password. */
export type LinkPurpose = 'invitation' | 'verification' | 'password_reset'
export type LinkPage = { purpose: LinkPurpose; email: string; faults: { password?: string; form?: string } }

export function linkPage(frame: PageFrame, { purpose, email, faults }: LinkPage): string {
  const { t } = frame
  const title = t(`mails.page.${purpose}.title`)
  const password = html`<input type="text" name="username" autocomplete="username" value="${email}" readonly hidden>
${renderField({ name: 'password', label: t('mails.page.newPassword'), type: 'password', autocomplete: 'new-password', fault: faults.password, hint: t('mails.page.passwordHint'), isFocused: true })}`
  const content = html`<h1>${title}</h1>
<p class="intro">${t(`mails.page.${purpose}.intro`, { email })}</p>
${renderAlert(faults.form)}
<form method="post" action="${frame.path}?lang=${frame.language}">
${purpose === 'verification' ? undefined : password}
<button class="button" type="submit">${t(`mails.page.${purpose}.submit`)}</button>
</form>`
  return renderPage(frame, title, content)
}

export function linkDonePage(frame: PageFrame, purpose: LinkPurpose, email: string): string {
  return sayingPage(frame, frame.t(`mails.page.${purpose}.done`), frame.t(`mails.page.${purpose}.doneText`, { email }))
}

export function uselessPage(frame: PageFrame): string {
  const { t, owner } = frame
  return sayingPage(frame, t('mails.page.fault'), owner ? t('mails.page.useless', { sender: owner }) : t('mails.page.uselessUnknown'))
}

export function faultPage(frame: PageFrame, text: string): string {
  return sayingPage(frame, frame.t('mails.page.fault'), text)
}

function sayingPage(frame: PageFrame, title: string, text: string): string {
  return renderPage(frame, title, html`<h1>${title}</h1>\n<p class="intro">${text}</p>`)
}

/** What a refused password is told on the page; anything unexpected is thrown on. */
export function refusalOf(t: Translate, error: unknown): { status: number; faults: LinkPage['faults']; retryAfterSeconds?: number } {
  if (!(error instanceof DomainError)) throw error
  const details = (error.details ?? {}) as { fault?: string; retryAfterSeconds?: number } // put there by limits and the password policy alone
  const wait = t('auth.minutes', { count: Math.max(1, Math.ceil((details.retryAfterSeconds ?? 60) / 60)) })
  switch (error.code) {
    case 'PasswordTooWeak':
      return { status: 400, faults: { password: weakness(t, details.fault) } }
    case 'TooManyRequests':
      return { status: 429, faults: { form: t('auth.fault.tooMany', { wait }) }, retryAfterSeconds: details.retryAfterSeconds }
    case 'Unavailable':
      return { status: 503, faults: { form: t('auth.fault.busy') }, retryAfterSeconds: details.retryAfterSeconds ?? 5 }
    default:
      throw error
  }
}

function weakness(t: Translate, fault: string | undefined): string {
  switch (fault) {
    case 'too-short':
      return t('auth.fault.tooShort', { min: passwordMin })
    case 'too-long':
      return t('auth.fault.tooLong', { max: passwordMax })
    case 'like-email':
      return t('auth.fault.likeEmail')
    default:
      return t('auth.fault.common')
  }
}
