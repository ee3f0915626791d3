import { Button, NativeSelect } from '@mantine/core'
import type { CustomerImport, ImportReading } from '@wattdesk/contract/imports/models.ts'
import { type ImportDelimiter, type ImportEncoding, importDelimiters, importEncodings } from '@wattdesk/contract/imports/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useTypedWork } from '../../forms/use-typed-work.ts'
import layout from '../../page/layout.module.css'
import { ColumnChoices } from './ColumnChoices.tsx'
import classes from './imports.module.css'
import { cacheImport, readAgain } from './imports.queries.ts'

type Props = { upload: CustomerImport; onClose?: () => void }

/** Changes encoding, delimiter, header and the field of each column. */
export function ReadingForm({ upload, onClose }: Props) {
  const t = useT('imports', 'customers')
  const [reading, setReading] = useState<ImportReading>(upload.reading)
  useTypedWork(reading !== upload.reading)
  // Another delimiter changes the columns, and another header their names, so both are detected again.
  const isParted = reading.delimiter === upload.reading.delimiter && reading.hasHeader === upload.reading.hasHeader
  const apply = useAction({
    act: () => readAgain(upload, isParted ? reading : { ...reading, columns: [] }),
    showsErrors: true,
    refresh: (client, next) => cacheImport(client, upload.id, next),
    onDone: onClose,
  })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        apply.run()
      }}
    >
      <div className={classes.fields}>
        <NativeSelect
          label={t('imports.reading.encoding')}
          value={reading.encoding}
          data={importEncodings.map((value) => ({ value, label: t(`imports.encoding.${value}`) }))}
          onChange={(event) => setReading({ ...reading, encoding: event.currentTarget.value as ImportEncoding })} // one of the options
        />
        <NativeSelect
          label={t('imports.reading.delimiter')}
          value={reading.delimiter}
          data={importDelimiters.map((value) => ({ value, label: t(`imports.delimiter.${value}`) }))}
          onChange={(event) => setReading({ ...reading, delimiter: event.currentTarget.value as ImportDelimiter })} // one of the options
        />
        <NativeSelect
          label={t('imports.reading.header')}
          value={String(reading.hasHeader)}
          data={[
            { value: 'true', label: t('imports.reading.hasHeader') },
            { value: 'false', label: t('imports.reading.noHeader') },
          ]}
          onChange={(event) => setReading({ ...reading, hasHeader: event.currentTarget.value === 'true' })}
        />
      </div>
      {isParted ? (
        <ColumnChoices upload={upload} columns={reading.columns} onChange={(columns) => setReading({ ...reading, columns })} />
      ) : (
        <p className={layout.hint}>{t('imports.reading.foundAnew')}</p>
      )}
      <FormFailure error={apply.error} />
      {reading !== upload.reading && !apply.isPending ? <LeaveQuestion part="import" /> : null}
      <div className={layout.buttons}>
        <span className={layout.hint}>{upload.status === 'checked' ? t('imports.reading.lostHint') : null}</span>
        {onClose ? (
          <Button variant="default" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
        ) : null}
        <Button type="submit" loading={apply.isPending}>
          {t('imports.reading.apply')}
        </Button>
      </div>
    </form>
  )
}
