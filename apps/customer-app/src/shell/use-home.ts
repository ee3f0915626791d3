import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AppHome } from '@wattdesk/contract/customer-app/models.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useSyncExternalStore } from 'react'
import { chosenSite, homeQuery } from '../api/queries.ts'
import { writeStored } from '../session/storage.ts'

let site = chosenSite()
const listeners = new Set<() => void>()

/** From now on, the app shows this home. */
export function chooseSite(siteId: string): void {
  site = siteId
  writeStored('site', siteId)
  for (const listener of listeners) listener()
}

export function useChosenSite(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => site,
  )
}

export function useHomeQuery() {
  return useQuery(homeQuery(useChosenSite()))
}

/** The customer's homes, as listed with whichever is loaded, so that the choice stays while another one loads or fails. */
export function useKnownSites(): AppHome['sites'] {
  const client = useQueryClient()
  // Only what is stored on the phone.
  useQuery({ ...homeQuery(undefined), enabled: false })
  const homes = client.getQueriesData<AppHome>({ queryKey: ['home'] })
  return homes.flatMap(([, home]) => (home ? [home.sites] : []))[0] ?? []
}

export type Home = NonNullable<AppHome['home']>

/** The chosen home. Use only below `Shell`, which waits for it. */
export function useHome(): AppHome & { home: Home } {
  const { data } = useHomeQuery()
  if (!data?.home) throw new Error('A screen of a home is outside of the shell')
  return { ...data, home: data.home }
}

/** False if the figures of the day are those of an earlier one, which the phone has stored. */
export function useIsToday(): boolean {
  const { home } = useHome()
  return home.today.fromDate === localDayOf(nowMs(), home.timeZone)
}
