import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CustomerImport, ImportRow } from '@wattdesk/contract/imports/models.ts'
import type { ImportRowState } from '@wattdesk/contract/imports/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { type ReactNode, Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { useListing } from '../../lists/use-listing.ts'
import { type ImportsSearch, importRowList } from './import-lists.ts'
import { rowColumns } from './import-rows-columns.tsx'
import { faultKindWord } from './import-words.ts'
import { importFaultsQuery } from './imports.queries.ts'
import { useFaultFocus } from './use-fault-focus.ts'

const RowDrawer = lazyDialog(async () => ({ default: (await import('./RowDrawer.tsx')).RowDrawer }))

/** Shows the rows to correct first. */
const faultyFirst = { state: 'faulty' }

export function ImportRows({ upload }: { upload: CustomerImport }) {
  const t = useT('imports', 'customers', 'validation')
  const speech = useLanguage()
  const columns = useMemo(() => rowColumns(upload, speech), [upload, speech])
  const listing = useListing(importRowList, columns, {
    params: { importId: upload.id },
    edition: upload.version,
    assumed: upload.status === 'checked' && upload.details.faulty > 0 ? faultyFirst : undefined,
  })
  useFaultFocus(listing.page?.items.filter((one) => one.faults.length > 0).length)
  const { fault, row } = listing.address
  const { data: faults } = useQuery(importFaultsQuery(upload))
  const rowsWith = new Map(faults?.items.map((one) => [`${one.field}.${one.code}`, one.rows]))
  // Keeps the filtered fault as a choice, even after it was corrected in every row.
  if (fault && !rowsWith.has(fault)) rowsWith.set(fault, 0)
  const faultWords = (kind: string) => {
    const [field = '', code = ''] = kind.split('.')
    return `${faultKindWord(field, code, speech)} (${formatNumber(rowsWith.get(kind) ?? 0, speech.language)})`
  }
  return (
    <>
      <ListScreen
        listing={listing}
        label={t('imports.rows.title')}
        words={{
          state: { label: t('imports.rows.state'), wordOf: (state) => t(`imports.state.${state}`), values: shownStates(upload) },
          fault: rowsWith.size > 0 ? { label: t('imports.rows.fault'), wordOf: faultWords, values: [...rowsWith.keys()] } : undefined,
        }}
        keyOf={(one) => String(one.row)}
        link={rowLink}
        empty={{ title: t('imports.rows.empty') }}
      />
      <Suspense>
        {row ? <RowDrawer key={row} upload={upload} row={Number(row)} onClose={() => listing.open({ row: undefined })} /> : null}
      </Suspense>
    </>
  )
}

const rowLink = ({ row }: ImportRow, content: ReactNode, className: string) => (
  <Link to="." search={(before: ImportsSearch) => ({ ...before, row: String(row) })} replace className={className}>
    {content}
  </Link>
)

/** Depends on the stage of the import. */
function shownStates({ status }: CustomerImport): readonly ImportRowState[] {
  if (status === 'checked') return ['faulty', 'new', 'differs', 'unchanged']
  const after: ImportRowState[] = ['faulty', 'exists', 'refused', 'created', 'updated', 'differs', 'unchanged']
  if (status === 'running') return [...after, 'new']
  return status === 'done' ? after : [...after, 'skipped']
}
