/** The brand that the app wears: the partner's or the tenant's, which the server writes into the page. */
export type Brand = { appName: string; logoUrl: string | null; impressumUrl: string | null }

const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="wattdesk:${name}"]`)?.content || null

export const brand: Brand = {
  appName: content('app-name') ?? 'Wattdesk',
  logoUrl: content('logo-url'),
  impressumUrl: content('impressum-url'),
}
