import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 899.98px)')
const paper = window.matchMedia('print')

let isNarrow = narrow.matches
narrow.addEventListener('change', () => {
  // A sheet of paper is narrow, but what is printed is what the screen shows.
  if (!paper.matches) isNarrow = narrow.matches
})

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Shows tables as cards, and the menu as a drawer. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => isNarrow)
