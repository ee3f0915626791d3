import { type RefObject, useEffect } from 'react'

export type Placement = 'bottom-start' | 'bottom-end' | 'top'

const gap = 6
const edge = 8

/**
 * Keeps a floating element in the top layer, hence positioned in the viewport, beside its anchor while it is open: below it, or above if
 * there is no room, and within the window.
 */
export function useAnchored(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  isOpen: boolean,
  placement: Placement,
): void {
  useEffect(() => {
    if (!isOpen) return
    const place = () => {
      if (anchor.current && floating.current) placeBeside(anchor.current, floating.current, placement)
    }
    place()
    const resized = new ResizeObserver(place)
    if (floating.current) resized.observe(floating.current)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [anchor, floating, isOpen, placement])
}

function placeBeside(anchor: HTMLElement, floating: HTMLElement, placement: Placement) {
  const at = anchor.getBoundingClientRect()
  const width = floating.offsetWidth
  const height = floating.offsetHeight
  const below = at.bottom + gap
  const above = at.top - gap - height
  const fitsBelow = below + height <= window.innerHeight - edge
  const wantsAbove = placement === 'top' ? above >= edge : !fitsBelow && above >= edge
  const left = placement === 'bottom-end' ? at.right - width : placement === 'top' ? at.left + (at.width - width) / 2 : at.left
  floating.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`
  floating.style.top = `${Math.max(edge, wantsAbove ? above : Math.min(below, window.innerHeight - height - edge))}px`
}
