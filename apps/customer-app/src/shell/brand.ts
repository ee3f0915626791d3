/** The brand of the partner or tenant, which the server writes into the page. */
export type Brand = {
  appName: string
  logoUrl: string | null
  welcome: string | null
  impressumUrl: string | null
  privacyUrl: string | null
  supportUrl: string | null
  /** Where to sign in, if not here: at a partner's domain. */
  signInUrl: string | null
}

const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="wattdesk:${name}"]`)?.content || null

export const brand: Brand = {
  appName: content('app-name') ?? 'Wattdesk',
  logoUrl: content('logo-url'),
  welcome: content('welcome'),
  impressumUrl: content('impressum-url'),
  privacyUrl: content('privacy-url'),
  supportUrl: content('support-url'),
  signInUrl: content('sign-in-url'),
}
