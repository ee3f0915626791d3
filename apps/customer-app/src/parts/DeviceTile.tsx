import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import classes from './parts.module.css'

type Props = {
  href: string
  icon: Icon
  color: string
  title: string
  figure?: string
  isKnown?: boolean
  note: string
  children?: ReactNode
}

export function DeviceTile({ href, icon: Glyph, color, title, figure, isKnown = true, note, children }: Props) {
  return (
    <Link href={href} className={classes.tile}>
      <span className={classes.glyph} style={{ color }}>
        <Glyph size={22} stroke={1.8} aria-hidden />
      </span>
      <span className={classes.tileTitle}>{title}</span>
      {figure === undefined ? null : <b data-unknown={!isKnown || undefined}>{figure}</b>}
      {children}
      <small>{note}</small>
    </Link>
  )
}
