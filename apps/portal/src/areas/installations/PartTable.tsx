import { noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { rowsOf } from './installation-form.ts'
import { figureWords } from './installation-words.tsx'
import classes from './installations.module.css'
import type { PartField } from './kinds/kind-form.ts'

type Row = Record<string, unknown> & { number: number }
type Props = { field: PartField; saved: unknown }

/** Read-only, such as the panel groups of an inverter. */
export function PartTable({ field, saved }: Props) {
  const t = useT('installations')
  const speech = useLanguage()
  const rows = rowsOf(saved).map((row, at): Row => ({ ...row, number: at + 1 }))
  if (rows.length === 0) return null
  const label = t(`installations.field.${field.name}`)
  const columns: Column<Row>[] = [
    { key: 'group', header: label, isTitle: true, cell: ({ number }) => t(`installations.${field.words}.group`, { number }) },
    ...[...field.fields, ...(field.figures ?? [])].map(({ name, unit }) => ({
      key: name,
      header: unit ? `${t(`installations.field.${name}`)} (${unit})` : t(`installations.field.${name}`),
      isNumber: true,
      cell: (row: Row) => (typeof row[name] === 'number' ? figureWords(row[name], undefined, speech) : noValue),
    })),
  ]
  return (
    <div className={classes.partTable}>
      <DataTable label={label} columns={columns} rows={rows} keyOf={({ number }) => String(number)} />
    </div>
  )
}
