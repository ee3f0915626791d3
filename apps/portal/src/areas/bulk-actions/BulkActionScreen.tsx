import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useEffect, useRef } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { BulkActionPanel } from './BulkActionPanel.tsx'
import { bulkActionQuery, isInProgress, refreshChangedCustomers } from './bulk-actions.queries.ts'
import { FrozenCustomers } from './FrozenCustomers.tsx'
import { ReasonsPanel } from './ReasonsPanel.tsx'

const route = getRouteApi('/dashboard/customers/bulk-actions/$bulkActionId')

/** A bulk action: its preview, then its progress, then its result and undo. */
export function BulkActionScreen() {
  const t = useT('bulkActions', 'customers')
  const { bulkActionId } = route.useParams()
  const query = useQuery(bulkActionQuery(bulkActionId))
  const bulkAction = query.data
  useFreshCustomers(bulkAction !== undefined && bulkAction.status !== 'freezing' && isInProgress(bulkAction))
  const title = bulkAction ? t(`bulkActions.heading.${bulkAction.kind}`) : t('bulkActions.title')
  usePageTitle(title)
  return (
    <>
      <PageHeader
        breadcrumb={
          <>
            <Link to="/dashboard/customers/list">{t('customers.title')}</Link>
            <span aria-hidden>/</span>
            <Link to="/dashboard/customers/bulk-actions">{t('bulkActions.title')}</Link>
          </>
        }
        title={title}
      />
      {query.isError && !bulkAction ? <QueryFailure query={query} /> : null}
      {query.isPending ? (
        <Panel title={t('bulkActions.title')}>
          <SkeletonLines count={6} />
        </Panel>
      ) : null}
      {bulkAction ? (
        <div className={layout.stack}>
          <BulkActionPanel bulkAction={bulkAction} />
          <ReasonsPanel bulkAction={bulkAction} />
          <FrozenCustomers bulkAction={bulkAction} />
        </div>
      ) : null}
    </>
  )
}

/** Refetches customer data when a bulk action that changes customers ends. */
function useFreshCustomers(isChanging: boolean): void {
  const client = useQueryClient()
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !isChanging) void refreshChangedCustomers(client)
    was.current = isChanging
  }, [isChanging, client])
}
