import { IconBookmarkPlus } from '@tabler/icons-react'
import type { SavedView, ViewState } from '@wattdesk/contract/saved-views/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-action.ts'
import { ManagedView, type ViewChange } from './ManagedView.tsx'
import { changeView, refreshViews, removeView } from './saved-views.queries.ts'
import type { ViewsOfList } from './view-state.ts'
import classes from './views.module.css'

type Props = { views: readonly SavedView[]; state: ViewState; place: ViewsOfList['place']; onClose: () => void }
type Change = { view: SavedView; fields: ViewChange; onDone?: () => void }

/** Renames, replaces and removes the member's views of a list, and chooses its default. */
export function ManageViewsDialog({ views, state, place, onClose }: Props) {
  const t = useT('savedViews')
  const failed = (reason: string) => t('savedViews.failed', { reason })
  const change = useAction({
    act: ({ view, fields }: Change) => changeView(view.id, { ...fields, version: view.version }),
    done: ({ name }) => t('savedViews.saved', { name }),
    failed,
    showsErrors: true,
    refresh: refreshViews,
    onDone: (_, { onDone }) => onDone?.(),
  })
  const remove = useAction({
    act: (view: SavedView) => removeView(view.id),
    done: (_, { name }) => t('savedViews.removed', { name }),
    failed,
    showsErrors: true,
    refresh: refreshViews,
  })
  const isBusy = change.isPending || remove.isPending
  return (
    <Dialog title={t('savedViews.manage').replace(/\s*…$/, '')} onClose={onClose} size="md">
      {views.length === 0 ? (
        <EmptyState icon={IconBookmarkPlus} title={t('savedViews.empty')}>
          {t('savedViews.emptyHint')}
        </EmptyState>
      ) : (
        <ul className={classes.views}>
          {views.map((view) => (
            <ManagedView
              key={view.id}
              view={view}
              state={state}
              place={place}
              isBusy={isBusy}
              onChange={(fields, onDone) => change.run({ view, fields, onDone })}
              onRemove={() => remove.run(view)}
            />
          ))}
        </ul>
      )}
      <FormFailure error={change.error ?? remove.error} words={failed} />
    </Dialog>
  )
}
