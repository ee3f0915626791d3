import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../formats.ts'
import { chargingSession, solarCloud } from '../history/models.ts'
import { energySeries, gasSeries } from '../history/parts/models.ts'
import { provenance } from '../provenance.ts'
import { siteDay } from '../telemetry/models.ts'
import { appDevice, appHome, appNotice, appOutlook, appSession, avoidedCarbon, comparedDays, days, rangedDays, savings } from './models.ts'

const area = 'customer-app'
const base = '/api/v1/app'
const site = `${base}/sites/{siteId}`
const common = { area, method: 'GET', access: 'customer', errors: ['NotFound'] } as const
const params = z.strictObject({ siteId: id })

export const startAppSignIn = endpoint({
  name: 'startAppSignIn',
  area,
  method: 'GET',
  path: `${base}/authorization-uri`,
  summary: "Start a customer's sign-in: the URL of the identity provider, valid once, for five minutes, in this browser",
  access: 'public',
  query: z.strictObject({ lang: z.string().max(35).optional() }),
  response: z.object({ uri: z.url(), expiresAt: instant }),
  errors: ['TooManyRequests', 'Unavailable'],
})

export const finishAppSignIn = endpoint({
  name: 'finishAppSignIn',
  area,
  method: 'POST',
  path: `${base}/sign-in`,
  summary: "Finish a customer's sign-in with the identity provider’s response; sets the refresh cookie of the app",
  access: 'public',
  body: z.strictObject({ state: z.string().min(1).max(200), code: z.string().min(1).max(4_000) }),
  response: appSession,
  errors: ['LoginFailed', 'UserNotRegistered', 'OriginRefused', 'Unavailable'],
})

export const refreshAppSession = endpoint({
  name: 'refreshAppSession',
  area,
  method: 'POST',
  path: `${base}/refresh`,
  summary:
    'Renew a session of the app; exchanges its refresh cookie for a new one. With the old access token as bearer token, the same client can repeat it',
  access: 'public',
  response: appSession,
  errors: ['SessionExpired', 'OriginRefused'],
})

export const signOutOfApp = endpoint({
  name: 'signOutOfApp',
  area,
  method: 'POST',
  path: `${base}/sign-out`,
  summary: 'End the app’s session of the cookie or of the bearer token; repeating it changes nothing',
  access: 'public',
  response: z.object({ isSignedOut: z.literal(true) }),
  errors: ['OriginRefused'],
})

export const readAppHome = endpoint({
  name: 'readAppHome',
  area,
  method: 'GET',
  path: `${base}/home`,
  summary: 'What the app shows first: the viewer, the homes, and the live state and today of one of them, by default the main one',
  access: 'customer',
  query: z.strictObject({ siteId: id.optional() }),
  response: appHome,
  errors: ['NotFound'],
})

export const listAppDevices = endpoint({
  name: 'listAppDevices',
  area,
  method: 'GET',
  path: `${site}/devices`,
  summary: 'The devices of a home with their state, and lasting faults of the home',
  access: 'customer',
  params,
  response: z.object({ checkedAt: instant.nullable(), items: z.array(appDevice), notices: z.array(appNotice) }),
  errors: ['NotFound'],
})

export const createAppLiveTicket = endpoint({
  name: 'createAppLiveTicket',
  inPreview: 'allowed',
  area,
  method: 'POST',
  path: `${site}/live-ticket`,
  summary: 'A ticket for one live socket (/api/v1/live?ticket=…) of a home; it works once, within 30 seconds',
  access: 'customer',
  params,
  response: z.object({ ticket: z.string(), expiresAt: instant }),
  errors: ['NotFound', 'LiveDataEnded', 'TooManyRequests'],
})

export const readAppEnergy = endpoint({
  ...common,
  name: 'readAppEnergy',
  path: `${site}/energy`,
  summary: 'Energies of a home over days, with their sums, and the same range one period earlier',
  params,
  query: comparedDays,
  response: energySeries,
})

export const readAppDay = endpoint({
  ...common,
  name: 'readAppDay',
  path: `${site}/day`,
  summary: 'One day of a home in quarter hours; by default today',
  params,
  query: z.strictObject({ date: day.optional() }),
  response: siteDay,
})

export const readAppSavings = endpoint({
  ...common,
  name: 'readAppSavings',
  path: `${site}/savings`,
  summary: 'What a home saved, earned and paid in a range, and the CO2 it avoided',
  params,
  query: rangedDays,
  response: z.object({
    ...days,
    provenance,
    savings,
    carbon: avoidedCarbon,
  }),
})

export const listAppChargingSessions = endpoint({
  ...common,
  name: 'listAppChargingSessions',
  path: `${site}/charging-sessions`,
  summary: 'Charging sessions that start within a range, newest first',
  params,
  query: rangedDays,
  response: z.object({ timeZone: z.string(), provenance, items: z.array(chargingSession), isComplete: z.boolean() }),
})

export const readAppGas = endpoint({
  ...common,
  name: 'readAppGas',
  path: `${site}/gas`,
  summary: 'Volume counted by the gas meters of a home',
  params,
  query: comparedDays,
  response: gasSeries,
})

export const readAppSolarCloud = endpoint({
  ...common,
  name: 'readAppSolarCloud',
  path: `${site}/solar-cloud`,
  summary: 'Energy credited by export and drawn later, by month of the contract year of a day',
  params,
  query: z.strictObject({ date: day }),
  response: solarCloud,
})

export const readAppOutlook = endpoint({
  name: 'readAppOutlook',
  area,
  method: 'GET',
  path: `${site}/outlook`,
  summary:
    'Today and tomorrow by the hour: expected production with its spread, day-ahead prices, and the best time to charge a car, by the ' +
    'expected surplus energy and the cost of the rest',
  access: 'customer',
  params,
  response: appOutlook,
  errors: ['NotFound'],
})

export const redeemViewLink = endpoint({
  name: 'redeemViewLink',
  area,
  method: 'POST',
  path: `${base}/view`,
  summary: "The token of a member's view, in exchange for the code of its link, which works once, within two minutes",
  access: 'public',
  body: z.strictObject({ code: z.string().regex(/^[\w-]{43}$/, 'Invalid') }),
  response: z.object({ token: z.string(), expiresAt: instant }),
  errors: ['ViewLinkInvalid'],
})
