import type { ReactNode } from 'react'
import { useLive } from '../api/live.ts'
import { useWords } from '../language/use-words.ts'
import { Brandmark } from './Brandmark.tsx'
import { useBrandColors } from './brand.ts'
import { Freshness } from './Freshness.tsx'
import { HiddenTitle } from './HiddenTitle.tsx'
import { HomeFailure } from './HomeFailure.tsx'
import { SiteChooser } from './SiteChooser.tsx'
import classes from './shell.module.css'
import { Tabs } from './Tabs.tsx'
import { useChosenSite, useHomeQuery, useKnownSites } from './use-home.ts'
import { ViewBanner } from './ViewBanner.tsx'
import { Waiting } from './Waiting.tsx'

/** The frame of every screen: brand, home, age of the data, and tabs. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords()
  const query = useHomeQuery()
  const chosen = useChosenSite()
  const { data } = query
  const known = useKnownSites()
  const sites = data?.sites ?? known
  useBrandColors()
  useLive(data?.home?.siteId, chosen, data?.home?.live != null)
  return (
    <div className={classes.app}>
      <ViewBanner viewer={data?.viewer} />
      <header className={classes.header}>
        <Brandmark />
        {sites.length > 1 ? <SiteChooser sites={sites} current={data?.home?.siteId ?? chosen} /> : null}
      </header>
      <Freshness query={query} />
      <main className={classes.main}>
        {data?.home ? null : <HiddenTitle />}
        {data?.home ? (
          children
        ) : data ? (
          <p className={classes.empty}>{t('customerApp.noHome')}</p>
        ) : query.isError ? (
          <HomeFailure query={query} />
        ) : (
          <Waiting />
        )}
      </main>
      <Tabs />
    </div>
  )
}
