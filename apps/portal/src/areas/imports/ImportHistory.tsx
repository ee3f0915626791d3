import { Link } from '@tanstack/react-router'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { listCustomerImports } from '@wattdesk/contract/imports/calls.ts'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { type ReactNode, Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { type Listing, useListing } from '../../lists/use-listing.ts'
import { importList, partnerImportList } from './import-lists.ts'
import { isInProgress, pollMs } from './imports.queries.ts'
import { importColumns } from './imports-columns.tsx'
import { useImportFiles } from './use-import-files.ts'

const LossDialog = lazyDialog(async () => ({ default: (await import('./LossDialog.tsx')).LossDialog }))

/** All uploads that the member may see, or those of a partner. */
export function ImportHistory({ partnerId }: { partnerId: string | undefined }) {
  return partnerId === undefined ? <WholeHistory /> : <PartnerHistory partnerId={partnerId} />
}

function WholeHistory() {
  const { columns, files } = useColumns()
  return <History listing={useListing(importList, columns, { pollMs: pollInterval })} files={files} />
}

function PartnerHistory({ partnerId }: { partnerId: string }) {
  const { columns, files } = useColumns()
  return <History listing={useListing(partnerImportList, columns, { params: { id: partnerId }, pollMs: pollInterval })} files={files} />
}

function useColumns() {
  useT('imports', 'customers')
  const speech = useLanguage()
  const files = useImportFiles()
  return { files, columns: useMemo(() => importColumns(speech, files), [speech, files]) }
}

const pollInterval = ({ items }: ResponseOf<typeof listCustomerImports>) => items.some(isInProgress) && pollMs * 3

type Props = { listing: Listing<CustomerImport, (typeof importList)['filters']>; files: ReturnType<typeof useImportFiles> }

function History({ listing, files }: Props) {
  const t = useT('imports', 'customers')
  return (
    <>
      <ListScreen
        listing={listing}
        heading={t('imports.history.title')}
        label={t('imports.history.title')}
        words={{ date: t('imports.history.day') }}
        keyOf={(upload) => upload.id}
        link={importLink}
        empty={{ title: t('imports.history.empty'), hint: t('imports.history.emptyHint') }}
      />
      <Suspense>{files.loss ? <LossDialog loss={files.loss} onClose={files.forgetLoss} /> : null}</Suspense>
    </>
  )
}

const importLink = (upload: CustomerImport, content: ReactNode, className: string) => (
  <Link to="." search={{ import: upload.id }} className={className}>
    {content}
  </Link>
)
