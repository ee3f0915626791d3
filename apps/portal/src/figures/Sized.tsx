import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import classes from './figures.module.css'

type Props = {
  /** Installations of which the size is unknown, so that the sum lacks it. */
  unsized: number | undefined
  children: ReactNode
}

/** A sum of sizes, and for how many installations the size is unknown. */
export function Sized({ unsized = 0, children }: Props) {
  const t = useT('statistics')
  return (
    <>
      {children}
      {unsized > 0 ? <small className={classes.note}>{t('statistics.unknownFor', { count: unsized })}</small> : null}
    </>
  )
}
