import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import classes from './ShortcutList.module.css'

/** The keyboard shortcuts. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useT('shell')
  const modifier = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'
  const shortcuts = [
    { keys: [modifier, 'K'], does: t('shell.shortcuts.palette') },
    { keys: ['/'], does: t('shell.shortcuts.search') },
    { keys: ['?'], does: t('shell.shortcuts.help') },
    { keys: ['Esc'], does: t('shell.shortcuts.close') },
  ]
  return (
    <Dialog title={t('shell.shortcuts.title')} onClose={onClose}>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={classes.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
