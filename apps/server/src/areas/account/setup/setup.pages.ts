import { countries } from '@wattdesk/contract/formats.ts'
import { messagePage, type PageFrame, renderChoice, renderField, renderPage } from '../../../http/page.ts'
import { html } from '../../../platform/html.ts'
import type { setupForm } from './setup.rules.ts'

type FieldName = keyof typeof setupForm.shape
export type SetupPage = { action: string; typed: Partial<Record<FieldName, string>>; faults: ReadonlySet<FieldName> }

export function setupPage(frame: PageFrame, { action, typed, faults }: SetupPage): string {
  const { t } = frame
  const text = (name: FieldName, autocomplete: string, fault: string) =>
    renderField({
      name,
      label: t(`setup.${name}`),
      type: name === 'email' ? 'email' : 'text',
      autocomplete,
      value: typed[name],
      fault: faults.has(name) ? fault : undefined,
      hint: name === 'email' ? t('setup.emailHint') : undefined,
      isFocused: name === 'organisation',
    })
  const options = countries
    .map((value) => ({ value, label: countryName(frame, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, frame.language))
  const fault = t('setup.fault.missing')
  const content = html`<h1>${t('setup.title')}</h1>
<p class="intro">${t('setup.intro')}</p>
<form method="post" action="${action}">
${text('organisation', 'organization', fault)}
${renderChoice({ name: 'country', label: t('setup.country'), autocomplete: 'country', value: typed.country, hint: t('setup.countryHint'), fault: faults.has('country') ? t('setup.fault.country') : undefined, options })}
${text('firstName', 'given-name', fault)}
${text('lastName', 'family-name', fault)}
${text('email', 'email', t('auth.fault.emailInvalid'))}
<button class="button" type="submit">${t('setup.submit')}</button>
</form>`
  return renderPage(frame, t('setup.title'), content)
}

/** Page for a link that is used, expired or forged. */
export function uselessSetupPage(frame: PageFrame, portalUri: string): string {
  return messagePage(frame, frame.t('auth.fault.title'), frame.t('setup.fault.link'), { uri: portalUri, label: frame.t('auth.toSignIn') })
}

export function countryName({ language }: Pick<PageFrame, 'language'>, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
