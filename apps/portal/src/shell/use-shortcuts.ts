import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { editHere, moveToRow, openTab } from '../page/row-keys.ts'
import { useShortcutKeys } from '../page/shortcuts.ts'
import { useCan } from '../session/use-session.ts'
import { entriesFor } from './side-menu.ts'
import { collectTyping } from './typed-ahead.ts'

export type Overlay = 'palette' | 'shortcuts'

/** After `G`, a letter must follow within this time. */
const sequenceMs = 1_500

/** Keys that work everywhere. The palette opens with a modifier; the others are single keys, which a member can turn off. */
export function useShortcuts(open: (overlay: Overlay) => void): void {
  const goingSince = useRef(Number.NEGATIVE_INFINITY)
  const goTo = useGoTo()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) collectTyping()
      open('palette')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])

  useShortcutKeys((key, event) => {
    const isGoing = event.timeStamp - goingSince.current < sequenceMs
    goingSince.current = key === 'g' && !isGoing ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (isGoing) goTo(key)
    else if (key === '?') open('shortcuts')
    else if (key === 'j') moveToRow(1)
    else if (key === 'k') moveToRow(-1)
    else if (key === 'e') editHere()
    else if (/^[1-9]$/.test(key)) openTab(Number(key))
    else if (key === '/') {
      event.preventDefault()
      document.querySelector<HTMLInputElement>('[data-shortcut-search]')?.focus()
    }
  })
}

/** Opens the side menu's screen with this letter, if the member may see it. */
function useGoTo(): (letter: string) => void {
  const can = useCan()
  const navigate = useNavigate()
  return (letter) => {
    const entry = entriesFor(can).find((one) => one.letter === letter)
    if (entry) void navigate({ to: entry.to })
  }
}
