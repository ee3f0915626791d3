import type { ReactNode } from 'react'
import classes from './printed.module.css'

/** What a screen prints: this alone, without the portal around it. */
export function Printed({ children }: { children: ReactNode }) {
  return <div className={classes.printed}>{children}</div>
}

export function OnPaper({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${classes.paper} ${className}`}>{children}</div>
}
