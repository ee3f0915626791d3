import { useEffect } from 'react'
import { useSession } from '../session/session.ts'

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

/** The brand to show: the published one, or the draft of a member's view, which exists only in that view's memory. */
export function useBrand(): Brand {
  const draft = useDraft()
  return draft ? { ...brand, ...draft } : brand
}

export function useDraft() {
  const session = useSession()
  return session?.kind === 'view' ? session.draft : null
}

/** Replaces the colours of the page by the draft's, as long as the view shows it. */
export function useBrandColors(): void {
  const draft = useDraft()
  useEffect(() => {
    if (!draft) return undefined
    const { style } = document.documentElement
    const colors = { '--app-brand': draft.primaryColor, '--app-on-brand': draft.onPrimaryColor, '--app-accent': draft.accentColor }
    for (const [name, color] of Object.entries(colors)) style.setProperty(name, color)
    return () => {
      for (const name of Object.keys(colors)) style.removeProperty(name)
    }
  }, [draft])
}
