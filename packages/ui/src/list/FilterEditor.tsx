import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { SkeletonLines } from '../feedback/SkeletonLines.tsx'
import type { FilterPart } from './filter-part.ts'

/** Loads a filter's editor, and moves the focus into it. */
export function FilterEditor({ part }: { part: FilterPart }) {
  return (
    <Suspense fallback={<SkeletonLines count={3} />}>
      <Focused>{part.editor?.()}</Focused>
    </Suspense>
  )
}

/** Moves the focus into its content once that appears. */
export function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  return <div ref={box}>{children}</div>
}
