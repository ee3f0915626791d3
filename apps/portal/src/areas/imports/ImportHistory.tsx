import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CustomerImport } from '@wattdesk/contract/imports.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { pageOf } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import classes from './imports.module.css'
import { importsQuery } from './imports.queries.ts'
import { importColumns } from './imports-columns.tsx'
import type { ImportsNavigation } from './imports-navigation.ts'
import { useImportFiles } from './use-import-files.ts'

const LossDialog = lazy(async () => ({ default: (await import('./LossDialog.tsx')).LossDialog }))
const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Uploads of before and those under way, the newest first. */
export function ImportHistory({ place, search, onChange, link }: ImportsNavigation) {
  const t = useT('imports', 'customers')
  const speech = useLanguage()
  const files = useImportFiles()
  const page = pageOf(search)
  const date = search.date && isDay.test(search.date) ? search.date : undefined
  const list = useQuery(importsQuery(place, { ...page, date }))
  const columns = useMemo(() => importColumns(speech, files), [speech, files])
  const footer = list.data ? (
    <PagingBar
      {...page}
      total={list.data.total}
      onPage={(next) => onChange({ ...search, page: next > 0 ? String(next + 1) : undefined })}
      onLimit={(limit) => onChange({ ...search, page: undefined, limit: String(limit) }, { replace: true })}
    />
  ) : null
  const rowLink = (upload: CustomerImport, content: ReactNode, className: string) => link({ import: upload.id }, content, className)
  return (
    <>
      <ListFrame
        toolbar={
          <>
            <h2 className={classes.toolbarTitle}>{t('imports.history.title')}</h2>
            <div className={classes.day}>
              <span aria-hidden>{t('imports.history.day')}</span>
              <TextInput
                size="xs"
                type="date"
                aria-label={t('imports.history.day')}
                value={search.date ?? ''}
                onChange={(event) =>
                  onChange({ ...search, page: undefined, date: event.currentTarget.value || undefined }, { replace: true })
                }
              />
            </div>
          </>
        }
        footer={footer}
      >
        <DataTable
          label={t('imports.history.title')}
          columns={columns}
          rows={list.data?.items}
          keyOf={(upload) => upload.id}
          link={rowLink}
          expectedRows={5}
          isRefreshing={list.isPlaceholderData}
          state={listState(list, {
            title: t('imports.history.empty'),
            hint: t('imports.history.emptyHint'),
            onClear: date ? () => onChange({ limit: search.limit }, { replace: true }) : undefined,
          })}
        />
      </ListFrame>
      <Suspense>{files.loss ? <LossDialog loss={files.loss} onClose={files.forgetLoss} /> : null}</Suspense>
    </>
  )
}
