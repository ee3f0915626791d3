import type { CustomerImport, ImportFault, ImportRow } from '@wattdesk/contract/imports/models.ts'
import { type ImportField, importFields } from '@wattdesk/contract/imports/terms.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { toasts } from '../../api/toasts.ts'
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useTypedWork } from '../../forms/use-typed-work.ts'
import { faultWord, fieldWord } from './import-words.ts'
import classes from './imports.module.css'
import { correctRow, refreshImport } from './imports.queries.ts'
import { useSameValue } from './use-same-value.ts'

type Props = { upload: CustomerImport; row: ImportRow }

/** Until the import starts, invalid values can be corrected in place. */
export function FaultCell({ upload, row }: Props) {
  if (row.faults.length === 0) return null
  return (
    <span className={classes.faults}>
      {row.faults.map((fault) => {
        const key = `${fault.field}.${fault.code}`
        const field = importFields.find((one) => one === fault.field)
        if (field && upload.status === 'checked') return <FaultInput key={key} upload={upload} row={row} field={field} fault={fault} />
        return <Reason key={key} fault={fault} />
      })}
    </span>
  )
}

/** Names the field, unless the sentence does. */
function Reason({ id, fault }: { id?: string; fault: ImportFault }) {
  const speech = useLanguage()
  const [label, words] = [fieldWord(fault.field, speech), faultWord(fault, speech)]
  const isNamed = fault.field === 'row' || words.toLocaleLowerCase().includes(label.toLocaleLowerCase())
  return (
    <span id={id}>
      {isNamed ? null : <b>{label}:</b>} {words}
    </span>
  )
}

/** Enter saves the value and moves to the next fault; Escape restores the value. */
function FaultInput({ upload, row, field, fault }: Props & { field: ImportField; fault: ImportFault }) {
  const t = useT('imports', 'customers', 'validation')
  const speech = useLanguage()
  const found = row.values[field] ?? ''
  const [value, setValue] = useState(found)
  const reasonId = useId()
  useTypedWork(value !== found)
  const offerSame = useSameValue(upload)
  const save = useAction({
    act: (to: string) => correctRow(upload.id, row.row, { version: row.version, values: { ...row.values, [field]: to } }),
    done: (corrected) => (corrected.faults.length === 0 ? t('imports.rows.saved', { row: row.row }) : undefined),
    refresh: (client) => refreshImport(client, upload.id),
    onDone: (corrected, to) => {
      if (corrected.faults.length > 0) toasts.show({ message: t('imports.rows.stillFaulty', { row: row.row }), toastType: 'warning' })
      if (!corrected.faults.some((one) => one.field === field)) void offerSame({ field, code: fault.code, from: found, to })
    },
  })
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && value !== found) {
      event.stopPropagation()
      setValue(found)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (value !== found && !save.isPending) save.run(value)
    nextFault(event.currentTarget)?.focus()
  }
  const label = fieldWord(field, speech)
  return (
    <span className={classes.fault}>
      <input
        data-fault
        className={classes.faultInput}
        aria-label={t('imports.rows.fieldOf', { field: label, row: row.row })}
        aria-describedby={reasonId}
        aria-invalid
        value={value}
        size={Math.min(28, Math.max(8, value.length + 1))}
        maxLength={1_000}
        // Not disabled: it would lose the focus, although its value may still be invalid.
        readOnly={save.isPending}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Reason id={reasonId} fault={fault} />
      {value !== found && !save.isPending ? <LeaveQuestion part="import" /> : null}
    </span>
  )
}

/** The next field in page order. */
function nextFault(input: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[data-fault]')]
  return all[all.indexOf(input) + 1] ?? all.find((one) => one !== input)
}
