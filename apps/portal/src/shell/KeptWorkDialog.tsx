import { Button } from '@mantine/core'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { changeKeptWork, type KeptWork } from '../offline/kept-work.ts'
import classes from './KeptWork.module.css'

/** Queued work in order. Work that the server refused can be retried or discarded. */
export function KeptWorkDialog({ works, onClose }: { works: readonly KeptWork[]; onClose: () => void }) {
  const t = useT('offline', 'errors')
  const { word } = useLanguage()
  const again = ({ id }: KeptWork) =>
    changeKeptWork((kept) => kept.map((work) => (work.id === id ? { ...work, refusal: undefined } : work)))
  const giveUp = ({ id }: KeptWork) => changeKeptWork((kept) => kept.filter((work) => work.id !== id))
  return (
    <Dialog title={t('offline.work.title')} onClose={onClose}>
      <p>{t('offline.work.hint')}</p>
      <ol className={classes.works}>
        {works.map((work) => (
          <li key={work.id}>
            <b>{t(`offline.work.call.${work.call}`)}</b>
            <span className="wd-mono">{work.about}</span>
            <small>
              <Instant at={work.keptAt} />
            </small>
            {work.refusal === undefined ? null : (
              <>
                <p role="alert">{word(`errors.${work.refusal}`) ?? work.refusal}</p>
                <span className={classes.choices}>
                  <Button size="compact-sm" variant="default" onClick={() => again(work)}>
                    {t('offline.work.again')}
                  </Button>
                  <Button size="compact-sm" variant="default" onClick={() => giveUp(work)}>
                    {t('offline.work.giveUp')}
                  </Button>
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
