import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useRef, useState } from 'react'
import layout from '../page/layout.module.css'
import { readBarcodes } from './barcode-camera.ts'
import classes from './start-code.module.css'

/** Reads the barcode on a gateway's label. The camera stops on unmount. */
export function StartCodeCamera({ onRead }: { onRead: (text: string) => void }) {
  const t = useT('unallocatedInstallations')
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onRead)
  const [isRefused, setRefused] = useState(false)
  read.current = onRead
  useEffect(() => {
    if (!video.current) return
    let isGone = false
    let stop: (() => void) | undefined
    readBarcodes(video.current, (text) => read.current(text)).then(
      (end) => {
        stop = end
        if (isGone) end()
      },
      () => setRefused(true),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  if (isRefused) return <p className={layout.hint}>{t('unallocatedInstallations.camera.refused')}</p>
  return (
    <figure className={classes.camera}>
      <video ref={video} playsInline muted aria-label={t('unallocatedInstallations.camera.view')} />
      <figcaption className={layout.hint}>{t('unallocatedInstallations.camera.hint')}</figcaption>
    </figure>
  )
}
