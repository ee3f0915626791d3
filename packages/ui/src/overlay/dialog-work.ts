import { createContext, use, useId, useLayoutEffect } from 'react'

/** What a form reports to its dialog: whether it holds input that would be lost, and whether a call is running. */
export type Work = { isDirty: boolean; isBusy: boolean }

export type DialogWork = {
  note: (id: string, work: Work | undefined) => void
  /** Leaves, by default by closing the dialog; asks first if input would be lost. */
  leave: (to?: () => void) => void
  /** Closes the dialog without asking. */
  close: () => void
}

/** Absent outside of dialogs. */
export const DialogWorkContext = createContext<DialogWork | undefined>(undefined)

/** Reports a form to its dialog, and returns the way out for its Cancel button. */
export function useDialogWork({ isDirty, isBusy }: Work): DialogWork['leave'] {
  const id = useId()
  const dialog = use(DialogWorkContext)
  const note = dialog?.note
  useLayoutEffect(() => {
    if (!isDirty && !isBusy) return
    note?.(id, { isDirty, isBusy })
    return () => note?.(id, undefined)
  }, [note, id, isDirty, isBusy])
  return dialog?.leave ?? leaveAtOnce
}

const leaveAtOnce = (to?: () => void) => to?.()
