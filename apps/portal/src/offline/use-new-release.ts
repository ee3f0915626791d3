import { useEffect, useState } from 'react'

const everyMs = 5 * 60_000
const startScript = (page: ParentNode) => page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')

/** Whether the server has another release than the one that runs here. Nothing reloads by itself: typed work would be lost. */
export function useNewRelease(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isThere) return undefined
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const answer = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } }).catch(() => undefined)
      if (!answer?.ok) return
      const theirs = startScript(new DOMParser().parseFromString(await answer.text(), 'text/html'))
      if (theirs && theirs !== startScript(document)) setThere(true)
    }
    const timer = setInterval(() => void look(), everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isThere])
  return isThere
}
