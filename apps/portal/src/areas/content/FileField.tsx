import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { uploadContentFile } from '@wattdesk/contract/content/files/calls.ts'
import { contentFileField, contentFileMaxBytes, contentFileTypes } from '@wattdesk/contract/content/files/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useId, useState } from 'react'
import { sendFile } from '../../api/send-file.ts'
import { FileInput } from '../../forms/FileInput.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-action.ts'
import { uploadKey } from '../../forms/use-uploading.ts'
import { ContentPicture } from './ContentPicture.tsx'
import classes from './content.module.css'
import type { AnyForm } from './value-form.ts'

type Props = { form: AnyForm; name: string; label: string; tenantId: string }

/** Shows, replaces or removes a file. */
export function FileField({ form, name, label, tenantId }: Props) {
  const t = useT('content')
  const inputId = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const value = form.read(name)
  const upload = useAction({
    act: (file: File) =>
      sendFile(
        uploadContentFile,
        { params: { tenantId } },
        { field: contentFileField, file },
        { signal: new AbortController().signal, onProgress: () => undefined },
      ),
    key: uploadKey,
    showsErrors: true,
    onDone: ({ id }) => form.set(name, id),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > contentFileMaxBytes)
    if (file.size <= contentFileMaxBytes) upload.run(file)
  }
  const fault = isTooLarge ? t('content.file.tooLarge') : form.errorOf(name, label)
  return (
    <div className={classes.group}>
      <label htmlFor={inputId}>{label}</label>
      {typeof value === 'string' && value !== '' ? (
        <div className={classes.file}>
          <ContentPicture id={value} />
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => form.set(name, undefined)}
          >
            {t('content.file.remove')}
          </Button>
        </div>
      ) : null}
      <FileInput id={inputId} name={name} accept={contentFileTypes.join(',')} isDisabled={upload.isPending} onChoose={choose} />
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
      <FormFailure error={upload.error} />
    </div>
  )
}
