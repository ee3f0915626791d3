import { IconBookmarkPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import type { changeSavedView, SavedView, ViewState } from '@wattdesk/contract/saved-views.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { toasts } from '../api/toasts.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { ManagedView } from './ManagedView.tsx'
import { changeView, refreshViews, removeView } from './saved-views.queries.ts'
import classes from './views.module.css'

type Change = Omit<CallInput<typeof changeSavedView>['body'], 'version'>

/** The member's views of a list: renamed, replaced, removed, and the one it opens with. */
export function ManageViewsDialog({ views, state, onClose }: { views: readonly SavedView[]; state: ViewState; onClose: () => void }) {
  const t = useT('views')
  const client = useQueryClient()
  const change = useMutation({
    meta: { showsErrors: true },
    mutationFn: ({ view, ...fields }: Change & { view: SavedView }) => changeView(view.id, { ...fields, version: view.version }),
    onSuccess: ({ name }) => toasts.show({ message: t('views.saved', { name }), toastType: 'success' }),
    onSettled: () => refreshViews(client),
  })
  const remove = useMutation({
    meta: { showsErrors: true },
    mutationFn: (view: SavedView) => removeView(view.id),
    onSuccess: (_, { name }) => toasts.show({ message: t('views.removed', { name }), toastType: 'success' }),
    onSettled: () => refreshViews(client),
  })
  const isBusy = change.isPending || remove.isPending
  return (
    <Dialog title={t('views.manage').replace(/\s*…$/, '')} onClose={onClose} size="md">
      {views.length === 0 ? (
        <EmptyState icon={IconBookmarkPlus} title={t('views.empty')}>
          {t('views.emptyHint')}
        </EmptyState>
      ) : (
        <ul className={classes.views}>
          {views.map((view) => (
            <ManagedView
              key={view.id}
              view={view}
              state={state}
              isBusy={isBusy}
              onChange={(fields) => change.mutateAsync({ view, ...fields })}
              onRemove={() => remove.mutate(view)}
            />
          ))}
        </ul>
      )}
      <FormFailure error={change.error ?? remove.error} words={(reason) => t('views.failed', { reason })} />
    </Dialog>
  )
}
