import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'
import classes from './figures.module.css'

/** The tooltip shows the figure's source, coverage and age, on hover and on focus. */
export function Sourced({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Tooltip label={words}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches what the pointer does */}
      <span tabIndex={0} className={classes.sourced}>
        {children}
      </span>
    </Tooltip>
  )
}
