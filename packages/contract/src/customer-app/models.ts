import { z } from 'zod'
import { healthReasons, healthStatuses } from '../alarms/health/terms.ts'
import { tariffKinds } from '../alarms/time-of-use/terms.ts'
import { day, id, instant } from '../formats.ts'
import { calendarPeriod, interval, totals, withDetails } from '../history/parts/models.ts'
import { quarterHoursMaxDays, rangeMaxDays } from '../history/parts/terms.ts'
import { missingFacts } from '../history/pv-energy/terms.ts'
import { connection } from '../installations/models.ts'
import { installationKinds } from '../installations/terms.ts'
import { languages } from '../languages.ts'
import { provenance } from '../provenance.ts'
import { checkRange } from '../ranges.ts'
import { liveSnapshot } from '../telemetry/models.ts'
import { translations } from '../translations.ts'
import { appParts, chargingGrounds } from './terms.ts'

/** An access token of the app. The refresh token is only in an HttpOnly cookie, never in the body. */
export const appSession = z.object({ accessToken: z.string(), expiresAt: instant, sessionExpiresAt: instant })

export type AppSession = z.infer<typeof appSession>

/** Whose app it is, and who views it. */
export const appViewer = z.object({
  /** `member`: a member of the service, who can only read. */
  kind: z.enum(['customer', 'member']),
  customerId: id,
  tenantId: id,
  accountName: z.string(),
  /** Name of the user who signed in, or of the viewing member. */
  name: z.string(),
  language: z.enum(languages),
  /** End of a member's view; null for customers. */
  endsAt: instant.nullable(),
})

export type AppViewer = z.infer<typeof appViewer>

/** Money by the tariff of each quarter hour, in cents. Null if unknown. */
export const savings = z.object({
  /** Null if no tariff is known. */
  tariff: z.enum(tariffKinds).nullable(),
  /** Savings by energy from the roof and the battery: the consumption at the import price, less the cost of energy from the grid. */
  savedCents: z.number().nullable(),
  /** Revenue of exported energy; null also without an export price. */
  earnedCents: z.number().nullable(),
  importCents: z.number().nullable(),
  /** Time for which both prices and energies are known. */
  knownSeconds: z.number(),
})

export type Savings = z.infer<typeof savings>

/** CO2 that the home avoided; null if not measured. */
export const avoidedCarbon = z.object({ avoidedG: z.number().nullable(), gPerKwh: z.number(), year: z.number().int(), source: z.string() })

const figures = {
  fromDate: day,
  toDate: day,
  provenance,
  total: totals,
  savings,
  carbon: avoidedCarbon,
}

/** A persistent fault. */
export const appNotice = z.object({
  reason: z.enum(healthReasons),
  status: z.enum(healthStatuses),
  kind: z.enum(['site', ...installationKinds]),
  since: instant.nullable(),
})

export type AppNotice = z.infer<typeof appNotice>

export const appHome = z.object({
  viewer: appViewer,
  sites: z.array(z.object({ id, name: z.string(), city: z.string() })),
  /** What members wrote to the customer about pending steps of current sales, in the order of the steps. */
  saleMessages: z.array(z.object({ saleId: id, step: z.string(), stepNames: translations, message: z.string() })),
  /** Null if the customer has no home yet. */
  home: z
    .object({
      siteId: id,
      timeZone: z.string(),
      has: z.array(z.enum(appParts)),
      notices: z.array(appNotice),
      /** Null if a member is viewing more than seven days after the customer's last sign-in. */
      live: liveSnapshot.nullable(),
      /** Until when a member sees live data. Null for customers, and if the customer never signed in. */
      liveUntil: instant.nullable(),
      today: z.object(figures),
    })
    .nullable(),
})

export type AppHome = z.infer<typeof appHome>

/** A device with its worst known state. */
export const appDevice = z.object({
  id,
  kind: z.enum(installationKinds),
  deviceId: z.string(),
  vendor: z.string(),
  manufacturer: z.string().nullable(),
  serialNumber: z.string().nullable(),
  connection,
  status: z.enum(healthStatuses),
  /** Why the device is not ok. The app shows what to do about it. */
  reason: z.enum(healthReasons).nullable(),
  since: instant.nullable(),
  /** A PV inverter without a battery at night: it is out of contact because it is off. */
  isAsleep: z.boolean(),
})

export type AppDevice = z.infer<typeof appDevice>

export const days = { fromDate: day, toDate: day }

export const rangedDays = z.strictObject(days).superRefine((query, context) => checkRange(query, context, quarterHoursMaxDays))

export const comparedDays = z
  .strictObject({ ...days, interval: interval.default('P1D'), comparison: calendarPeriod.optional(), details: withDetails })
  .superRefine((query, context) => checkRange(query, context, rangeMaxDays[query.interval]))

const measured = z.number().nullable()

/** Today and tomorrow by the hour. */
export const appOutlook = z.object({
  siteId: id,
  timeZone: z.string(),
  fromDate: day,
  toDate: day,
  /** Facts that the forecast lacks. */
  missing: z.array(z.enum(missingFacts)),
  expected: z.array(z.object({ start: instant, end: instant, powerW: measured, p10W: measured, p90W: measured, energyWh: measured })),
  days: z.array(z.object({ date: day, expectedWh: measured })),
  prices: z.object({
    /** `cost`: price of a kWh from the grid by the home's tariff; `exchange`: the exchange price, if the tariff is not dynamic. */
    kind: z.enum(['cost', 'exchange']),
    licence: z.string().nullable(),
    series: z.array(z.object({ start: instant, end: instant, centsPerMwh: z.number() })),
  }),
  /** Null: neither forecast nor prices are known, or nothing in the home can be charged. */
  bestCharge: z
    .object({
      start: instant,
      end: instant,
      ground: z.enum(chargingGrounds),
      /** Share of the assumed charge that comes from the sun; null if unknown. */
      sunShare: measured,
      /** Mean price of that charge; null if unknown, as a charge by the sun is without an export price. */
      centsPerMwh: measured,
      assumedPowerW: z.number(),
    })
    .nullable(),
})
export type AppOutlook = z.infer<typeof appOutlook>
