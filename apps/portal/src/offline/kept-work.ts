import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { checkReachability } from '@wattdesk/ui/network/reachability.ts'
import { CallError } from '../api/call-error.ts'
import { newId } from '../forms/new-id.ts'
import { currentSession, memberOf } from '../session/session-store.ts'
import { shownTenant } from '../session/shown-tenant.ts'
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

const key = 'kept-work'
const listeners = new Set<() => void>()
let known: readonly KeptWork[] = read()

function read(): readonly KeptWork[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Returns false, and changes nothing, if storage is full or unavailable: work would be lost with the page. */
function write(works: readonly KeptWork[]): boolean {
  if (!writeStored(key, works.length > 0 ? JSON.stringify(works) : undefined)) return false
  known = works
  for (const listener of listeners) listener()
  return true
}

/** Another tab may have queued or sent work. */
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey(key)) return
  known = read()
  for (const listener of listeners) listener()
})

export const keptWork = (): readonly KeptWork[] => known
export function subscribeToKeptWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the stored queue, which another tab may have changed meanwhile. */
export const changeKeptWork = (change: (works: readonly KeptWork[]) => readonly KeptWork[]): boolean => write(change(read()))

export const ownMemberId = (): string | undefined => memberOf(currentSession())

export const isOwn = ({ memberId }: KeptWork): boolean => memberId === ownMemberId()
const isWaiting = (work: KeptWork) => work.refusal === undefined && isOwn(work)

/** Thrown instead of the failed call: the work is safe on this device. */
export class WorkKept extends Error {}

/**
 * Makes a call, or queues it without network. While other work is queued, it joins the queue, so that everything arrives in order. Work that
 * the device cannot store fails as the call does.
 */
export async function orKeep<T>(work: Pick<KeptWork, 'call' | 'input' | 'about'>, send: () => Promise<T>): Promise<T> {
  const memberId = ownMemberId()
  const keep = () => {
    if (!memberId) return
    const kept: KeptWork = { ...work, id: newId(), memberId, keptAt: new Date(nowMs()).toISOString(), tenant: shownTenant() }
    if (changeKeptWork((works) => [...works, kept])) throw new WorkKept()
  }
  if (read().some(isWaiting)) keep()
  try {
    return await send()
  } catch (error) {
    if (error instanceof CallError && error.status === 0 && !(await checkReachability())) keep()
    throw error
  }
}

export type Sender = (work: KeptWork) => Promise<unknown>

/** Sends queued work in order and once, in one tab at a time. Stops when the network fails. Returns the number of sent calls. */
export async function sendKeptWork(send: Sender): Promise<number> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return sendInOrder(send)
  return locks.request(storageKey(key), { ifAvailable: true }, (lock) => (lock ? sendInOrder(send) : 0))
}

async function sendInOrder(send: Sender): Promise<number> {
  let sent = 0
  for (let next = read().find(isWaiting); next; next = read().find(isWaiting)) {
    const { id } = next
    try {
      await send(next)
      sent++
      if (!changeKeptWork((works) => works.filter((work) => work.id !== id))) return sent
    } catch (error) {
      // Stays queued without a response, or if the response means "later". An ended session waits for the next sign-in.
      if (!(error instanceof CallError) || error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500)
        return sent
      const refusal = error.code ?? error.message
      // Otherwise it would be sent again at once, for ever.
      if (!changeKeptWork((works) => works.map((work) => (work.id === id ? { ...work, refusal } : work)))) return sent
    }
  }
  return sent
}
