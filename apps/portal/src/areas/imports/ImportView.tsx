import { IconFileOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { formatDay } from '@wattdesk/i18n/formats.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useEffect, useRef } from 'react'
import { CallError } from '../../api/call-error.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useKeptFocus } from '../../page/use-kept-focus.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { formatMegabytes, isIncomplete } from './import-words.ts'
import classes from './imports.module.css'
import { type ImportPlace, importQuery, refreshImported } from './imports.queries.ts'
import { FilesMenu, ImportStateMark } from './imports-columns.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import { useImportFiles } from './use-import-files.ts'

const LossDialog = lazyDialog(async () => ({ default: (await import('./LossDialog.tsx')).LossDialog }))

/** One import: how its file is read, its rows, and their progress or outcome. */
export function ImportView({ importId, place }: { importId: string; place: ImportPlace }) {
  const t = useT('imports', 'customers', 'validation')
  const query = useQuery(importQuery(importId))
  const upload = query.data
  useRefreshAtEnd(upload)
  const back = (
    <Link to="." search={{}} className={classes.back}>
      {t('imports.history.back')}
    </Link>
  )
  if (query.error instanceof CallError && (query.error.status === 404 || query.error.code === 'ValidationFailed'))
    return (
      <Panel>
        <EmptyState icon={IconFileOff} title={t('errors.ImportNotFound')} action={back} />
      </Panel>
    )
  if (query.isError && !upload) return <QueryFailure query={query} />
  if (!upload)
    return (
      <Panel title="…">
        <SkeletonLines count={6} />
      </Panel>
    )
  return (
    <div className={layout.stack}>
      {back}
      <ImportHead upload={upload} place={place} />
      {upload.status === 'unreadable' || upload.status === 'checked' ? <ReadingPanel key={readAs(upload)} upload={upload} /> : null}
      {upload.details.rows > 0 && upload.file.isKept && upload.status !== 'reading' ? <ImportRows upload={upload} /> : null}
    </div>
  )
}

/** Changes when the file is read in another way, but not when a row is corrected, which must not discard settings that are being chosen. */
const readAs = ({ status, reading }: CustomerImport) => JSON.stringify([status, reading])

function ImportHead({ upload, place }: { upload: CustomerImport; place: ImportPlace }) {
  const t = useT('imports')
  const { language } = useLanguage()
  const files = useImportFiles()
  const part = useKeptFocus(upload.status)
  return (
    <Panel
      title={upload.file.name}
      marks={<ImportStateMark upload={upload} />}
      actions={
        <>
          <FilesMenu upload={upload} files={files} />
          <ImportActions upload={upload} place={place} />
        </>
      }
    >
      <div ref={part} tabIndex={-1} className={layout.stack}>
        <p className={layout.meta}>
          <span>{formatMegabytes(upload.file.bytes, language)}</span>
          <Instant at={upload.date} />
          <span>{upload.uploadedBy.name}</span>
          <span>{upload.tenant.name}</span>
          {isIncomplete(upload) ? null : (
            <span>
              {upload.file.isKept ? t('imports.result.kept', { date: formatDay(upload.expiresAt) }) : t('imports.result.expired')}
            </span>
          )}
        </p>
        {upload.progress ? <ImportProgress progress={upload.progress} /> : <ImportSummary upload={upload} />}
      </div>
      <Suspense>{files.loss ? <LossDialog loss={files.loss} onClose={files.forgetLoss} /> : null}</Suspense>
    </Panel>
  )
}

/** Refreshes all customer views when an import ends while it is shown. */
function useRefreshAtEnd(upload: CustomerImport | undefined): void {
  const client = useQueryClient()
  const wasRunning = useRef(false)
  const isRunning = upload?.status === 'running'
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshImported(client)
    wasRunning.current = isRunning
  }, [isRunning, client])
}
