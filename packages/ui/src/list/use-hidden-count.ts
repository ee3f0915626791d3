import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** How many children of a one-line box have wrapped out of sight. Measured again when they or the box change. */
export function useHiddenCount(box: RefObject<HTMLElement | null>, count: number): number {
  const [hidden, setHidden] = useState(0)

  useLayoutEffect(() => setHidden(hiddenIn(box.current)))
  useEffect(() => {
    const element = box.current
    if (!element || count === 0) return
    const resized = new ResizeObserver(() => setHidden(hiddenIn(element)))
    resized.observe(element)
    return () => resized.disconnect()
  }, [box, count])
  return Math.min(hidden, count)
}

function hiddenIn(box: HTMLElement | null): number {
  const children = box ? [...box.children].filter((child) => child instanceof HTMLElement) : []
  const top = children[0]?.offsetTop ?? 0
  return children.filter((child) => child.offsetTop > top).length
}
