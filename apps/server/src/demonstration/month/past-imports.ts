/**
 * Past data that members import from the clouds of vendors: gaps that a silence left, and the time before a home's first measurement. The
 * product's own imports request and write it.
 */
import { startDataImport } from '@wattdesk/contract/data-import/calls.ts'
import type { DataImportInput } from '@wattdesk/contract/data-import/models.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { firstOfMonth } from '@wattdesk/energy/intervals.ts'
import { addDays, type LocalDay, localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import type pg from 'pg'
import { runDataImport } from '../../areas/data-import/data-import-run.service.ts'
import type { SimulatedProfile } from '../homes.ts'
import type { Deed } from './deed.ts'
import { signIn } from './member-session.ts'
import type { PlayedService } from './played-service.ts'

type Home = {
  siteId: string
  configId: string
  vendorSiteId: string
  vendor: 'gridx' | 'solaredge'
  country: string
  profile: SimulatedProfile
  installedOn: LocalDay | null
  /** The first day whose history is loaded already. */
  loadedFrom: LocalDay
}

/** Homes whose vendor can be asked for their past, and their installation there. */
const homesSql = `
  select h.site_id as "siteId", i.id as "configId", i.vendor_installation_id as "vendorSiteId", v.name as vendor, t.country, h.profile,
    to_char(i.installed_on, 'YYYY-MM-DD') as "installedOn", to_char(loaded.day, 'YYYY-MM-DD') as "loadedFrom"
  from simulated_homes h
  join installations i on i.site_id = h.site_id
  join vendors v on v.id = i.vendor_id
  join customers c on c.id = i.customer_id and c.status = 'active'
  join tenants t on t.id = c.affiliate_id
  cross join lateral (select min(d.day) as day from energy_days d where d.site_id = h.site_id) loaded
  where ((h.kind = 'gateway' and i.kind = 'gateway' and v.name = 'gridx')
      or (h.kind = 'vendor-cloud' and i.kind = 'pvbattery' and v.name = 'solaredge'))
    and loaded.day is not null
  order by h.site_id`

/** Members who look after the homes of a country. */
const carers: Readonly<Record<string, string>> = {
  DE: 'support@wattdesk.example',
  IT: 'support.it@wattdesk.example',
  HU: 'admin.hu@wattdesk.example',
  GB: 'admin.gb@wattdesk.example',
}

const gapsMax = 4
/** Days before the end of the month on which members import what was measured before a home joined, a home each. */
const extendedDaysAgo = [24, 17, 10]
/** Days of the past that such an import reads. */
const extensionDays = 28

export async function planImports(client: pg.Client, until: number): Promise<Deed[]> {
  const { rows: homes } = await client.query<Home>(homesSql)
  const gaps = homes.flatMap((home) => gapOf(home, until) ?? []).slice(0, gapsMax)
  const older = homes.flatMap((home) => olderOf(home) ?? [])
  return [...gaps, ...extendedDaysAgo.flatMap((daysAgo, at) => extensionOf(older[at], daysAgo, until, at === 0))].filter(
    ({ at }) => at < until - hourMs,
  )
}

type Wanted = Pick<DataImportInput, 'fromDate' | 'toDate'>

/** On the day after a silence ended, its days are read from the vendor, which measured on. Yesterday's gap is left to the README's tour. */
function gapOf(home: Home, until: number): Deed | undefined {
  const { timeZone, faults = [] } = home.profile
  const silence = faults.find(({ kind, to }) => kind === 'silent' && to !== undefined)
  if (silence?.to === undefined) return undefined
  const [fromDate, toDate] = [localDayOf(silence.from, timeZone), localDayOf(silence.to, timeZone)]
  // The load still replaces earlier months.
  if (fromDate < home.loadedFrom || toDate >= addDays(localDayOf(until, timeZone), -1)) return undefined
  return importOf(home, startOfLocalDay(addDays(toDate, 1), timeZone) + 10.2 * hourMs, { fromDate, toDate })
}

/** The weeks before a home joined at the start of a month. */
function olderOf(home: Home): (Wanted & { home: Home }) | undefined {
  const { since } = home.profile
  const first = addDays(since, -extensionDays)
  const { installedOn } = home
  if (since !== firstOfMonth(since) || !installedOn || installedOn > first) return undefined
  return { home, fromDate: first, toDate: addDays(since, -1) }
}

/** One owner shares the home's data with the service only after the first attempt. */
function extensionOf(found: ReturnType<typeof olderOf>, daysAgo: number, until: number, isWithheld: boolean): Deed[] {
  if (!found) return []
  const { home, ...wanted } = found
  const { timeZone } = home.profile
  const at = (days: number) => startOfLocalDay(addDays(localDayOf(until, timeZone), -days), timeZone) + 11.3 * hourMs
  if (!isWithheld) return [importOf(home, at(daysAgo), wanted)]
  const withhold = (service: PlayedService) => service.vendors.withheld.add(home.vendorSiteId)
  const share = (service: PlayedService) => service.vendors.withheld.delete(home.vendorSiteId)
  return [importOf(home, at(daysAgo), wanted, withhold), importOf(home, at(daysAgo - 2), wanted, share)]
}

function importOf({ siteId, configId, country }: Home, at: number, wanted: Wanted, before?: (service: PlayedService) => void): Deed {
  return {
    at,
    async run(service) {
      before?.(service)
      const member = await signIn(service, Math.max(service.ctx.clock.now().getTime(), at), carers[country] ?? 'admin@wattdesk.example')
      const body: DataImportInput = { action: 'specificTimeFrame', configId, onlyMissing: true, ...wanted }
      const { id } = await member.call(startDataImport, { params: { siteId }, body })
      await runDataImport(service.ctx, id, { isPaced: false })
    },
  }
}
