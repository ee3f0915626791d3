import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { Fragment } from 'react'
import { useCan } from '../session/use-session.ts'
import classes from './ShortcutList.module.css'
import { entriesFor } from './side-menu.ts'

type Shortcut = { keys: readonly string[]; does: string /** The keys are pressed one after the other. */; isSequence?: boolean }

/** Lists only screens that the member may open. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useT('shell')
  const can = useCan()
  const modifier = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
  const everywhere = [
    { keys: [modifier, 'K'], does: t('shell.shortcuts.palette') },
    { keys: ['/'], does: t('shell.shortcuts.search') },
    { keys: ['1 – 9'], does: t('shell.shortcuts.tab') },
    { keys: ['?'], does: t('shell.shortcuts.help') },
    { keys: ['Esc'], does: t('shell.shortcuts.close') },
  ]
  const lists = [
    { keys: ['J'], does: t('shell.shortcuts.down') },
    { keys: ['K'], does: t('shell.shortcuts.up') },
    { keys: ['Enter'], does: t('shell.shortcuts.enter') },
    { keys: ['E'], does: t('shell.shortcuts.edit') },
  ]
  const screens = entriesFor(can).map(({ id, letter }) => ({
    keys: ['G', letter.toUpperCase()],
    isSequence: true,
    does: t('shell.shortcuts.go', { screen: t(`shell.menu.${id}`) }),
  }))
  return (
    <Dialog title={t('shell.shortcuts.title')} onClose={onClose} size="md">
      <div className={classes.groups}>
        <Group title={t('shell.shortcuts.everywhere')} shortcuts={everywhere} />
        <Group title={t('shell.shortcuts.lists')} shortcuts={lists} />
        <Group title={t('shell.shortcuts.screens')} shortcuts={screens} />
      </div>
      <p className={classes.note}>{t('shell.shortcuts.off')}</p>
    </Dialog>
  )
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const t = useT('shell')
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, does, isSequence }) => (
          <div key={does} className={classes.row}>
            <dt>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {isSequence && at > 0 ? t('shell.shortcuts.next') : null}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
