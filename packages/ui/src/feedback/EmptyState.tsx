import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './feedback.module.css'

type Props = { icon?: Icon; title: string; children?: ReactNode; action?: ReactNode; isPage?: boolean }

/** Explains why there is no data and offers the next step. */
export function EmptyState({ icon: Glyph, title, children, action, isPage }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state}>
      {Glyph ? <Glyph size={28} stroke={1.5} className={classes.stateIcon} aria-hidden /> : null}
      <Title className={classes.stateTitle}>{title}</Title>
      {children ? <div className={classes.stateText}>{children}</div> : null}
      {action ? <div className={classes.stateAction}>{action}</div> : null}
    </div>
  )
}
