import type { ReactNode } from 'react'

export type FilterPart = {
  key: string
  label: string
  /** Its value in words; undefined while the filter is off. */
  chosen: string | undefined
  /** Edits its value; absent for a filter that only links set. May load first. */
  editor?: () => ReactNode
  onClear: () => void
}
