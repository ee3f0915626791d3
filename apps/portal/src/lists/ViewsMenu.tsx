import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconDeviceFloppy, IconLink, IconSettings, IconStarFilled } from '@tabler/icons-react'
import { type SavedView, viewsMax } from '@wattdesk/contract/saved-views.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu, type MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../forms/use-action.ts'
import { changeView, refreshViews } from './saved-views.queries.ts'
import { plainView, useOpenView } from './use-open-view.ts'
import { copyViewLink } from './view-link.ts'
import { isSameState, type ViewsOfList } from './view-state.ts'
import classes from './views.module.css'

const ManageViewsDialog = lazy(async () => ({ default: (await import('./ManageViewsDialog.tsx')).ManageViewsDialog }))
const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }))

/** Which view the list shows, and what can be done with it. */
export function ViewsMenu({ isOpenAtFirst, ...props }: ViewsOfList & { isOpenAtFirst: boolean }) {
  const t = useT('views')
  const speech = useLanguage()
  const { own, isLoaded, open, state, show } = useOpenView(props)
  const [dialog, setDialog] = useState<'save' | 'manage'>()
  const isChanged = open !== undefined && !isSameState(open.state, state)
  const overwrite = useAction({
    act: (view: SavedView) => changeView(view.id, { state, version: view.version }),
    done: ({ name }) => t('views.saved', { name }),
    failed: (reason) => t('views.failed', { reason }),
    refresh: refreshViews,
  })

  const standard: MenuItem = {
    key: plainView,
    label: t('views.standard'),
    isChecked: !open,
    onSelect: () => props.onOpen(own.some((view) => view.isDefault) ? { view: plainView } : {}, { isStep: true }),
  }
  const views = own.map((view): MenuItem => {
    return {
      key: view.id,
      label: view.name,
      icon: view.isDefault ? IconStarFilled : IconBookmark,
      isChecked: view.id === open?.id,
      onSelect: () => show(view, true),
    }
  })
  const foreign: MenuItem[] =
    open?.ownerName === undefined
      ? []
      : [
          {
            key: open.id,
            label: t('views.by', { name: open.name, owner: open.ownerName }),
            icon: IconBookmark,
            isChecked: true,
            onSelect: () => show(open, true),
          },
        ]
  const nothingOpen = open ? undefined : t('views.nothingOpen')
  const notOwn = open?.ownerName ? t('views.notOwn', { owner: open.ownerName }) : undefined
  const actions: MenuItem[] = [
    {
      key: 'save',
      label: open ? t('views.save', { name: open.name }) : t('views.saveNone'),
      icon: IconDeviceFloppy,
      startsGroup: true,
      disabledReason: nothingOpen ?? notOwn ?? (isChanged ? undefined : t('views.nothingChanged')),
      onSelect: () => open?.own && overwrite.run(open.own),
    },
    {
      key: 'save-as',
      label: t('views.saveAs'),
      icon: IconBookmarkPlus,
      disabledReason: own.length >= viewsMax ? t('views.full', { max: viewsMax }) : undefined,
      onSelect: () => setDialog('save'),
    },
    {
      key: 'copy-link',
      label: t('views.copyLink'),
      icon: IconLink,
      disabledReason: nothingOpen,
      onSelect: () => open && void copyViewLink(open.id, speech),
    },
    { key: 'manage', label: t('views.manage'), icon: IconSettings, onSelect: () => setDialog('manage') },
  ]
  return (
    <>
      <Menu
        label={t('ui.list.views')}
        isOpenAtFirst={isOpenAtFirst}
        items={[standard, ...views, ...foreign, ...actions]}
        trigger={(trigger) => (
          <Button
            {...trigger}
            variant="default"
            size="xs"
            aria-busy={!isLoaded}
            className={classes.trigger}
            data-active={open ? true : undefined}
            leftSection={<IconBookmark size={15} aria-hidden />}
          >
            <span className={classes.name}>{open?.name ?? t('ui.list.views')}</span>
            {isChanged ? <span className={classes.changed}>{t('views.changed')}</span> : null}
          </Button>
        )}
      />
      <Suspense>
        {dialog === 'save' ? (
          <SaveViewDialog
            list={props.list}
            state={state}
            proposed={open?.ownerName ? open.name : ''}
            onSaved={(view) => show(view, false)}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
        {dialog === 'manage' ? <ManageViewsDialog views={own} state={state} onClose={() => setDialog(undefined)} /> : null}
      </Suspense>
    </>
  )
}
