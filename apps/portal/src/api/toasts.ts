import { createToastStore } from '@wattdesk/ui/toast/toast-store.ts'

/** The messages on screen. */
export const toasts = createToastStore()
