import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import classes from './parts.module.css'

type Props = { title?: string; children: ReactNode; href?: string; aside?: ReactNode }

/** A section of a screen. With an `href`, the whole card is a link. */
export function Card({ title, children, href, aside }: Props) {
  const head = title ? (
    <span className={classes.cardHead}>
      <h2>{title}</h2>
      {aside}
      {href ? <IconChevronRight size={18} aria-hidden className={classes.chevron} /> : null}
    </span>
  ) : null
  if (!href)
    return (
      <section className={classes.card}>
        {head}
        {children}
      </section>
    )
  return (
    <Link href={href} className={classes.card}>
      {head}
      {children}
    </Link>
  )
}
