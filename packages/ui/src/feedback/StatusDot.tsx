import type { ReactNode } from 'react'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'

export type Tone = 'ok' | 'warning' | 'error' | 'neutral' | 'accent'

type StatusProps = {
  tone: Tone
  children: ReactNode
  detail?: ReactNode
  /** Wraps, unlike a word. */
  isSentence?: boolean
}

/** A state as a dot and a word, never by colour alone. The tooltip shows since when it applies or when it was seen. */
export function StatusDot({ tone, children, detail, isSentence }: StatusProps) {
  return (
    <Tooltip label={detail}>
      <span className={classes.status} data-tone={tone} data-sentence={isSentence || undefined}>
        <span className={classes.dot} aria-hidden />
        {children}
      </span>
    </Tooltip>
  )
}

/** A short word on a tinted background: a type, a role, a count. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
