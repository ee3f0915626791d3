import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type CustomerImport, type ImportRow, importRowModel } from '@wattdesk/contract/imports/models.ts'
import { type ImportField, importFields, neededImportFields } from '@wattdesk/contract/imports/terms.ts'
import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { faultWord, fieldWord } from './import-words.ts'
import classes from './imports.module.css'
import { correctRow, importRowQuery, refreshImport } from './imports.queries.ts'

type Props = { upload: CustomerImport; row: number; onClose: () => void }

/** One row: its values in the file, its faults, and a form to correct it until the import starts. */
export function RowDrawer({ upload, row, onClose }: Props) {
  const t = useT('imports', 'customers', 'validation')
  // Correcting a row increases the import's version. The form must stay with its input.
  const [opened] = useState(upload)
  const query = useQuery(importRowQuery(opened, row))
  const mayMend = upload.status === 'checked'
  const View = mayMend ? RowForm : RowFields
  return (
    <Dialog title={t(mayMend ? 'imports.rows.edit' : 'imports.rows.open', { row })} onClose={onClose} isDrawer size="sm">
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data ? <View upload={upload} found={query.data} onClose={onClose} /> : query.isError ? null : <SkeletonLines count={8} />}
    </Dialog>
  )
}

type RowProps = { upload: CustomerImport; found: ImportRow; onClose: () => void }

const valuesOf = ({ version, values }: ImportRow) => ({ version, values })
type Values = ReturnType<typeof valuesOf>

/** The server checks the row against the other rows and existing customers, and returns the remaining faults. */
function RowForm({ upload, found, onClose }: RowProps) {
  const t = useT('imports', 'customers', 'validation')
  const speech = useLanguage()
  const [row, setRow] = useState(found)
  const [isStillFaulty, setStillFaulty] = useState(false)
  const isGood = ({ faults }: ImportRow) => faults.length === 0
  const saving = useSaveRecord({
    schema: importRowModel,
    initial: () => valuesOf(found),
    save: (model) => correctRow(upload.id, row.row, model),
    conflict: {
      code: 'ImportChanged',
      load: async (read) => ({ values: valuesOf(await read(importRowQuery(upload, row.row))) }),
      words: Object.fromEntries(importFields.map((field) => [`values.${field}`, { label: fieldWord(field, speech) }])),
    },
    saved: (corrected) => (isGood(corrected) ? t('imports.rows.saved', { row: row.row }) : undefined),
    refresh: (client) => refreshImport(client, upload.id),
    onSaved: (corrected) => {
      if (isGood(corrected)) return onClose()
      setRow(corrected)
      setStillFaulty(true)
      form.reset(valuesOf(corrected))
    },
  })
  const { form } = saving
  const note = isStillFaulty ? <output className={layout.hint}>{t('imports.rows.stillFaulty', { row: row.row })}</output> : null
  return (
    <SaveForm saving={saving} more={note}>
      <RowFields upload={upload} found={found} judged={row} form={form} />
    </SaveForm>
  )
}

type FieldsProps = Pick<RowProps, 'upload' | 'found'> & {
  /** The row as last checked, if it was corrected. */
  judged?: ImportRow
  /** Absent for a read-only row. */
  form?: Form<Values>
}

function RowFields({ upload, found, judged = found, form }: FieldsProps) {
  const speech = useLanguage()
  return (
    <>
      {judged.faults.map((fault) => (fault.field === 'row' ? <FailureLine key={fault.code} message={faultWord(fault, speech)} /> : null))}
      <div className={classes.rowFields}>
        {shownFields(upload, found).map((field) => (
          <RowField key={field} field={field} row={judged} form={form} />
        ))}
      </div>
    </>
  )
}

function RowField({ field, row, form }: { field: ImportField; row: ImportRow; form: Form<Values> | undefined }) {
  const speech = useLanguage()
  const label = fieldWord(field, speech)
  const path = `values.${field}`
  const fault = row.faults.find((one) => one.field === field)
  return (
    <TextInput
      label={label}
      name={field}
      value={(form?.values ?? row).values[field] ?? ''}
      maxLength={1_000}
      readOnly={!form}
      autoComplete="off"
      spellCheck={false}
      data-autofocus={fault ? true : undefined}
      error={form?.errorOf(path, label) ?? (fault ? faultWord(fault, speech) : undefined)}
      onChange={(event) => form?.set(path, event.currentTarget.value)}
    />
  )
}

/** Fields with a column, a fault or a requirement, those with faults first. */
function shownFields({ reading }: CustomerImport, { faults }: ImportRow): ImportField[] {
  const isFaulty = (field: ImportField) => faults.some((fault) => fault.field === field)
  const shown = importFields.filter(
    (field) => reading.columns.includes(field) || isFaulty(field) || neededImportFields.some((needed) => needed === field),
  )
  return [...shown.filter(isFaulty), ...shown.filter((field) => !isFaulty(field))]
}
