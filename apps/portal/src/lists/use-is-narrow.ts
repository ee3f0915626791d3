import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 899.98px)')

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Shows tables as cards, and the menu as a drawer. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
