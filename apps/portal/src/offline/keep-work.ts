import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { checkReachability } from '@wattdesk/ui/network/reachability.ts'
import { CallError } from '../api/call-error.ts'
import { newId } from '../forms/new-id.ts'
import { shownTenant } from '../session/shown-tenant.ts'
import { storageKey } from '../session/storage.ts'
import { changeKeptWork, isOwn, type KeptWork, keptWorkKey, ownMemberId, storedWork } from './kept-work.ts'

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
  if (storedWork().some(isWaiting)) keep()
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
  return locks.request(storageKey(keptWorkKey), { ifAvailable: true }, (lock) => (lock ? sendInOrder(send) : 0))
}

async function sendInOrder(send: Sender): Promise<number> {
  let sent = 0
  for (let next = storedWork().find(isWaiting); next; next = storedWork().find(isWaiting)) {
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
