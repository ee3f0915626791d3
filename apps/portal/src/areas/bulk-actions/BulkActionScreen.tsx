import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { BulkActionDetail } from '@wattdesk/contract/bulk-actions/models.ts'
import { bulkActionUndoPermissions } from '@wattdesk/contract/bulk-actions/terms.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toasts } from '../../api/toasts.ts'
import { useUndo } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { BulkActionPanel } from './BulkActionPanel.tsx'
import {
  bulkActionQuery,
  isInProgress,
  refreshBulkActions,
  refreshChangedCustomers,
  undoAction,
  undoToast,
} from './bulk-actions.queries.ts'
import { FrozenCustomers } from './FrozenCustomers.tsx'
import { ReasonsPanel } from './ReasonsPanel.tsx'

const route = getRouteApi('/dashboard/customers/bulk-actions/$bulkActionId')

/** A bulk action: its preview, then its progress, then its result and undo. */
export function BulkActionScreen() {
  const t = useT('bulkActions', 'customers')
  const { bulkActionId } = route.useParams()
  const query = useQuery(bulkActionQuery(bulkActionId))
  const bulkAction = query.data
  useEnd(bulkAction)
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

/** When a bulk action ends, refetches the changed customers, and offers to undo it in the toast. */
function useEnd(bulkAction: BulkActionDetail | undefined): void {
  const t = useT('bulkActions')
  const can = useCan()
  const client = useQueryClient()
  const takeBack = useUndo()
  const isChanging = bulkAction !== undefined && bulkAction.status !== 'freezing' && isInProgress(bulkAction)
  const was = useRef(false)
  const end = useEffectEvent(() => {
    void refreshChangedCustomers(client)
    if (bulkAction?.status !== 'done' || bulkAction.acted === 0) return
    const { kind, acted, undoUntil } = bulkAction
    const needed = bulkActionUndoPermissions[kind]
    const mayUndo = needed && undoUntil && can(needed, { all: true })
    const undo = { act: () => undoAction(bulkAction), done: t('bulkActions.undo.started'), refresh: refreshBulkActions }
    toasts.show({
      key: undoToast(bulkAction),
      message: t('bulkActions.ended', { action: t(`bulkActions.kind.${kind}`), count: acted }),
      toastType: 'success',
      action: takeBack(mayUndo ? undo : undefined),
    })
  })
  useEffect(() => {
    if (was.current && !isChanging) end()
    was.current = isChanging
  }, [isChanging])
}
