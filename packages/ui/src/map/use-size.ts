import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Size } from './mercator.ts'

/** The size of a box, as it changes. */
export function useSize(box: RefObject<HTMLElement | null>, onSize?: (size: Size) => void): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const report = useRef(onSize)
  report.current = onSize
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const next = { width: entry.contentRect.width, height: entry.contentRect.height }
      setSize(next)
      report.current?.(next)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}
