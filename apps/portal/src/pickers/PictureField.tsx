import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { contentFileMaxBytes } from '@wattdesk/contract/content/files/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type ReactNode, useId, useState } from 'react'
import { FileInput } from '../forms/FileInput.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-action.ts'
import { uploadKey } from '../forms/use-uploading.ts'
import classes from './picture-field.module.css'

type Props = {
  /** The field's name in its form. */
  name: string
  label: string
  help: string
  /** The stored file's ID; null without one. */
  value: string | null
  onChange: (fileId: string | null) => void
  upload: (file: File) => Promise<{ id: string }>
  picture: (fileId: string) => ReactNode
  error?: string
  isDisabled?: boolean
}

const types = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** Shows, replaces or removes a picture. */
export function PictureField({ name, label, help, value, onChange, upload, picture, error, isDisabled = false }: Props) {
  const t = useT('whiteLabel')
  const inputId = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const sending = useAction({ act: upload, key: uploadKey, showsErrors: true, onDone: ({ id }) => onChange(id) })
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > contentFileMaxBytes)
    if (file.size <= contentFileMaxBytes) sending.run(file)
  }
  const fault = isTooLarge ? t('whiteLabel.picture.tooLarge') : error
  return (
    <div className={classes.picture}>
      <label htmlFor={inputId}>{label}</label>
      {value ? (
        <div>
          {picture(value)}
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTrash size={14} aria-hidden />}
            disabled={isDisabled}
            onClick={() => onChange(null)}
          >
            {t('whiteLabel.picture.remove')}
          </Button>
        </div>
      ) : null}
      <FileInput
        id={inputId}
        name={name}
        accept={types}
        describedBy={`${inputId}-help`}
        isDisabled={isDisabled || sending.isPending}
        onChoose={choose}
      />
      <small id={`${inputId}-help`}>{help}</small>
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
      <FormFailure error={sending.error} />
    </div>
  )
}
