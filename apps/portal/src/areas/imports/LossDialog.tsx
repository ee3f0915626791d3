import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import classes from './imports.module.css'
import type { Loss } from './use-import-files.ts'

export function LossDialog({ loss, onClose }: { loss: Loss; onClose: () => void }) {
  const t = useT('imports')
  return (
    <ConfirmDialog
      title={t('imports.download.lossTitle')}
      confirmLabel={t('imports.download.lossConfirm')}
      onConfirm={loss.takeAnyway}
      onClose={onClose}
    >
      <p>{t('imports.download.lossBody')}</p>
      <ul className={classes.characters}>
        {loss.characters.map(({ character, count }) => (
          <li key={character}>
            <b>{character}</b> <span className="wd-figures">× {count}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
