import type { Language } from '@wattdesk/i18n/languages.ts'
import { useEffect, useRef } from 'react'
import classes from './impersonation.module.css'
import type { StartedView } from './impersonation.queries.ts'

type Props = { view: StartedView; tenantId: string; language: Language; title: string }

/**
 * Embeds the app in a frame without an origin, so that nothing in it can reach the portal or its session. The token is passed by a message,
 * never in a URL. The content security policy allows no other site in the frame.
 */
export function AppFrame({ view, tenantId, language, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const respond = ({ source, data }: MessageEvent<unknown>) => {
      const shown = frame.current?.contentWindow
      if (!shown || source !== shown || !isReady(data)) return
      // Only '*' addresses a frame without an origin.
      shown.postMessage({ type: 'wattdesk:view', accessToken: view.token, expiresAt: view.expiresAt }, '*')
    }
    window.addEventListener('message', respond)
    return () => window.removeEventListener('message', respond)
  }, [view])
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title={title}
      src={`/app/?brand=${tenantId}&lang=${language}`}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  )
}

const isReady = (data: unknown): boolean => typeof data === 'object' && data !== null && 'type' in data && data.type === 'wattdesk:ready'
