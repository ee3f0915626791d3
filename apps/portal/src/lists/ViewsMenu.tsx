import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconDeviceFloppy, IconLink, IconSettings, IconStarFilled, IconUsers } from '@tabler/icons-react'
import { viewsMax } from '@wattdesk/contract/saved-views/terms.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Menu, type MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../forms/use-action.ts'
import { changeView, refreshViews } from './saved-views.queries.ts'
import { type OpenView, plainView, useOpenView } from './use-open-view.ts'
import { copyViewLink } from './view-link.ts'
import { isSameState, type ViewsOfList } from './view-state.ts'
import classes from './views.module.css'

const ManageViewsDialog = lazyDialog(async () => ({ default: (await import('./ManageViewsDialog.tsx')).ManageViewsDialog }))
const SaveViewDialog = lazyDialog(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }))

export function ViewsMenu({ isOpenAtFirst, ...props }: ViewsOfList & { isOpenAtFirst: boolean }) {
  const t = useT('savedViews')
  const speech = useLanguage()
  const { views, isLoaded, open, state, show } = useOpenView(props)
  const own = views.filter((view) => view.owner.isCaller)
  const [dialog, setDialog] = useState<'save' | 'manage'>()
  const isChanged = open !== undefined && !isSameState(open.state, state)
  const overwrite = useAction({
    act: (view: OpenView) => changeView(view.id, { state, version: view.version }),
    done: ({ name }) => t('savedViews.saved', { name }),
    failed: (reason) => t('savedViews.failed', { reason }),
    refresh: refreshViews,
  })

  const standard: MenuItem = {
    key: plainView,
    label: t('savedViews.standard'),
    isChecked: !open,
    onSelect: () => props.onOpen(own.some(isDefault) ? { view: plainView } : {}, { isStep: true }),
  }
  const itemOf = (view: OpenView): MenuItem => ({
    key: view.id,
    label: view.owner.isCaller ? view.name : t('savedViews.by', { name: view.name, owner: view.owner.name }),
    icon: isDefault(view) ? IconStarFilled : view.visibility === 'team' ? IconUsers : IconBookmark,
    isChecked: view.id === open?.id,
    onSelect: () => show(view, true),
  })
  const listed = views.some((view) => view.id === open?.id) || !open ? views : [...views, open]
  const choices = listed.map(itemOf)
  const firstOfOthers = choices[own.length]
  if (firstOfOthers) firstOfOthers.startsGroup = true
  const nothingOpen = open ? undefined : t('savedViews.nothingOpen')
  const notOwn = open && !open.mayChange ? t('savedViews.notOwn', { owner: open.owner.name }) : undefined
  const actions: MenuItem[] = [
    {
      key: 'save',
      label: open ? t('savedViews.save', { name: open.name }) : t('savedViews.saveNone'),
      icon: IconDeviceFloppy,
      startsGroup: true,
      disabledReason: nothingOpen ?? notOwn ?? (isChanged ? undefined : t('savedViews.nothingChanged')),
      onSelect: () => open && overwrite.run(open),
    },
    {
      key: 'save-as',
      label: t('savedViews.saveAs'),
      icon: IconBookmarkPlus,
      disabledReason: own.length >= viewsMax ? t('savedViews.full', { max: viewsMax }) : undefined,
      onSelect: () => setDialog('save'),
    },
    {
      key: 'copy-link',
      label: t('savedViews.copyLink'),
      icon: IconLink,
      disabledReason: nothingOpen,
      onSelect: () => open && void copyViewLink(open.id, props.place, speech),
    },
    { key: 'manage', label: t('savedViews.manage'), icon: IconSettings, onSelect: () => setDialog('manage') },
  ]
  return (
    <>
      <Menu
        label={t('ui.list.views')}
        isOpenAtFirst={isOpenAtFirst}
        items={[standard, ...choices, ...actions]}
        trigger={(trigger) => (
          <Button
            {...trigger}
            variant="default"
            size="xs"
            aria-busy={!isLoaded}
            className={classes.trigger}
            data-active={open ? true : undefined}
            data-terse={open ? undefined : true}
            leftSection={<IconBookmark size={15} aria-hidden />}
          >
            <span className={classes.name}>{open?.name ?? t('ui.list.views')}</span>
            {isChanged ? <span className={classes.changed}>{t('savedViews.changed')}</span> : null}
          </Button>
        )}
      />
      <Suspense>
        {dialog === 'save' ? (
          <SaveViewDialog
            list={props.list}
            state={state}
            proposed={open && !open.owner.isCaller ? open.name : ''}
            onSaved={(view) => show(view, false)}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
        {dialog === 'manage' ? (
          <ManageViewsDialog
            views={views.filter((view) => view.mayChange)}
            state={state}
            place={props.place}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

const isDefault = (view: OpenView & { isDefault?: boolean }): boolean => view.isDefault === true
