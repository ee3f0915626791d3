import { redirect } from '@tanstack/react-router'
import type { SavedView, ViewState } from '@wattdesk/contract/saved-views/models.ts'
import type { ViewedList } from '@wattdesk/contract/saved-views/terms.ts'
import { readStored, writeStored } from '../session/storage.ts'

const key = 'default-views'
type Opened = { id: string; state: ViewState }

/** The default view of each list as last known in this browser, so that lists are not rendered twice. */
function storedDefaults(): Partial<Record<ViewedList, Opened>> {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

export function keepDefault(list: ViewedList, views: readonly SavedView[]): void {
  const { [list]: before, ...others } = storedDefaults()
  const view = views.find((one) => one.isDefault)
  if (!view && !before) return
  writeStored(key, JSON.stringify(view ? { ...others, [list]: { id: view.id, state: view.state } } : others))
}

export const isBare = (search: object): boolean => Object.values(search).every((value) => value === undefined)

/** Redirects a list without parameters to the member's default view. */
export function openDefaultView(list: ViewedList, { search, cause }: { search: object; cause: string }): void {
  const opened = cause === 'enter' && isBare(search) ? storedDefaults()[list] : undefined
  // Each list validates its own address and drops unknown parameters.
  if (opened) throw redirect({ to: '.', search: { ...opened.state, view: opened.id } as never, replace: true })
}
