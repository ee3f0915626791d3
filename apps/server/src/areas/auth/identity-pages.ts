import { passwordMax, passwordMin } from '@wattdesk/contract/auth.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { type PageFrame, renderAlert, renderField, renderPage } from '../../http/page.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { html } from '../../platform/html.ts'
import type { PasswordFault } from './password-policy.ts'

/** What went wrong with a form: of a field, or of the whole. */
export type FormFaults = { email?: string; password?: string; form?: string }

export type SignInPage = { action: string; email: string; faults: FormFaults; portalUri: string; language: string }

export function signInPage(frame: PageFrame, { action, email, faults, portalUri, language }: SignInPage): string {
  const { t } = frame
  const content = html`<h1>${t('auth.signIn.title')}</h1>
<p class="intro">${t('auth.signIn.intro')}</p>
${renderAlert(faults.form)}
<form method="post" action="${action}">
${renderField({ name: 'email', label: t('auth.email'), type: 'email', autocomplete: 'username', value: email, fault: faults.email, isFocused: email === '' })}
${renderField({ name: 'password', label: t('auth.password'), type: 'password', autocomplete: 'current-password', fault: faults.password, isFocused: email !== '' })}
<button class="button" type="submit">${t('auth.signIn.submit')}</button>
</form>
<ul class="links">
<li><a href="/idp/password?lang=${language}">${t('auth.signIn.forgot')}</a></li>
<li><a href="/idp/sign-up?lang=${language}">${t('auth.signIn.invited')}</a></li>
<li><a href="${portalUri}">${t('auth.signIn.cancel')}</a></li>
</ul>`
  return renderPage(frame, t('auth.signIn.title'), content)
}

/** The two ways to a password differ in their words alone. */
export type Way = 'signUp' | 'reset'

export function askPage(frame: PageFrame, way: Way, { action, email, faults, portalUri }: Omit<SignInPage, 'language'>): string {
  const { t } = frame
  const title = t(`auth.${way}.askTitle`)
  const content = html`<h1>${title}</h1>
<p class="intro">${t(`auth.${way}.askIntro`)}</p>
${renderAlert(faults.form)}
<form method="post" action="${action}">
${renderField({ name: 'email', label: t('auth.email'), type: 'email', autocomplete: 'username', value: email, fault: faults.email, isFocused: true })}
<button class="button" type="submit">${t('auth.ask')}</button>
</form>
<ul class="links"><li><a href="${portalUri}">${t('auth.signIn.cancel')}</a></li></ul>`
  return renderPage(frame, title, content)
}

export function sentPage(frame: PageFrame, email: string, portalUri: string): string {
  return messagePage(frame, frame.t('auth.sent'), frame.t('auth.sentText', { email }), {
    uri: portalUri,
    label: frame.t('auth.signIn.cancel'),
  })
}

export type ChoosePage = { action: string; email: string; faults: FormFaults }

export function choosePasswordPage(frame: PageFrame, way: Way, { action, email, faults }: ChoosePage): string {
  const { t } = frame
  const title = t(`auth.${way}.title`)
  const content = html`<h1>${title}</h1>
<p class="intro">${t(`auth.${way}.intro`, { email })}</p>
${renderAlert(faults.form)}
<form method="post" action="${action}">
<input type="text" name="username" autocomplete="username" value="${email}" readonly hidden>
${renderField({ name: 'password', label: t('auth.newPassword'), type: 'password', autocomplete: 'new-password', fault: faults.password, hint: t('auth.passwordHint'), isFocused: true })}
<button class="button" type="submit">${t(`auth.${way}.submit`)}</button>
</form>`
  return renderPage(frame, title, content)
}

export function donePage(frame: PageFrame, way: Way, email: string, portalUri: string): string {
  const { t } = frame
  return messagePage(frame, t(`auth.${way}.done`), t(`auth.${way}.doneText`, { email }), { uri: portalUri, label: t('auth.toSignIn') })
}

/** A page that says one thing and offers one way on. */
export function messagePage(frame: PageFrame, title: string, text: string, way: { uri: string; label: string }): string {
  const content = html`<h1>${title}</h1>
<p class="intro">${text}</p>
<p class="actions"><a class="button" href="${way.uri}">${way.label}</a></p>`
  return renderPage(frame, title, content)
}

/** The sentence for a refusal on a page, and its status. Anything unexpected is thrown on. */
export function faultsOf(t: Translate, error: unknown): { status: number; faults: FormFaults; retryAfterSeconds?: number } {
  if (!(error instanceof DomainError)) throw error
  const retryAfterSeconds = secondsOf(error.details)
  const wait = t('auth.minutes', { count: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) })
  switch (error.code) {
    case 'LoginFailed':
      return { status: 401, faults: { form: t('auth.fault.wrong') } }
    case 'SignInLocked':
      return { status: 429, retryAfterSeconds, faults: { form: t('auth.fault.locked', { wait }) } }
    case 'TooManyRequests':
      return { status: 429, retryAfterSeconds, faults: { form: t('auth.fault.tooMany', { wait }) } }
    case 'Unavailable':
      return { status: 503, retryAfterSeconds: retryAfterSeconds ?? 5, faults: { form: t('auth.fault.busy') } }
    case 'IdentityExists':
      return { status: 409, faults: { form: t('auth.fault.exists') } }
    case 'PasswordTooWeak':
      return { status: 400, faults: { password: weakSentence(t, error.details) } }
    default:
      throw error
  }
}

function weakSentence(t: Translate, details: unknown): string {
  // Put there by the password policy alone.
  const { fault } = details as { fault: PasswordFault }
  switch (fault) {
    case 'too-short':
      return t('auth.fault.tooShort', { min: passwordMin })
    case 'too-long':
      return t('auth.fault.tooLong', { max: passwordMax })
    case 'common':
      return t('auth.fault.common')
    case 'like-email':
      return t('auth.fault.likeEmail')
  }
}

function secondsOf(details: unknown): number | undefined {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return undefined
  return Number(details.retryAfterSeconds)
}
