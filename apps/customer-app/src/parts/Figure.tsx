import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../language/use-words.ts'
import classes from './parts.module.css'

type Props = { label: string; value: string; isKnown?: boolean; icon?: Icon; color?: string; note?: ReactNode }

/** A labelled figure. An unknown one is marked as such, and never 0. */
export function Figure({ label, value, isKnown = true, icon: Glyph, color, note }: Props) {
  const t = useWords()
  return (
    <div className={classes.figure}>
      <span className={classes.label}>
        {Glyph ? <Glyph size={18} stroke={1.8} style={{ color }} aria-hidden /> : color ? <i style={{ background: color }} /> : null}
        {label}
      </span>
      <b data-unknown={!isKnown || undefined}>{isKnown ? value : t('customerApp.unknown')}</b>
      {note ? <small>{note}</small> : null}
    </div>
  )
}
