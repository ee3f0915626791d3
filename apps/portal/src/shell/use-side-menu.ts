import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsNarrow } from '../lists/use-is-narrow.ts'
import { readStored, writeStored } from '../session/storage.ts'
import { focusContent } from './focus-content.ts'

const key = 'menu'

const startsOpen = (isNarrow: boolean) => !isNarrow && readStored(key) !== 'closed'

type SideMenuState = {
  isOpen: boolean
  /** It covers the screen, which nobody can use until it is closed. */
  isOverlay: boolean
  button: RefObject<HTMLButtonElement | null>
  menu: RefObject<HTMLElement | null>
  toggle: () => void
  close: () => void
  onChoose: () => void
}

/** The side menu beside the screen or, in a narrow window, over it. There it takes the focus and returns it, and Escape closes it. */
export function useSideMenu(): SideMenuState {
  const router = useRouter()
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(() => startsOpen(isNarrow))
  // The menu must not cover a window that has become narrow.
  const [wasNarrow, setWasNarrow] = useState(isNarrow)
  if (wasNarrow !== isNarrow) {
    setWasNarrow(isNarrow)
    setOpen(startsOpen(isNarrow))
  }
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  const isOverlay = isOpen && isNarrow
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged && isNarrow) setOpen(false)
      }),
    [router, isNarrow],
  )
  useEffect(() => {
    if (!isOverlay) return
    const first = menu.current?.querySelector<HTMLElement>('[aria-current]') ?? menu.current?.querySelector('a')
    first?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open], [popover="auto"]:popover-open')) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOverlay])
  return {
    isOpen,
    isOverlay,
    button,
    menu,
    toggle: () => {
      setOpen(!isOpen)
      if (!isNarrow) writeStored(key, isOpen ? 'closed' : 'open')
    },
    close: () => {
      setOpen(false)
      button.current?.focus()
    },
    onChoose: () => {
      if (!isNarrow) return
      setOpen(false)
      // Its link may lead to the screen that is open already.
      focusContent()
    },
  }
}
