import type { AppSession } from '@wattdesk/contract/customer-app/models.ts'
import type { ShownBrand } from '@wattdesk/contract/impersonation/models.ts'
import { useSyncExternalStore } from 'react'
import { clearStored, onChangeInOtherTab, readStored, writeStored } from './storage.ts'

/** In the published brand, or in a draft of it. */
type View = { accessToken: string; expiresAt: string; draft: ShownBrand | null }

/**
 * Whose session it is: a customer's, stored on the phone, or a member's view, kept only in memory. The refresh token is in a cookie that
 * scripts cannot read.
 */
export type Session =
  | ({ kind: 'customer' } & Pick<AppSession, 'accessToken' | 'expiresAt'>)
  | ({ kind: 'view' } & View)
  /** A member's view that ended. Nothing else is shown instead. */
  | { kind: 'ended' }

const key = 'session'
const listeners = new Set<() => void>()
let session: Session | undefined = readSession()

function readSession(): Session | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { accessToken, expiresAt } = value as Partial<AppSession>
    return typeof accessToken === 'string' && typeof expiresAt === 'string' ? { kind: 'customer', accessToken, expiresAt } : undefined
  } catch {
    return undefined
  }
}

export const currentSession = (): Session | undefined => session

function put(next: Session | undefined): void {
  session = next
  for (const listener of listeners) listener()
}

export function keepSession({ accessToken, expiresAt }: Pick<AppSession, 'accessToken' | 'expiresAt'>): void {
  writeStored(key, JSON.stringify({ accessToken, expiresAt }))
  put({ kind: 'customer', accessToken, expiresAt })
}

/** Kept only in this page. */
export function startView(view: View): void {
  put({ kind: 'view', ...view })
}

/** Ends a member's view, or the customer's session with everything stored on the phone. */
export function endSession(): void {
  const wasView = session?.kind === 'view'
  if (!wasView) clearStored('')
  put(wasView ? { kind: 'ended' } : undefined)
}

/** Signing out in another tab also ends the session in this one. */
export function followOtherTabs(): void {
  onChangeInOtherTab(key, () => {
    if (session?.kind === 'customer' && !readSession()) put(undefined)
  })
}

/** Another tab may have renewed or ended the session. */
export function rereadSession(): Session | undefined {
  if (session?.kind === 'customer') session = readSession()
  return session
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => session,
  )
}
