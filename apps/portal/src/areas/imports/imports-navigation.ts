import type { ReactNode } from 'react'
import type { ImportPlace } from './imports.queries.ts'
import type { ImportsSearch } from './imports-address.ts'

/** Where an import stands in the portal: what is shown of it is in the address, and changed there. */
export type ImportsNavigation = {
  place: ImportPlace
  search: ImportsSearch
  /** Puts another state into the address: as a step of its own unless it takes the place of the present one. */
  onChange: (next: ImportsSearch, options?: { replace: boolean }) => void
  link: (next: ImportsSearch, content: ReactNode, className?: string) => ReactNode
}
