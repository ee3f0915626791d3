import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { shownSession, subscribeToSession } from '../session/session-store.ts'

/** Rows chosen one by one, or all rows of a list except some. */
type Chosen = { ids: ReadonlySet<string>; meant?: { meaning: string; excluded: ReadonlySet<string> } }

const nobody: Chosen = { ids: new Set() }
const chosenOf = new Map<string, Chosen>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(list: string, chosen: Chosen): void {
  chosenOf.set(list, chosen)
  for (const listener of listeners) listener()
}

/** Clears the selections of every list, for example after an action on one. */
export function clearSelections(): void {
  for (const list of chosenOf.keys()) put(list, nobody)
}

// The next member to sign in has selected nothing.
subscribeToSession(() => {
  if (!shownSession()) clearSelections()
})

export type ListSelection = {
  isSelected: (key: string) => boolean
  onSelect: (keys: string[], isSelected: boolean) => void
  selectAll: () => void
  clear: () => void
  /** Rows chosen one by one. */
  ids: readonly string[]
  /** Rows excluded from all rows of the list; undefined while rows are chosen one by one. */
  excludedIds: readonly string[] | undefined
}

/**
 * Survives paging, sorting and opening a record. A selection of all rows ends when the list is narrowed differently, which `meaning`
 * describes.
 */
export function useSelection(list: string, meaning: string): ListSelection {
  const kept = useSyncExternalStore(subscribe, () => chosenOf.get(list) ?? nobody)
  return useMemo(() => {
    const chosen = kept.meant && kept.meant.meaning !== meaning ? nobody : kept
    const { ids, meant } = chosen
    return {
      isSelected: (key) => (meant ? !meant.excluded.has(key) : ids.has(key)),
      onSelect: (keys, isSelected) =>
        meant
          ? put(list, { ids, meant: { ...meant, excluded: changed(meant.excluded, keys, !isSelected) } })
          : put(list, { ids: changed(ids, keys, isSelected) }),
      selectAll: () => put(list, { ids: new Set(), meant: { meaning, excluded: new Set() } }),
      clear: () => put(list, nobody),
      ids: [...ids],
      excludedIds: meant && [...meant.excluded],
    }
  }, [kept, list, meaning])
}

function changed(set: ReadonlySet<string>, keys: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  for (const key of keys) {
    if (isIn) next.add(key)
    else next.delete(key)
  }
  return next
}

/** What actions on selected rows need to know about the list. */
export type SelectionBarProps = {
  selection: ListSelection
  total: number
  /** There are at least `total` rows. */
  isCapped: boolean
  /** What narrows the list, in the form that its call accepts. */
  meaning: { filter?: string; searchValue?: string; partnerId?: string }
  columns: readonly string[]
  /** Actions of other areas. */
  more?: ReactNode
}
