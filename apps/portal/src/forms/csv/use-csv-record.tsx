import type { EncodingReading } from '@wattdesk/contract/imports/models.ts'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { EncodingReadings } from '../EncodingReadings.tsx'
import { useSaveRecord } from '../use-save-record.ts'
import type { CsvValues } from './CsvFileField.tsx'
import { fileReadingsOf } from './file-problem.ts'

type Options<Values extends object, Schema extends z.ZodType, Saved> = Omit<
  Parameters<typeof useSaveRecord<Values, Schema, Saved>>[0],
  'onError'
>

/** Sends a form with a CSV file. `readings` offers the encodings of an ambiguous file, until another file is chosen. */
export function useCsvRecord<Values extends CsvValues, Schema extends z.ZodType, Saved>(options: Options<Values, Schema, Saved>) {
  const [unclear, setUnclear] = useState<{ csv: string; readings: EncodingReading[] }>()
  const saving = useSaveRecord({
    ...options,
    onError: (error) => {
      const found = fileReadingsOf(error)
      setUnclear(found && { csv: form.values.csv, readings: found })
      return found !== undefined
    },
  })
  const { form } = saving
  const readings: ReactNode =
    unclear && unclear.csv === form.values.csv ? (
      <EncodingReadings
        readings={unclear.readings}
        pending={saving.isPending ? form.values.encoding : undefined}
        onChoose={(encoding) => {
          form.set('encoding', encoding)
          form.submit()
        }}
      />
    ) : null
  return { ...saving, readings }
}
