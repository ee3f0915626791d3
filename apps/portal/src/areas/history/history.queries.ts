import { keepPreviousData, type QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint, QueryOf, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import * as calls from '@wattdesk/contract/history/calls.ts'
import { previewHistoryMail, sendHistoryMail } from '@wattdesk/contract/history/mails/calls.ts'
import { energyHistoryOf, powerHistoryOf, quantityHistoryOf } from '@wattdesk/contract/history/parts/spans.ts'
import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { readDayAheadPrices } from '@wattdesk/contract/prices/calls.ts'
import type { DayRange } from '@wattdesk/energy/periods.ts'
import type { CalendarPeriod, Interval } from '@wattdesk/energy/terms.ts'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** A quarter hour ends every 15 minutes; late samples arrive in between. */
const staleTime = 60_000
const kept = { staleTime, placeholderData: keepPreviousData } as const

export type SeriesAsked = { siteId: string; range: DayRange; interval: Interval; compare?: CalendarPeriod }
const spanned = ({ siteId, range }: Pick<SeriesAsked, 'siteId' | 'range'>) => ({ siteId, fromDate: range.from, toDate: range.to })
const seriesOf = (asked: SeriesAsked) => ({ ...spanned(asked), interval: asked.interval, comparison: asked.compare })
/** With the source of each span, which charts show in the tooltip. */
const detailsOf = (asked: SeriesAsked) => ({ ...seriesOf(asked), details: 'true' as const })
const keyOf = (what: string, { siteId, range, ...more }: Partial<SeriesAsked>) => ['history', siteId, what, range?.from, range?.to, more]

export const energyQuery = (asked: SeriesAsked) =>
  queryOptions({
    queryKey: keyOf('energy', asked),
    queryFn: async ({ signal }) => energyHistoryOf(await call(calls.readEnergyHistory, { query: detailsOf(asked) }, { signal })),
    ...kept,
  })

export const powerQuery = (asked: SeriesAsked) =>
  queryOptions({
    queryKey: keyOf('power', asked),
    queryFn: async ({ signal }) => powerHistoryOf(await call(calls.readPowerHistory, { query: detailsOf(asked) }, { signal })),
    ...kept,
  })

export const gasQuery = (asked: SeriesAsked) =>
  queryOptions({
    queryKey: keyOf('gas', asked),
    queryFn: ({ signal }) => call(calls.readGasHistory, { query: seriesOf(asked) }, { signal }),
    ...kept,
  })

export const electricCarQuery = (asked: SeriesAsked) =>
  queryOptions({
    queryKey: keyOf('electricCar', asked),
    queryFn: async ({ signal }) => quantityHistoryOf(await call(calls.readElectricCarHistory, { query: detailsOf(asked) }, { signal })),
    ...kept,
  })

type RangeAsked = Pick<SeriesAsked, 'siteId' | 'range'>

export const electricCarSessionsQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('electricCarSessions', asked),
    queryFn: ({ signal }) => call(calls.listElectricCarSessions, { query: spanned(asked) }, { signal }),
    ...kept,
  })

export const wallboxSessionsQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('wallboxSessions', asked),
    queryFn: ({ signal }) => call(calls.listWallboxSessions, { query: spanned(asked) }, { signal }),
    ...kept,
  })

export const wallboxesQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('wallboxes', asked),
    queryFn: ({ signal }) => call(calls.readWallboxHistory, { query: spanned(asked) }, { signal }),
    ...kept,
  })

export const devicesQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('devices', asked),
    queryFn: ({ signal }) => call(calls.readDevicesConsumption, { query: spanned(asked) }, { signal }),
    ...kept,
  })

export const sourcesQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('sources', asked),
    queryFn: ({ signal }) => call(calls.readDonut, { query: { ...spanned(asked), periods: 'range' } }, { signal }),
    ...kept,
  })

export const solarCloudQuery = (asked: SeriesAsked) =>
  queryOptions({
    queryKey: keyOf('solarCloud', asked),
    queryFn: ({ signal }) => call(calls.readSolarCloud, { query: { ...spanned(asked), interval: asked.interval } }, { signal }),
    ...kept,
  })

export type HeatQuantity = QueryOf<typeof calls.readHeatMap & Endpoint>['quantity']

export const heatMapQuery = (asked: RangeAsked & { quantity: HeatQuantity }) =>
  queryOptions({
    queryKey: [...keyOf('heatMap', { siteId: asked.siteId, range: asked.range }), asked.quantity],
    queryFn: ({ signal }) => call(calls.readHeatMap, { query: { ...spanned(asked), quantity: asked.quantity } }, { signal }),
    ...kept,
  })

export const batteryChargeQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('batteryCharge', asked),
    queryFn: ({ signal }) => call(calls.readBatteryCharge, { query: spanned(asked) }, { signal }),
    ...kept,
  })

export const quarterHoursQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('quarterHours', asked),
    queryFn: ({ signal }) => call(calls.readQuarterHours, { query: spanned(asked) }, { signal }),
    ...kept,
  })

export const forecastQuery = (asked: SeriesAsked) =>
  queryOptions({
    queryKey: keyOf('forecast', asked),
    queryFn: ({ signal }) => call(pv.readForecastRange, { query: { ...spanned(asked), interval: asked.interval } }, { signal }),
    ...kept,
  })

export const efficiencyQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('efficiency', asked),
    queryFn: ({ signal }) => call(pv.readEfficiencyByMonth, { query: spanned(asked) }, { signal }),
    ...kept,
  })

export const pricesQuery = (siteId: string, date: string) =>
  queryOptions({
    queryKey: ['history', siteId, 'prices', date],
    queryFn: ({ signal }) => call(readDayAheadPrices, { query: { siteId, date } }, { signal }),
    ...kept,
  })

export const carbonSeriesQuery = ({ aggregation, ...asked }: RangeAsked & { aggregation: CalendarPeriod }) =>
  queryOptions({
    queryKey: [...keyOf('carbon', asked), aggregation],
    queryFn: ({ signal }) => call(pv.readAvoidedCarbon, { query: { ...spanned(asked), aggregation } }, { signal }),
    ...kept,
  })

export const summaryQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['history', siteId, 'summary'],
    queryFn: ({ signal }) => call(pv.readPvSummary, { query: { siteId } }, { signal }),
    // Not those of another home meanwhile: pictures of all time begin with its first day.
    staleTime,
  })

/** A server of the former release does not have the call. */
function noneKnown(error: unknown): ResponseOf<typeof pv.readFirstDays> {
  if (error instanceof CallError && error.status === 404) return { charging: null, gas: null }
  throw error
}

export const firstDaysQuery = (siteId: string) =>
  queryOptions({
    queryKey: ['history', siteId, 'firstDays'],
    queryFn: ({ signal }) => call(pv.readFirstDays, { query: { siteId } }, { signal }).catch(noneKnown),
    staleTime,
  })

export const carbonQuery = (asked: RangeAsked) =>
  queryOptions({
    queryKey: keyOf('carbon', asked),
    queryFn: ({ signal }) => call(pv.readAvoidedCarbonTotal, { query: spanned(asked) }, { signal }),
    ...kept,
  })

/** What a home's pictures show for the first time. Until the response, they show the previous choice. */
export const picturesFilter = (siteId: string): QueryFilters => ({
  queryKey: ['history', siteId],
  predicate: ({ queryKey, state }) => state.status === 'pending' && queryKey[2] !== 'mail',
})

type MailAsked = CallInput<typeof previewHistoryMail>['body']

export const historyMailPreviewQuery = (customerId: string, body: MailAsked) =>
  queryOptions({
    queryKey: ['history', body.siteId, 'mail', customerId, body],
    queryFn: ({ signal }) => call(previewHistoryMail, { params: { id: customerId }, body }, { signal }),
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })

export const mailHistory = (customerId: string, body: CallInput<typeof sendHistoryMail>['body']) =>
  call(sendHistoryMail, { params: { id: customerId }, body })

/** The outbox and the customer's log show the mail. */
export const refreshAfterMail = (client: QueryClient, customerId: string) =>
  Promise.all([client.invalidateQueries({ queryKey: ['mails'] }), client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })])
