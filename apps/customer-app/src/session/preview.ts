import type { PreviewMessage } from '@wattdesk/contract/customer-app/frame.ts'
import { useSyncExternalStore } from 'react'

export type Preview = Omit<PreviewMessage, 'type'>

let preview: Preview | undefined
const listeners = new Set<() => void>()

/** Shows unpublished content instead of a customer's app. It is kept only in this page, and makes no calls. */
export function showPreview({ lists, shownId, scheme }: Preview): void {
  preview = { lists, shownId, scheme }
  for (const listener of listeners) listener()
}

export function usePreview(): Preview | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => preview,
  )
}
