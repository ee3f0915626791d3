import { formatCalendarDay, noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './sales.module.css'

export type Difference = { field: string; before: unknown; after: unknown }

const days: ReadonlySet<string> = new Set(['plannedOn', 'completedOn'])

/** Changes of a sale or customer by field, with labels. */
export function SaleDifferences({ differences }: { differences: readonly Difference[] }) {
  useT('sales', 'customers', 'devices')
  const { find, word } = useLanguage()
  const words = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return noValue
    if (Array.isArray(value)) return value.join(', ')
    if (days.has(field)) return formatCalendarDay(String(value))
    const groups: Record<string, string> = {
      status: 'sales.status',
      installationKind: 'devices.kind',
      installationStatus: 'customers.installationStatus',
    }
    const group = groups[field]
    return (group && word(`${group}.${String(value)}`)) ?? String(value)
  }
  return (
    <span className={classes.diff}>
      {differences.map(({ field, before, after }) => (
        <span key={field}>
          <b>{find(`sales.field.${field}`) ?? field}</b>{' '}
          {before === undefined ? null : (
            <>
              <del>{words(field, before)}</del> →{' '}
            </>
          )}
          <ins>{words(field, after)}</ins>
        </span>
      ))}
    </span>
  )
}
