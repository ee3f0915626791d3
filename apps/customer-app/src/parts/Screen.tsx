import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../language/use-words.ts'
import classes from './parts.module.css'

/** A screen with its title. `isDeeper` adds the way back to the home. */
export function Screen({ title, isDeeper, children }: { title: string; isDeeper?: boolean; children: ReactNode }) {
  const t = useWords()
  return (
    <div className={classes.screen}>
      <div className={classes.title}>
        {isDeeper ? (
          <Link href="/" aria-label={t('customerApp.back')} className={classes.back}>
            <IconChevronLeft size={22} aria-hidden />
          </Link>
        ) : null}
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  )
}
