import { isReachable } from '@wattdesk/ui/network/reachability.ts'
import { useEffect, useState } from 'react'

const everyMs = 5 * 60_000
const startScript = (page: ParentNode) => page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')

/** Whether the server has another release. Nothing reloads automatically, because typed input would be lost. */
export function useNewRelease(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isThere) return undefined
    const look = async () => {
      if (document.visibilityState !== 'visible' || !isReachable()) return
      const response = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } }).catch(() => undefined)
      if (!response?.ok) return
      const theirs = startScript(new DOMParser().parseFromString(await response.text(), 'text/html'))
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
