import type { FormFaults } from '../../../http/form-refusals.ts'
import { messagePage, type PageFrame, renderAlert, renderField, renderPage } from '../../../http/page.ts'
import { html } from '../../../platform/html.ts'

/** The pages behind the links in mails to customers' users. Two of the three ask for a password. */
export type LinkPurpose = 'invitation' | 'verification' | 'password_reset'
export type LinkPage = { purpose: LinkPurpose; email: string; faults: FormFaults }

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
  return messagePage(frame, frame.t(`mails.page.${purpose}.done`), frame.t(`mails.page.${purpose}.doneText`, { email }))
}

/** Offers to write to a member who can send another link. */
export function uselessPage(frame: PageFrame, contactEmail: string): string {
  const { t, owner } = frame
  const text = owner ? t('mails.page.useless', { sender: owner }) : t('mails.page.uselessUnknown')
  return messagePage(frame, t('mails.page.fault'), text, {
    uri: `mailto:${contactEmail}`,
    label: t('mails.page.write', { email: contactEmail }),
  })
}

export function faultPage(frame: PageFrame, text: string): string {
  return messagePage(frame, frame.t('mails.page.fault'), text)
}
