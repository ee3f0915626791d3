import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a part of a screen whose buttons depend on its state. If the focused one disappears, the focus moves to the part instead of the top
 * of the page. The part needs `tabIndex={-1}`.
 */
export function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [state])
  return part
}
