import { useQueryClient } from '@tanstack/react-query'
import type { CustomerImport, ImportRow } from '@wattdesk/contract/imports/models.ts'
import type { ImportField } from '@wattdesk/contract/imports/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { toasts } from '../../api/toasts.ts'
import { doneToEach } from '../../forms/each.ts'
import { useSayRefused } from '../../forms/use-each.ts'
import { correctRow, faultyRows, refreshImport } from './imports.queries.ts'

type Correction = { field: ImportField; code: string; from: string; to: string }

/** Correcting the file is faster for more rows. */
const replacedMax = 300

/** Rows with the same invalid value in the same field. */
export const rowsWith = (rows: readonly ImportRow[], { field, from }: Pick<Correction, 'field' | 'from'>): ImportRow[] =>
  from === '' ? [] : rows.filter(({ values }) => values[field] === from)

/** After a correction, offers to correct the same value in other rows. */
export function useSameValue(upload: CustomerImport): (correction: Correction) => Promise<void> {
  const t = useT('imports')
  const client = useQueryClient()
  const sayRefused = useSayRefused()
  return async ({ field, code, from, to }) => {
    const rows = rowsWith(await faultyRows(upload.id, `${field}.${code}`).catch(() => []), { field, from })
    if (rows.length === 0 || rows.length > replacedMax) return
    const replace = async () => {
      const { done, refused } = await doneToEach(rows, (row) =>
        correctRow(upload.id, row.row, { version: row.version, values: { ...row.values, [field]: to } }),
      )
      if (done > 0) toasts.show({ message: t('imports.rows.replaced', { count: done }), toastType: 'success' })
      sayRefused(refused)
      void refreshImport(client, upload.id)
    }
    toasts.show({
      key: `same value ${field} ${from}`,
      message: t('imports.rows.same', { count: rows.length, from }),
      toastType: 'info',
      action: { label: t('imports.rows.replace', { from, to }), run: () => void replace() },
      autoHideMs: 30_000,
    })
  }
}
