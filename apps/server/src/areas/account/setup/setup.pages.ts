import { countries } from '@wattdesk/contract/formats.ts'
import { messagePage, type PageFrame, renderChoice, renderField, renderPage } from '../../../http/page.ts'
import { type Html, html } from '../../../platform/html.ts'
import { type setupForm, vendorFieldOf } from './setup.rules.ts'

type FieldName = keyof typeof setupForm.shape
/** How the processes were started, which only their settings change. Without a host, the product does it itself. */
type Surroundings = { publicUrl: string; signInHost: string | undefined; mailHost: string | undefined }
export type SetupPage = Surroundings & {
  action: string
  typed: Partial<Record<FieldName, string>>
  faults: ReadonlySet<FieldName>
  vendors: readonly { name: string; displayName: string }[]
  /** Names of the selected vendors. */
  chosen: readonly string[]
}

export function setupPage(frame: PageFrame, page: SetupPage): string {
  const { t } = frame
  const { action, typed, faults } = page
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
${vendorChoice(frame, page)}
<button class="button" type="submit">${t('setup.submit')}</button>
</form>
${surroundingsList(frame, page)}`
  return renderPage(frame, t('setup.title'), content)
}

function vendorChoice({ t }: PageFrame, { vendors, chosen }: SetupPage): Html {
  const boxes = vendors.map(({ name, displayName }) => {
    const checked = chosen.includes(name) ? html` checked` : undefined
    return html`<label><input type="checkbox" name="${vendorFieldOf(name)}" value="on"${checked}>${displayName}</label>`
  })
  return html`<fieldset>
<legend>${t('setup.vendors')}</legend>
<div class="boxes">${boxes}</div>
<p class="hint">${t('setup.vendorsHint')}</p>
</fieldset>`
}

/** Settings of the processes, shown so that they can be corrected before anybody signs in. */
function surroundingsList({ t }: PageFrame, { publicUrl, signInHost, mailHost }: Surroundings): Html {
  return html`<h2>${t('setup.settings')}</h2>
<dl>
<dt>${t('setup.address')}</dt><dd>${publicUrl}</dd>
<dt>${t('setup.signIn')}</dt><dd>${signInHost ? t('setup.signInAt', { host: signInHost }) : t('setup.signInHere')}</dd>
<dt>${t('setup.mail')}</dt><dd>${mailHost ? t('setup.mailBy', { host: mailHost }) : t('setup.mailWaits')}</dd>
</dl>
<p class="hint">${t('setup.settingsHint')}</p>`
}

/** Page for a used, expired or forged link. */
export function uselessSetupPage(frame: PageFrame, portalUri: string): string {
  return messagePage(frame, frame.t('auth.fault.title'), frame.t('setup.fault.link'), { uri: portalUri, label: frame.t('auth.toSignIn') })
}

export function countryName({ language }: Pick<PageFrame, 'language'>, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
