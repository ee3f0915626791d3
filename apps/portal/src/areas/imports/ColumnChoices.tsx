import { NativeSelect } from '@mantine/core'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { type ImportField, importFields, neededImportFields } from '@wattdesk/contract/imports/terms.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import layout from '../../page/layout.module.css'
import { fieldWord } from './import-words.ts'
import classes from './imports.module.css'

type Columns = CustomerImport['reading']['columns']
type Props = { upload: CustomerImport; columns: Columns; onChange: (columns: Columns) => void }

const shownSamples = 3

/** Maps each column of the file to a field, beside a few of its cells. */
export function ColumnChoices({ upload: { header, sample }, columns, onChange }: Props) {
  const t = useT('imports', 'customers')
  const speech = useLanguage()
  // Without these, no row can be valid.
  const missing = neededImportFields.filter((field) => !columns.includes(field))
  const choose = (at: number, field: ImportField | null) => onChange(columns.map((one, index) => (index === at ? field : one)))
  const choices = [
    { value: '', label: t('imports.reading.leftOut') },
    ...importFields.map((value) => ({ value, label: fieldWord(value, speech) })),
  ]
  return (
    <div className={layout.stack}>
      <ul className={classes.columns} aria-label={t('imports.reading.columns')}>
        {columns.map((field, at) => {
          const name = header[at] || t('imports.reading.column', { number: at + 1 })
          const isTwice = field !== null && columns.indexOf(field) !== at
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
            <li key={at} data-left-out={field === null || undefined}>
              <NativeSelect
                label={name}
                value={field ?? ''}
                data={choices}
                error={isTwice ? t('imports.fileFault.FieldTwice', { field: fieldWord(field, speech) }) : undefined}
                onChange={(event) => choose(at, importFields.find((one) => one === event.currentTarget.value) ?? null)}
              />
              <span className={classes.samples}>
                {sample
                  .slice(0, shownSamples)
                  .map((cells) => cells[at] ?? '')
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
      {missing.length > 0 ? (
        <p className={classes.problem}>
          {t('imports.fileFault.ColumnMissing', { fields: missing.map((field) => fieldWord(field, speech)).join(', ') })}
        </p>
      ) : null}
    </div>
  )
}
