import { Button } from '@mantine/core'
import type { CustomerImport, EncodingReading } from '@wattdesk/contract/imports/models.ts'
import type { ImportEncoding } from '@wattdesk/contract/imports/terms.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { EncodingReadings } from '../../forms/EncodingReadings.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-action.ts'
import layout from '../../page/layout.module.css'
import { fieldWord } from './import-words.ts'
import classes from './imports.module.css'
import { cacheImport, readAgain } from './imports.queries.ts'
import { ReadingForm } from './ReadingForm.tsx'

/** The detected settings, with a button to correct them. */
export function ReadingPanel({ upload }: { upload: CustomerImport }) {
  const t = useT('imports', 'customers')
  const readings = upload.fault?.readings
  const [isOpen, setOpen] = useState(upload.status === 'unreadable' && !readings)
  const { reading } = upload
  const isDetected = JSON.stringify(reading) === JSON.stringify(upload.detected)
  return (
    <Panel
      title={t('imports.reading.title')}
      marks={<Tag>{t(isDetected ? 'imports.reading.detected' : 'imports.reading.changed')}</Tag>}
      actions={
        isOpen ? null : (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('imports.reading.edit')}
          </Button>
        )
      }
    >
      <div className={layout.stack}>
        {upload.fault && !readings ? <FileFault fault={upload.fault} /> : null}
        {readings ? <EncodingChoice upload={upload} readings={readings} /> : null}
        {isOpen ? (
          <ReadingForm upload={upload} onClose={upload.status === 'checked' ? () => setOpen(false) : undefined} />
        ) : (
          <FactList
            facts={[
              { label: t('imports.reading.encoding'), value: t(`imports.encoding.${reading.encoding}`) },
              { label: t('imports.reading.delimiter'), value: t(`imports.delimiter.${reading.delimiter}`) },
              { label: t('imports.reading.header'), value: t(`imports.reading.${reading.hasHeader ? 'hasHeader' : 'noHeader'}`) },
              { label: t('imports.reading.columns'), value: <ColumnWords upload={upload} /> },
            ]}
          />
        )}
      </div>
    </Panel>
  )
}

function EncodingChoice({ upload, readings }: { upload: CustomerImport; readings: EncodingReading[] }) {
  const choose = useAction({
    // Another encoding may change the column names.
    act: (encoding: ImportEncoding) => readAgain(upload, { ...upload.reading, encoding, columns: [] }),
    showsErrors: true,
    refresh: (client, next) => cacheImport(client, upload.id, next),
  })
  return (
    <>
      <EncodingReadings readings={readings} pending={choose.isPending ? choose.input : undefined} onChoose={choose.run} />
      <FormFailure error={choose.error} />
    </>
  )
}

function FileFault({ fault }: { fault: NonNullable<CustomerImport['fault']> }) {
  const speech = useLanguage()
  const { fields, field, ...params } = fault.params
  const words = (names: string | number) =>
    String(names)
      .split(',')
      .map((name) => fieldWord(name, speech))
      .join(', ')
  const values = { ...params, ...(fields ? { fields: words(fields) } : {}), ...(field ? { field: words(field) } : {}) }
  return (
    <div role="alert" className={classes.problem}>
      <b>{speech.t('imports.fileFault.title')}</b>
      <p>{speech.find(`imports.fileFault.${fault.code}`, values) ?? fault.code}</p>
    </div>
  )
}

function ColumnWords({ upload: { reading, header } }: { upload: CustomerImport }) {
  const t = useT('imports', 'customers')
  const used = reading.columns.filter((field) => field !== null).length
  const leftOut = header.filter((name, at) => reading.columns[at] === null && name !== '')
  return (
    <>
      {t('imports.reading.used', { used, total: reading.columns.length })}
      {leftOut.length > 0 ? (
        <span className={classes.leftOut}>
          {t('imports.reading.leftOut')}: {leftOut.slice(0, 8).join(', ')}
          {leftOut.length > 8 ? ' …' : ''}
        </span>
      ) : null}
    </>
  )
}
