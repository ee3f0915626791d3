import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import type { ComponentProps } from 'react'
import { SaveForm, type SaveFormProps } from './SaveForm.tsx'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose'> & SaveFormProps

export function SaveDialog({ title, size, onClose, ...form }: Props) {
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <SaveForm {...form} />
    </Dialog>
  )
}
