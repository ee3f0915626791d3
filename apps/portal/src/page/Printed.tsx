import type { ReactNode } from 'react'
import classes from './printed.module.css'

/** Only this part of a screen is printed, without the portal around it. */
export function Printed({ children }: { children: ReactNode }) {
  return <div className={classes.printed}>{children}</div>
}

export function OnPaper({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${classes.paper} ${className}`}>{children}</div>
}
