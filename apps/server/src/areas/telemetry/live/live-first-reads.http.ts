import { unknownHome } from '@wattdesk/energy/home-quantities.ts'
import { listHomeSystems } from '../../../db/home-systems-sql.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { listLatestSamples, readHomes } from './live.views.ts'
import type { LiveSite } from './live-site.http.ts'

const sitesAtOnce = 200
const againMs = 500

export type FirstReads = {
  /** Reads what is stored of a site, passes it to the site and begins it. Tries again until it succeeds or the site is removed. */
  add(siteId: string, site: LiveSite): void
  remove(siteId: string): void
  close(): void
}

/**
 * Reads the sites that sockets begin to watch, many in one statement, and one group at a time. After a restart thousands of sockets open
 * within seconds, and calls would otherwise wait behind them for a connection.
 */
export function openFirstReads({ db, clock, log }: Pick<Ctx, 'db' | 'clock' | 'log'>): FirstReads {
  const waiting = new Map<string, LiveSite>()
  let isReading = false
  let again: NodeJS.Timeout | undefined

  const readSome = async () => {
    const group = [...waiting].slice(0, sitesAtOnce)
    const siteIds = group.map(([siteId]) => siteId)
    const [samples, homes, systems] = await Promise.all([
      listLatestSamples(db, siteIds, clock.now().getTime()),
      readHomes(db, siteIds),
      listHomeSystems(db, siteIds),
    ])
    for (const [siteId, site] of group) {
      // Nobody watches it any more, or it is watched anew and has to be read again.
      if (waiting.get(siteId) !== site) continue
      waiting.delete(siteId)
      site.know(homes.get(siteId) ?? unknownHome, systems.get(siteId))
      for (const sample of samples.get(siteId) ?? []) site.take(sample)
      site.begin()
    }
  }

  const readAll = async () => {
    if (isReading) return
    isReading = true
    try {
      while (waiting.size > 0) await readSome()
    } catch (error) {
      // Sockets wait for the next sample until then: that nothing was ever measured is not known.
      if (waiting.size === 0) return
      log.warn({ err: error, sites: waiting.size }, 'the latest samples could not be read, will try again')
      again = setTimeout(() => void readAll(), againMs)
    } finally {
      isReading = false
    }
  }

  return {
    add(siteId, site) {
      waiting.set(siteId, site)
      void readAll()
    },
    remove: (siteId) => void waiting.delete(siteId),
    close() {
      clearTimeout(again)
      waiting.clear()
    },
  }
}
