import type { ReactNode } from 'react'

/** One filter of a list. */
export type FilterPart = {
  key: string
  label: string
  /** What it is set to, in words; undefined while it narrows nothing. */
  chosen: string | undefined
  /** Chooses what it is set to; absent for a filter that only links set. May load first. */
  editor?: () => ReactNode
  onClear: () => void
}
