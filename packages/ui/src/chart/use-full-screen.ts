import { type RefObject, useEffect, useState } from 'react'

/** Shows an element on the whole screen; `heightPx` is the height of the screen meanwhile. */
export function useFullScreen(part: RefObject<HTMLElement | null>): { heightPx: number | undefined; toggle: (() => void) | undefined } {
  const [heightPx, setHeight] = useState<number>()
  useEffect(() => {
    const follow = () =>
      setHeight(document.fullscreenElement && document.fullscreenElement === part.current ? window.innerHeight : undefined)
    document.addEventListener('fullscreenchange', follow)
    window.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      window.removeEventListener('resize', follow)
    }
  }, [part])
  const toggle = () => void (document.fullscreenElement ? document.exitFullscreen() : part.current?.requestFullscreen())
  return { heightPx, toggle: document.fullscreenEnabled ? toggle : undefined }
}
