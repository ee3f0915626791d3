import { useSyncExternalStore } from 'react'
import { isReachable, subscribeToReachability } from './reachability.ts'

/** `unreachable`: the browser has a network, but the server does not respond. */
export type Reach = 'reached' | 'unreachable' | 'offline'

const reachNow = (): Reach => (isReachable() ? 'reached' : navigator.onLine ? 'unreachable' : 'offline')

function subscribe(listener: () => void): () => void {
  const end = subscribeToReachability(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    end()
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** How far the network reaches, rerendering when it changes. */
export const useReach = () => useSyncExternalStore(subscribe, reachNow)
