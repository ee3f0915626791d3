import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ImportEncoding } from '@wattdesk/contract/imports/terms.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useId, useState } from 'react'
import layout from '../../page/layout.module.css'
import { FileInput } from '../FileInput.tsx'
import { base64Of } from './base64-of.ts'
import classes from './csv-file-field.module.css'

/** As base64. The encoding is set only if the member had to choose one. */
export type CsvValues = { fileName: string; csv: string; encoding?: ImportEncoding }

type Props<Values extends CsvValues> = {
  form: Form<Values>
  bytesMax: number
  words: { label: string; help: string; tooLarge: string; example: string }
  example: { name: string; make: () => Blob }
}

export function CsvFileField<Values extends CsvValues>({ form, bytesMax, words, example }: Props<Values>) {
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > bytesMax)
    const isGood = file !== undefined && file.size <= bytesMax
    form.set('csv', isGood ? await base64Of(file) : '')
    form.set('fileName', isGood ? file.name : '')
    form.set('encoding', undefined)
  }
  const fault = isTooLarge ? words.tooLarge : form.errorOf('csv', words.label)
  return (
    <div className={classes.file}>
      <label htmlFor={id}>{words.label}</label>
      <FileInput
        id={id}
        name="csv"
        accept=".csv,.txt,text/csv"
        describedBy={`${id}-help`}
        fileName={form.values.fileName}
        onChoose={(file) => void choose(file)}
      />
      <p id={`${id}-help`} className={layout.hint}>
        {words.help}
      </p>
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={() => download(example.name, example.make())}
      >
        {words.example}
      </Button>
    </div>
  )
}
