import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { contentFileMaxBytes } from '@wattdesk/contract/content/files/terms.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useId, useState } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-action.ts'
import { BrandPicture } from './BrandPicture.tsx'
import type { BrandValues } from './brand-values.ts'
import classes from './white-label.module.css'
import { uploadBrandPicture } from './white-label.queries.ts'

type Props = {
  form: Form<BrandValues>
  name: 'logoFileId' | 'iconFileId'
  label: string
  help: string
  customerId: string
  isDisabled: boolean
}

const types = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** A picture of the brand: shown, uploaded in its place, or removed. */
export function PictureField({ form, name, label, help, customerId, isDisabled }: Props) {
  const t = useT('whiteLabel')
  const inputId = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const fileId = form.values[name]
  const upload = useAction({
    act: (file: File) => uploadBrandPicture(customerId, file),
    showsErrors: true,
    onDone: ({ id }) => form.set(name, id),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > contentFileMaxBytes)
    if (file.size <= contentFileMaxBytes) upload.run(file)
  }
  const fault = isTooLarge ? t('whiteLabel.picture.tooLarge') : form.errorOf(name, label)
  return (
    <div className={classes.picture}>
      <label htmlFor={inputId}>{label}</label>
      {fileId ? (
        <div>
          <BrandPicture customerId={customerId} fileId={fileId} />
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTrash size={14} aria-hidden />}
            disabled={isDisabled}
            onClick={() => form.set(name, null)}
          >
            {t('whiteLabel.picture.remove')}
          </Button>
        </div>
      ) : null}
      <input
        id={inputId}
        name={name}
        type="file"
        accept={types}
        aria-describedby={`${inputId}-help`}
        disabled={isDisabled || upload.isPending}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      <small id={`${inputId}-help`}>{help}</small>
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
      <FormFailure error={upload.error} />
    </div>
  )
}
