import { currentSession, memberOf } from '../session/session-store.ts'
import { readStored, storageKey, writeStored } from '../session/storage.ts'

/** Calls that are queued on the device without network. All are idempotent. */
export type KeptCall = 'register' | 'changeDevice' | 'keepCommissioning'

/** In the original order. */
export type KeptWork = {
  id: string
  memberId: string
  call: KeptCall
  input: unknown
  /** What it is about, as shown to the reader: a start code or a device. */
  about: string
  keptAt: string
  /** The tenant that the tab showed then (`shownTenant`). */
  tenant?: string
  /** Why the server refused it, so that a person must decide. */
  refusal?: string
}

export const keptWorkKey = 'kept-work'
const listeners = new Set<() => void>()
let known: readonly KeptWork[] = storedWork()

/** Also what another tab has queued just now. */
export function storedWork(): readonly KeptWork[] {
  try {
    const value: unknown = JSON.parse(readStored(keptWorkKey) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Returns false, and changes nothing, if storage is full or unavailable: work would be lost with the page. */
function write(works: readonly KeptWork[]): boolean {
  if (!writeStored(keptWorkKey, works.length > 0 ? JSON.stringify(works) : undefined)) return false
  known = works
  for (const listener of listeners) listener()
  return true
}

/** Another tab may have queued or sent work. */
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey(keptWorkKey)) return
  known = storedWork()
  for (const listener of listeners) listener()
})

export const keptWork = (): readonly KeptWork[] => known
export function subscribeToKeptWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the stored queue, which another tab may have changed meanwhile. */
export const changeKeptWork = (change: (works: readonly KeptWork[]) => readonly KeptWork[]): boolean => write(change(storedWork()))

export const ownMemberId = (): string | undefined => memberOf(currentSession())

export const isOwn = ({ memberId }: KeptWork): boolean => memberId === ownMemberId()
