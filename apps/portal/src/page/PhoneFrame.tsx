import { frameReady, type PreviewMessage, type ViewMessage } from '@wattdesk/contract/customer-app/frame.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { type Ref, useEffect, useRef, useState } from 'react'
import classes from './phone-frame.module.css'

type Props = {
  /** What the app shows: a screen of it, in whose brand. */
  path: string
  tenantId: string
  language: Language
  title: string
  /** Sent when the app is ready, and again when it changes. */
  message: ViewMessage | PreviewMessage | undefined
  phoneRef?: Ref<HTMLDivElement>
}

/**
 * Embeds the customers' app in a frame without an origin, so that nothing in it can reach the portal or its session. It receives tokens and
 * content by messages, never in a URL. The content security policy allows no other site in the frame.
 */
export function PhoneFrame({ path, tenantId, language, title, message, phoneRef }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Counts, because the app is ready again after it was reloaded in another language.
  const [readyCount, setReadyCount] = useState(0)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const shown = frame.current?.contentWindow
      if (shown && source === shown && isReady(data)) setReadyCount((count) => count + 1)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    // Only '*' addresses a frame without an origin.
    if (readyCount > 0 && message) frame.current?.contentWindow?.postMessage(message, '*')
  }, [readyCount, message])
  return (
    <div className={classes.phone} ref={phoneRef}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title}
        src={`/app${path}?brand=${tenantId}&lang=${language}`}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}

const isReady = (data: unknown): boolean => typeof data === 'object' && data !== null && 'type' in data && data.type === frameReady
