import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CustomerImport, type ImportField, type ImportRow, importFields, neededImportFields } from '@wattdesk/contract/imports.ts'
import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { faultWord, fieldWord } from './import-words.ts'
import classes from './imports.module.css'
import { importRowQuery, mendRow, refreshImport } from './imports.queries.ts'

type Props = { upload: CustomerImport; row: number; onClose: () => void }

/** One row: what the file says, what is wrong with it, and, as long as the import waits, the way to mend it. */
export function RowDrawer({ upload, row, onClose }: Props) {
  const t = useT('imports', 'customers', 'validation')
  // Mending a row makes another version of the import: the form and what was typed in it stay.
  const [opened] = useState(upload)
  const query = useQuery(importRowQuery(opened, row))
  const mayMend = upload.status === 'checked'
  return (
    <Dialog title={t(mayMend ? 'imports.rows.edit' : 'imports.rows.open', { row })} onClose={onClose} isDrawer size="sm">
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data ? (
        <RowForm upload={upload} found={query.data} mayMend={mayMend} onClose={onClose} />
      ) : query.isError ? null : (
        <SkeletonLines count={8} />
      )}
    </Dialog>
  )
}

type Values = ImportRow['values']
type FormProps = { upload: CustomerImport; found: ImportRow; mayMend: boolean; onClose: () => void }

/** The server checks the row as a whole, beside the others and the customers there are: its answer says what is still wrong. */
function RowForm({ upload, found, mayMend, onClose }: FormProps) {
  const t = useT('imports', 'customers', 'validation')
  const speech = useLanguage()
  const client = useQueryClient()
  const [row, setRow] = useState(found)
  const [values, setValues] = useState<Values>(found.values)
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: () => mendRow(upload.id, row.row, { version: row.version, values }),
    onSuccess: (mended) => {
      void refreshImport(client, upload.id)
      if (mended.faults.length === 0) {
        toasts.show({ message: t('imports.rows.saved', { row: row.row }), toastType: 'success' })
        return onClose()
      }
      setRow(mended)
    },
    onError: (error) => {
      // What was typed stays; it is saved over the newer version by another press.
      if (codeOf(error) === 'ImportChanged')
        void client
          .fetchQuery({ ...importRowQuery(upload, row.row), staleTime: 0 })
          .then((newer) => setRow({ ...row, version: newer.version }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const whole = row.faults.filter((fault) => fault.field === 'row')
  return (
    <form className={layout.stack} onSubmit={submit} noValidate>
      {whole.map((fault) => (
        <FailureLine key={fault.code} message={faultWord(fault, speech)} />
      ))}
      <div className={classes.rowFields}>
        {shownFields(upload, found).map((field) => (
          <RowField
            key={field}
            field={field}
            fault={row.faults.find((one) => one.field === field)}
            value={values[field] ?? ''}
            isReadOnly={!mayMend}
            onChange={(text) => setValues({ ...values, [field]: text })}
          />
        ))}
      </div>
      <FormFailure error={save.error} />
      {mayMend ? (
        <div className={layout.buttons}>
          {save.isSuccess && row.faults.length > 0 ? (
            <output className={layout.hint}>{t('imports.rows.stillFaulty', { row: row.row })}</output>
          ) : null}
          <Button variant="default" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('ui.action.save')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

type FieldProps = {
  field: ImportField
  fault: ImportRow['faults'][number] | undefined
  value: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

function RowField({ field, fault, value, isReadOnly, onChange }: FieldProps) {
  const speech = useLanguage()
  return (
    <TextInput
      label={fieldWord(field, speech)}
      name={field}
      value={value}
      maxLength={1_000}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      data-autofocus={fault ? true : undefined}
      error={fault ? faultWord(fault, speech) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** What the file has columns for, and whatever else is needed or wrong; faulty ones first. */
function shownFields({ reading }: CustomerImport, { faults }: ImportRow): ImportField[] {
  const isFaulty = (field: ImportField) => faults.some((fault) => fault.field === field)
  const shown = importFields.filter(
    (field) => reading.columns.includes(field) || isFaulty(field) || neededImportFields.some((needed) => needed === field),
  )
  return [...shown.filter(isFaulty), ...shown.filter((field) => !isFaulty(field))]
}
