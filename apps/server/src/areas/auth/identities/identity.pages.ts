import type { FormFaults } from '../../../http/form-refusals.ts'
import { messagePage, type PageFrame, renderAlert, renderField, renderPage } from '../../../http/page.ts'
import { html } from '../../../platform/html.ts'

export type SignInPage = { action: string; email: string; faults: FormFaults; isApp: boolean; returnUri: string }

export function signInPage(frame: PageFrame, { action, email, faults, isApp, returnUri }: SignInPage): string {
  const { t, language } = frame
  const content = html`<h1>${t('auth.signIn.title')}</h1>
<p class="intro">${isApp ? t('auth.signIn.appIntro') : t('auth.signIn.intro')}</p>
${renderAlert(faults.form)}
<form method="post" action="${action}">
${renderField({ name: 'email', label: t('auth.email'), type: 'email', autocomplete: 'username', value: email, fault: faults.email, isFocused: email === '' })}
${renderField({ name: 'password', label: t('auth.password'), type: 'password', autocomplete: 'current-password', fault: faults.password, isFocused: email !== '' })}
<button class="button" type="submit">${t('auth.signIn.submit')}</button>
</form>
<ul class="links">
${
  isApp
    ? ''
    : html`<li><a href="/idp/password?lang=${language}">${t('auth.signIn.forgot')}</a></li>
<li><a href="/idp/sign-up?lang=${language}">${t('auth.signIn.invited')}</a></li>`
}
<li><a href="${returnUri}">${isApp ? t('auth.signIn.toApp') : t('auth.signIn.cancel')}</a></li>
</ul>`
  return renderPage(frame, t('auth.signIn.title'), content)
}

/** The two pages for setting a password differ only in their texts. */
export type Way = 'signUp' | 'reset'

export type AskPage = { action: string; email: string; faults: FormFaults; portalUri: string }

export function askPage(frame: PageFrame, way: Way, { action, email, faults, portalUri }: AskPage): string {
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
