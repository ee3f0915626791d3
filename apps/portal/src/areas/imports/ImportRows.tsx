import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type CustomerImport, type ImportFaultCount, type ImportRowState, importRowStates } from '@wattdesk/contract/imports.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { listState } from '../../lists/list-state.tsx'
import { rowColumns } from './import-rows-columns.tsx'
import { faultKindWord } from './import-words.ts'
import classes from './imports.module.css'
import { importFaultsQuery, rowsPerCall } from './imports.queries.ts'
import type { ImportsSearch } from './imports-address.ts'
import type { ImportsNavigation } from './imports-navigation.ts'
import { scrolledMax, useRowsInSight } from './use-rows-in-sight.ts'

const RowDrawer = lazy(async () => ({ default: (await import('./RowDrawer.tsx')).RowDrawer }))

/** The rows of an import, with every fault of each; narrowed to a state or to one kind of fault. */
export function ImportRows({ upload, search, onChange }: ImportsNavigation & { upload: CustomerImport }) {
  const t = useT('imports', 'customers', 'validation')
  const speech = useLanguage()
  const fault = /^[A-Za-z]+\.[A-Za-z]+$/.test(search.fault ?? '') ? search.fault : undefined
  const state = stateIn(search.state, upload, fault !== undefined)
  const list = useRowsInSight(upload, { state, fault })
  const change = (next: ImportsSearch) => onChange({ ...search, ...next }, { replace: true })
  const columns = useMemo(
    () => rowColumns(upload, speech, (row) => onChange({ ...search, row: String(row) }, { replace: true })),
    [upload, speech, search, onChange],
  )
  const found = {
    data: list.places && { items: list.places },
    error: list.failed?.error,
    isError: list.failed !== undefined,
    refetch: () => list.failed?.refetch(),
  }
  const clear = state || fault ? () => change({ state: 'all', fault: undefined }) : undefined
  return (
    <section className={classes.rows} data-many={(list.total ?? 0) > rowsPerCall || undefined}>
      <ListFrame
        toolbar={<Narrowing upload={upload} state={state} fault={fault} onNarrow={change} />}
        footer={<p className={classes.rowCount}>{countWords(list.total, speech)}</p>}
      >
        <DataTable
          label={t('imports.rows.title')}
          columns={columns}
          rows={list.places}
          keyOf={({ at }) => String(at)}
          isRefreshing={list.isRefreshing}
          state={listState(found, { title: t('imports.rows.empty'), onClear: clear })}
        />
      </ListFrame>
      <Suspense>
        {search.row ? (
          <RowDrawer key={search.row} upload={upload} row={Number(search.row)} onClose={() => change({ row: undefined })} />
        ) : null}
      </Suspense>
    </section>
  )
}

/** What waits to be mended comes first. */
function stateIn(text: string | undefined, { status, details }: CustomerImport, hasFault: boolean): ImportRowState | undefined {
  if (text === undefined && !hasFault && status === 'checked' && details.faulty > 0) return 'faulty'
  return importRowStates.find((one) => one === text)
}

function countWords(total: number | undefined, { t, language }: ReturnType<typeof useLanguage>): string {
  if (total === undefined) return '…'
  const words = t('imports.summary.rows', { count: total })
  return total > scrolledMax ? `${words}. ${t('imports.rows.more', { max: formatNumber(scrolledMax, language) })}` : words
}

type NarrowingProps = {
  upload: CustomerImport
  state: ImportRowState | undefined
  fault: string | undefined
  onNarrow: (next: Pick<ImportsSearch, 'state' | 'fault'>) => void
}

function Narrowing({ upload, state, fault, onNarrow }: NarrowingProps) {
  const t = useT('imports', 'customers', 'validation')
  const speech = useLanguage()
  const faults = useQuery(importFaultsQuery(upload))
  const states = shownStates(upload)
  const label = (one: ImportFaultCount) => `${faultKindWord(one.field, one.code, speech)} (${formatNumber(one.rows, speech.language)})`
  const kinds = faults.data?.items ?? []
  const [field, code] = fault?.split('.') ?? []
  // The fault narrowed to may have been mended in every row: it is still what the list is narrowed to.
  const isMended = faults.data && field && code && !kinds.some((one) => one.field === field && one.code === code)
  const shown = isMended ? [...kinds, { field, code, rows: 0 }] : kinds
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('imports.rows.state')}
        value={state ?? 'all'}
        data={[{ value: 'all', label: t('imports.rows.all') }, ...states.map((value) => ({ value, label: t(`imports.state.${value}`) }))]}
        onChange={(event) => onNarrow({ state: event.currentTarget.value, fault: undefined })}
      />
      <NativeSelect
        size="xs"
        className={classes.faultChoice}
        aria-label={t('imports.rows.fault')}
        value={fault ?? ''}
        disabled={shown.length === 0}
        data={[
          { value: '', label: t('imports.rows.anyFault') },
          ...shown.map((one) => ({ value: `${one.field}.${one.code}`, label: label(one) })),
        ]}
        onChange={(event) => onNarrow({ fault: event.currentTarget.value || undefined, state: undefined })}
      />
    </>
  )
}

/** The states that rows of such an import can be in. */
function shownStates({ status }: CustomerImport): readonly ImportRowState[] {
  if (status === 'checked') return ['faulty', 'new', 'differs', 'unchanged']
  const after: ImportRowState[] = ['faulty', 'exists', 'refused', 'created', 'updated', 'differs', 'unchanged']
  if (status === 'running') return [...after, 'new']
  return status === 'done' ? after : [...after, 'skipped']
}
