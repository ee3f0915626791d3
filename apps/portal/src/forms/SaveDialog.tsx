import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { DialogForm } from './DialogForm.tsx'
import { useDiscardGuard } from './use-discard-guard.tsx'
import type { Saving } from './use-save-record.ts'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose'> &
  Pick<ComponentProps<typeof DialogForm>, 'submit' | 'isDangerous' | 'isBlocked' | 'refusal'> & {
    /** What `useSaveRecord` returns. */
    saving: Saving
    children: ReactNode
  }

/** The dialog of one record: its fields, or the choice between two versions. Asks before typed work is dropped. */
export function SaveDialog({ saving, title, size, onClose, children, ...buttons }: Props) {
  const { close, question } = useDiscardGuard(saving.form.isDirty, onClose)
  return (
    <>
      <Dialog title={title} size={size} onClose={close} isPinned={saving.isPending}>
        {saving.chooser ?? (
          <DialogForm {...buttons} onSubmit={saving.form.onSubmit} action={saving} failed={saving.failed} onCancel={close}>
            {children}
          </DialogForm>
        )}
      </Dialog>
      {question}
    </>
  )
}
