import { IconEye } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../language/use-words.ts'
import type { Preview } from '../session/preview.ts'
import { Brandmark } from './Brandmark.tsx'
import { chooseScheme } from './color-scheme.ts'
import classes from './shell.module.css'
import { Tabs } from './Tabs.tsx'

/** The frame of every screen, without a home. */
export function PreviewShell({ scheme, children }: Pick<Preview, 'scheme'> & { children: ReactNode }) {
  const t = useWords()
  useEffect(() => chooseScheme(scheme), [scheme])
  return (
    <div className={classes.app}>
      <p className={classes.view} role="status">
        <IconEye size={16} aria-hidden />
        <span>{t('customerApp.preview.banner')}</span>
      </p>
      <header className={classes.header}>
        <Brandmark />
      </header>
      <main className={classes.main}>{children}</main>
      <Tabs />
    </div>
  )
}
