import { useSyncExternalStore } from 'react'

const attribute = 'data-mantine-color-scheme'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}

/** The theme that the page is shown in, by the attribute that its colours follow. */
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'))
