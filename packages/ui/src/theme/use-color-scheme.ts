import { useSyncExternalStore } from 'react'

const attribute = 'data-mantine-color-scheme'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}

/** The theme of the page, from the attribute that its colours depend on. */
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'))
