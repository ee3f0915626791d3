import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import { wholeShare } from './measured-share.ts'
import parts from './parts.module.css'

/** For how much of the time the figures above are known; nothing if for all of it. */
export function MeasuredNote({ share }: { share: number }) {
  const t = useWords()
  const formats = useFormats()
  return share < wholeShare ? <p className={parts.note}>{t('customerApp.today.gaps', { share: formats.share(share) })}</p> : null
}
