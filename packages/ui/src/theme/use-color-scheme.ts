import { useSyncExternalStore } from 'react'

const attribute = 'data-mantine-color-scheme'

/** The theme before printing; undefined while nothing is printed. */
let onScreen: string | null | undefined

// Paper is light, also for canvases, which keep the colours they were drawn with.
window.addEventListener('beforeprint', () => {
  onScreen ??= document.documentElement.getAttribute(attribute)
  document.documentElement.setAttribute(attribute, 'light')
})
window.addEventListener('afterprint', () => {
  if (onScreen) document.documentElement.setAttribute(attribute, onScreen)
  onScreen = undefined
})

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}

/** The theme of the page, from the attribute that its colours depend on. */
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light'))
