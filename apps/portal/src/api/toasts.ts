import { createToastStore } from '@wattdesk/ui/toast/toast-store.ts'

export const toasts = createToastStore()
