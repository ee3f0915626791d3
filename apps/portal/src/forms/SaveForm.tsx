import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DialogForm, type DialogFormProps } from './DialogForm.tsx'
import { useFormWork } from './use-form-work.ts'
import type { Saving } from './use-save-record.ts'
import { useIsUploading } from './use-uploading.ts'

export type SaveFormProps = Omit<DialogFormProps, 'onSubmit' | 'action' | 'isDirty'> & {
  /** From `useSaveRecord`. */
  saving: Saving
}

/** The form of one record within a dialog: its fields or, in a conflict, the choice between two versions. */
export function SaveForm({ saving, children, refusal, ...form }: SaveFormProps) {
  const t = useT('forms')
  const isUploading = useIsUploading()
  const { isDirty, onSubmit } = saving.form
  // The conflict chooser replaces the form, which keeps its input.
  useFormWork({ isDirty, isBusy: saving.isPending })
  return (
    saving.chooser ?? (
      <DialogForm
        {...form}
        refusal={refusal ?? (isUploading ? t('forms.file.uploading') : undefined)}
        onSubmit={onSubmit}
        action={saving}
        isDirty={isDirty}
      >
        {children}
      </DialogForm>
    )
  )
}
