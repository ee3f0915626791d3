import { useSyncExternalStore } from 'react'
import { isReachable, subscribeToReachability } from './reachability.ts'

/** Whether the server can be reached, as `isReachable`. */
export const useIsReachable = () => useSyncExternalStore(subscribeToReachability, isReachable)
