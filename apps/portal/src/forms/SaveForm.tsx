import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FormParts, type FormPartsProps } from './DialogForm.tsx'
import { useFormWork } from './use-form-work.ts'
import type { Saving } from './use-save-record.ts'
import { useIsUploading } from './use-uploading.ts'

export type SaveFormProps = Omit<FormPartsProps, 'onSubmit' | 'action'> & {
  /** From `useSaveRecord`. */
  saving: Saving
}

/** The form of one record within a dialog: its fields or, in a conflict, the choice between two versions. */
export function SaveForm({ saving, children, refusal, ...parts }: SaveFormProps) {
  const t = useT('forms')
  const isUploading = useIsUploading()
  const { isDirty, onSubmit } = saving.form
  // The conflict chooser replaces the form, which keeps its input.
  const leave = useFormWork({ isDirty, isBusy: saving.isPending })
  return (
    saving.chooser ?? (
      <FormParts
        {...parts}
        refusal={refusal ?? (isUploading ? t('forms.file.uploading') : undefined)}
        onSubmit={onSubmit}
        action={saving}
        leave={leave}
      >
        {children}
      </FormParts>
    )
  )
}
