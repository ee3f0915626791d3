import { Button } from '@mantine/core'
import { useT } from '../language/LanguageProvider.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import classes from './overlay.module.css'

/** Asks before input is discarded. */
export function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const t = useT('forms')
  return (
    <DialogFrame title={t('forms.discard.title')} onClose={onKeep}>
      <div className={classes.confirm}>
        <p>{t('forms.discard.text')}</p>
        <div className={classes.confirmButtons}>
          <Button variant="default" onClick={onKeep} data-autofocus>
            {t('forms.discard.keep')}
          </Button>
          <Button color="red" onClick={onDiscard}>
            {t('forms.discard.discard')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}
