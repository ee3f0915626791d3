import { type RefObject, useEffect, useRef } from 'react'
import type { Point } from './mercator.ts'

type Handlers = {
  /** By pixels. */
  onMove: (x: number, y: number) => void
  /** By zoom steps, around a point of the picture. */
  onZoom: (steps: number, at: Point) => void
}

/** Less movement is a click. */
const clickPx = 4
/** Half a step per notch, which is 100 pixels with most wheels. */
const wheelPxPerStep = 200

/** Dragging, pinching, wheel and double clicks on a map. Marks receive clicks only if nothing was dragged. */
export function useMapGestures(box: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const current = useRef(handlers)
  current.current = handlers
  useEffect(() => {
    const element = box.current
    return element ? listen(element, current) : undefined
  }, [box])
}

function listen(element: HTMLElement, current: RefObject<Handlers>): () => void {
  const pointers = new Map<number, Point>()
  let draggedPx = 0
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (pointers.size === 0) draggedPx = 0
    pointers.set(event.pointerId, pointOf(event))
  }
  const onMove = (event: PointerEvent) => {
    const from = pointers.get(event.pointerId)
    if (!from) return
    // Released outside, before the map had captured the pointer.
    if (event.buttons === 0) {
      pointers.delete(event.pointerId)
      return
    }
    const to = pointOf(event)
    draggedPx += Math.hypot(to.x - from.x, to.y - from.y)
    if (draggedPx < clickPx) return
    // Only after some movement, so that clicks still reach the marks.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, to)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(current.current, { from, to, other })
    else current.current.onMove(from.x - to.x, from.y - to.y)
  }
  const onEnd = (event: PointerEvent) => pointers.delete(event.pointerId)
  const onClick = (event: MouseEvent) => {
    if (draggedPx < clickPx) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33
    current.current.onZoom(-Math.max(-200, Math.min(200, px)) / wheelPxPerStep, pointOf(event))
  }
  const onDouble = (event: MouseEvent) => current.current.onZoom(1, pointOf(event))
  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onEnd, { signal })
  element.addEventListener('pointercancel', onEnd, { signal })
  element.addEventListener('lostpointercapture', onEnd, { signal })
  element.addEventListener('click', onClick, { signal, capture: true })
  element.addEventListener('wheel', onWheel, { signal, passive: false })
  element.addEventListener('dblclick', onDouble, { signal })
  return () => stop.abort()
}

function pinch({ onZoom }: Handlers, { from, to, other }: Record<'from' | 'to' | 'other', Point>): void {
  const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
  onZoom(Math.log2(apart(to) / apart(from)), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
}
