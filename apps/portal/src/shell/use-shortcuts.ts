import { useEffect } from 'react'
import { collectTyping } from './typed-ahead.ts'

export type Overlay = 'palette' | 'shortcuts'

/** Keys that work everywhere: the palette, the search box, the list of shortcuts. */
export function useShortcuts(open: (overlay: Overlay) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        if (!document.querySelector('dialog[open]')) collectTyping()
        open('palette')
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (event.key === '?') open('shortcuts')
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('[data-shortcut-search]')?.focus()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
