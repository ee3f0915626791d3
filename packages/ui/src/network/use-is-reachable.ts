import { useSyncExternalStore } from 'react'
import { isReachable, subscribeToReachability } from './reachability.ts'

/** As `isReachable`, rerendering when it changes. */
export const useIsReachable = () => useSyncExternalStore(subscribeToReachability, isReachable)
