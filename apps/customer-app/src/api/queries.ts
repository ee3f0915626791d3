import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import { deliverContent } from '@wattdesk/contract/content/delivery/calls.ts'
import type { Delivered } from '@wattdesk/contract/content/delivery/models.ts'
import * as past from '@wattdesk/contract/customer-app/calls.ts'
import { listAppDevices, readAppHome, readAppOutlook } from '@wattdesk/contract/customer-app/calls.ts'
import type { AppHome } from '@wattdesk/contract/customer-app/models.ts'
import type { QueryOf, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { type EnergyHistory, energyHistoryOf } from '@wattdesk/contract/history/parts/spans.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { currentSession } from '../session/session.ts'
import { readStored } from '../session/storage.ts'
import { untilNextMinute } from './asked-each-minute.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { keptResponse } from './kept-responses.ts'

/** The home chosen on this phone; undefined for the main one. */
export const chosenSite = (): string | undefined => readStored('site') ?? undefined

/** Today's figures change while a screen stays open. What could not be read is tried again sooner. */
const whileShown = {
  staleTime: minuteMs,
  refetchInterval: ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? 1 : 5) * minuteMs,
}

/** Requested by `start.js` before the program was loaded. */
let started = window.wattdeskStart?.home

async function readHome(siteId: string | undefined, signal: AbortSignal): Promise<AppHome> {
  // It belongs to the customer's own session, so a member's view never shows it.
  const early = currentSession()?.kind === 'customer' ? await started?.catch(() => undefined) : undefined
  started = undefined
  if (early) return early
  try {
    return await call(readAppHome, { query: { siteId } }, signal)
  } catch (error) {
    // Meanwhile, the chosen home may belong to somebody else.
    if (siteId && error instanceof CallError && error.status === 404) return call(readAppHome, {}, signal)
    throw error
  }
}

/** A server of the former release sends no messages of sales. */
const withMessages = (home: AppHome): AppHome => ({ ...home, saleMessages: home.saleMessages ?? [] })

export const homeQuery = (siteId: string | undefined) => {
  const queryKey = ['home', siteId ?? 'main']
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => readHome(siteId, signal),
    select: withMessages,
    refetchInterval: untilNextMinute,
    ...keptResponse<AppHome>(queryKey),
  })
}

export const devicesQuery = (siteId: string) => {
  const queryKey = ['devices', siteId]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(listAppDevices, { params: { siteId } }, signal),
    refetchInterval: minuteMs,
    ...keptResponse<ResponseOf<typeof listAppDevices>>(queryKey),
  })
}

export const outlookQuery = (siteId: string) => {
  const queryKey = ['outlook', siteId]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(readAppOutlook, { params: { siteId } }, signal),
    // An app that stays open needs the next day's.
    ...whileShown,
    staleTime: 5 * minuteMs,
    ...keptResponse<ResponseOf<typeof readAppOutlook>>(queryKey),
  })
}

export const dayQuery = (siteId: string, date: string) => {
  const queryKey = ['day', siteId, date]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(past.readAppDay, { params: { siteId }, query: { date } }, signal),
    ...whileShown,
    ...keptResponse<ResponseOf<typeof past.readAppDay>>(queryKey),
  })
}

type Compared = Pick<QueryOf<typeof past.readAppEnergy>, 'fromDate' | 'toDate' | 'interval' | 'comparison'>

export const energyQuery = (siteId: string, query: Compared) => {
  const queryKey = ['energy', siteId, query]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      energyHistoryOf(await call(past.readAppEnergy, { params: { siteId }, query: { ...query, details: 'true' } }, signal)),
    ...whileShown,
    ...keptResponse<EnergyHistory>(queryKey),
  })
}

type Days = { fromDate: string; toDate: string }

export const savingsQuery = (siteId: string, query: Days) => {
  const queryKey = ['savings', siteId, query]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(past.readAppSavings, { params: { siteId }, query }, signal),
    ...whileShown,
    ...keptResponse<ResponseOf<typeof past.readAppSavings>>(queryKey),
  })
}

export const sessionsQuery = (siteId: string, query: Days) => {
  const queryKey = ['sessions', siteId, query]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(past.listAppChargingSessions, { params: { siteId }, query }, signal),
    ...whileShown,
    ...keptResponse<ResponseOf<typeof past.listAppChargingSessions>>(queryKey),
  })
}

export const gasQuery = (siteId: string, query: Compared) => {
  const queryKey = ['gas', siteId, query]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(past.readAppGas, { params: { siteId }, query }, signal),
    ...whileShown,
    ...keptResponse<ResponseOf<typeof past.readAppGas>>(queryKey),
  })
}

export const solarCloudQuery = (siteId: string, date: string) => {
  const queryKey = ['solar-cloud', siteId, date]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(past.readAppSolarCloud, { params: { siteId }, query: { date } }, signal),
    ...whileShown,
    ...keptResponse<ResponseOf<typeof past.readAppSolarCloud>>(queryKey),
  })
}

/** 404 means that nothing is published there. */
function nothingPublished(error: unknown): Delivered {
  if (error instanceof CallError && error.status === 404) return { content: null, children: [] }
  throw error
}

/** Content that the operator publishes for customers, below a path. */
export const contentQuery = (tenantId: string, language: Language, path: string) => {
  const queryKey = ['content', tenantId, language, path]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(deliverContent, { params: { tenantId, language }, query: { path } }, signal).catch(nothingPublished),
    staleTime: 5 * minuteMs,
    ...keptResponse<Delivered>(queryKey),
  })
}

/** The next viewer must not see anything of the previous one. */
export function forgetAll(client: QueryClient): void {
  client.clear()
}
