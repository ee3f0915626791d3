import { balancePowers, eachOf, flowQuantities, quantityNames } from '@wattdesk/energy/quantities.ts'
import { calendarPeriods, flowNames, intervals } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { day, id, instant } from '../../formats.ts'
import { origin, provenance, slotOrigins } from '../../provenance.ts'
import { energyValues } from '../../telemetry/models.ts'
import { qualities } from '../../telemetry/terms.ts'

/** Days in the home's time zone, both inclusive. */
export const historyRange = { siteId: id, fromDate: day, toDate: day }

export const interval = z.enum(intervals)
/** Whether each span includes its source, coverage and time of writing. */
export const withDetails = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false)
export const calendarPeriod = z.enum(calendarPeriods)
const measured = z.number().nullable()

/** When the newest value of a span was written. Null: before this was recorded. */
const writtenAt = instant.nullable()

export const spanDetails = z.object({
  coveredSeconds: z.number(),
  writtenAt,
  ...origin,
  ...slotOrigins,
  /**
   * Energies of the time for which the consumption is known, in Wh, which belong together. Absent: those of the span, or the consumption
   * is unknown.
   */
  balancedFlows: z.object(eachOf(flowQuantities, () => z.number())).optional(),
  /** What was used of the production at once, and what was stored, in Wh; absent if it follows from the sums. */
  productionUse: z.object({ pvToHome: z.number(), pvToBattery: z.number() }).optional(),
})

/** The spans of a range in columns, so that names are not repeated: each list has one entry per span. */
const columns = {
  /** Start of each span. It ends where the next one starts, the last one with the range. */
  starts: z.array(instant),
  /** Positions of partly measured spans. */
  partial: z.array(z.number().int()),
  /** Null if not measured; absent if not requested. */
  details: z.array(spanDetails.nullable()).optional(),
}
/** For an earlier range: the instant of the requested range that each span is shown beside. */
const alignedStarts = z.array(instant.nullable())
/** Null if not measured, never 0. A quantity that is null in all spans is absent. */
const valuesOf = <Name extends string>(names: readonly Name[]) => z.partialRecord(z.enum(names), z.array(measured))

export const rates = { selfConsumptionRate: measured, selfSufficiencyRate: measured, directConsumptionRate: measured }
/** Sums of a range. Rates are computed from sums, those of its use from what was used of each quarter hour; null if the divisor is 0. */
export const totals = energyValues.extend(rates)

const seriesOf = <Name extends string, Unit extends string>(names: readonly Name[], unit: Unit) => {
  const values = valuesOf(names)
  const summary = { provenance, total: totals }
  return z.object({
    siteId: id,
    timeZone: z.string(),
    fromDate: day,
    toDate: day,
    from: instant,
    to: instant,
    interval,
    unit: z.literal(unit),
    ...summary,
    series: z.object({ ...columns, values }),
    comparisons: z.array(
      z.object({ fromDate: day, toDate: day, to: instant, ...summary, series: z.object({ ...columns, values, alignedStarts }) }),
    ),
  })
}

export const energySeries = seriesOf(quantityNames, 'Wh')
export type EnergySeries = z.infer<typeof energySeries>
/** Mean powers over the measured time. */
export const powerSeries = seriesOf(balancePowers, 'W')
export type PowerSeries = z.infer<typeof powerSeries>

/** Energies from source to sink in Wh, summed over quarter hours. */
export const energyFlows = z.object(eachOf(flowNames, () => z.number()))
export const quantityName = z.enum(quantityNames)

export const quantitySeries = z.object({
  ...energySeries.omit({ series: true, total: true, comparisons: true }).shape,
  quantity: quantityName,
  series: z.object({ ...columns, energyWh: z.array(measured) }),
  totalWh: measured,
  comparisons: z.array(
    z.object({
      fromDate: day,
      toDate: day,
      to: instant,
      provenance,
      series: z.object({ ...columns, energyWh: z.array(measured), alignedStarts }),
      totalWh: measured,
    }),
  ),
})
export type QuantitySeries = z.infer<typeof quantitySeries>

const gasSpan = {
  start: instant,
  end: instant,
  coveredSeconds: z.number(),
  writtenAt,
  quality: z.enum(qualities),
  ...origin,
  volumeM3: z.number(),
  energyWh: z.number(),
}
/** `spreadSeconds`: the part of the measured time in which the meter was read less often than every two hours; absent: none. */
const gasTotals = {
  provenance,
  totalM3: z.number().nullable(),
  totalWh: z.number().nullable(),
  spreadSeconds: z.number().optional(),
}

/** Volume counted by the home's gas meters, and its energy. */
export const gasSeries = z.object({
  ...energySeries.omit({ series: true, total: true, comparisons: true, unit: true }).shape,
  unit: z.literal('m3'),
  ...gasTotals,
  /** Converts volume to energy: kWh = m³ × calorific value × state number. Usual values, unless the supplier's are recorded. */
  conversion: z.object({ calorificValueKwhPerM3: z.number(), stateNumber: z.number(), isAssumed: z.boolean() }),
  /** Spans without data are absent, never 0. */
  series: z.array(z.object(gasSpan)),
  meters: z.array(z.object({ deviceId: z.string(), volumeM3: z.number() })),
  comparisons: z.array(
    z.object({
      fromDate: day,
      toDate: day,
      ...gasTotals,
      series: z.array(z.object({ ...gasSpan, alignedStart: instant.nullable() })),
    }),
  ),
})
export type GasSeries = z.infer<typeof gasSeries>
