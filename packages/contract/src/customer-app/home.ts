import { z } from 'zod'
import { healthReasons, healthStatuses } from '../alarms/health/terms.ts'
import { tariffKinds } from '../alarms/time-of-use/terms.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../formats.ts'
import { totals } from '../history/parts/models.ts'
import { connection } from '../installations/models.ts'
import { installationKinds } from '../installations/terms.ts'
import { provenance } from '../provenance.ts'
import { liveSnapshot } from '../telemetry/models.ts'
import { appViewer } from './sign-in.ts'

const area = 'customer-app'
const base = '/api/v1/app'
const site = `${base}/sites/{siteId}`

/** How long after the customer's last sign-in a member sees live data in the app. */
export const liveAfterSignInDays = 7

/** Parts of a home that the app has a section for. */
export const appParts = ['pv', 'battery', 'wallbox', 'heatPump', 'gas', 'solarCloud', 'prices'] as const
export type AppPart = (typeof appParts)[number]

/** Money by the tariff of each quarter hour, in cents. Null: not known. */
export const savings = z.object({
  /** Null: no tariff is known. */
  tariff: z.enum(tariffKinds).nullable(),
  /** What energy from the roof and the battery saved: the consumption at the import price, less what the grid's energy cost. */
  savedCents: z.number().nullable(),
  /** What exported energy earned; null also without an export price. */
  earnedCents: z.number().nullable(),
  /** What energy from the grid cost. */
  importCents: z.number().nullable(),
  /** The time for which prices and energies are known. */
  knownSeconds: z.number(),
})
export type Savings = z.infer<typeof savings>

/** CO2 that the home avoided; null: not measured. */
const avoided = z.object({ avoidedG: z.number().nullable(), gPerKwh: z.number(), year: z.number().int(), source: z.string() })

const figures = {
  fromDate: day,
  toDate: day,
  provenance,
  total: totals,
  savings,
  carbon: avoided,
}

export const appHome = z.object({
  viewer: appViewer,
  sites: z.array(z.object({ id, name: z.string(), city: z.string() })),
  /** Null: the customer has no home yet. */
  home: z
    .object({
      siteId: id,
      timeZone: z.string(),
      has: z.array(z.enum(appParts)),
      /** Null: a member looks longer than seven days after the customer's last sign-in. */
      live: liveSnapshot.nullable(),
      /** Until when a member sees live data. Null for customers, and if the customer never signed in. */
      liveUntil: instant.nullable(),
      today: z.object(figures),
    })
    .nullable(),
})
export type AppHome = z.infer<typeof appHome>

export const readAppHome = endpoint({
  name: 'readAppHome',
  area,
  method: 'GET',
  path: `${base}/home`,
  summary: 'What the app shows first: who is signed in, the homes, and of one of them (or the main one) live state and today',
  access: 'customer',
  query: z.strictObject({ siteId: id.optional() }),
  response: appHome,
  errors: ['NotFound'],
})

/** A device, and the worst that is known of it. */
export const appDevice = z.object({
  id,
  kind: z.enum(installationKinds),
  deviceId: z.string(),
  vendor: z.string(),
  manufacturer: z.string().nullable(),
  serialNumber: z.string().nullable(),
  connection,
  status: z.enum(healthStatuses),
  /** Why it is not well; the app says what to do about it. */
  reason: z.enum(healthReasons).nullable(),
  since: instant.nullable(),
})
export type AppDevice = z.infer<typeof appDevice>

/** A fault that lasts. */
const appNotice = z.object({
  reason: z.enum(healthReasons),
  status: z.enum(healthStatuses),
  kind: z.enum(['site', ...installationKinds]),
  since: instant.nullable(),
})
export type AppNotice = z.infer<typeof appNotice>

export const listAppDevices = endpoint({
  name: 'listAppDevices',
  area,
  method: 'GET',
  path: `${site}/devices`,
  summary: 'The devices of a home, their state, and the faults of the home that last',
  access: 'customer',
  params: z.strictObject({ siteId: id }),
  response: z.object({ checkedAt: instant.nullable(), items: z.array(appDevice), notices: z.array(appNotice) }),
  errors: ['NotFound'],
})

export const createAppLiveTicket = endpoint({
  name: 'createAppLiveTicket',
  inPreview: 'allowed',
  area,
  method: 'POST',
  path: `${site}/live-ticket`,
  summary: 'A ticket that opens one live socket (/api/v1/live?ticket=…) of a home, once, within 30 seconds',
  access: 'customer',
  params: z.strictObject({ siteId: id }),
  response: z.object({ ticket: z.string(), expiresAt: instant }),
  errors: ['NotFound', 'LiveDataEnded', 'TooManyRequests'],
})
