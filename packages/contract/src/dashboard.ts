import { z } from 'zod'
import { deliveryStates } from './customer-choices.ts'
import { endpoint } from './endpoint.ts'
import { day, id, instant, nothing, optionalLine } from './formats.ts'
import { choiceFilter, listOf, listQuery } from './paging.ts'
import type { Permission } from './permissions.ts'

/** What may need somebody's work. */
export const workKinds = ['alarm', 'gateway', 'mail', 'import', 'vendor', 'expiry', 'purge', 'sale'] as const
export type WorkKind = (typeof workKinds)[number]

/** What a member needs to see each kind. */
export const workPermissions: Readonly<Record<WorkKind, readonly Permission[]>> = {
  alarm: ['read:customers'],
  gateway: ['read:customers'],
  mail: ['read:notifications', 'read:customers-users'],
  import: ['write:customers'],
  vendor: ['read:system-settings', 'read:vendor-settings'],
  expiry: ['read:unpaired-devices'],
  purge: ['read:customers'],
  sale: ['read:customers-sales'],
}

/** Levels of alarms that ask for work. */
export const workAlarmLevels = ['warning', 'error'] as const
const hour = 3_600_000
/** An unallocated installation whose access ends within this time is about to expire. */
export const workExpiresWithinMs = 3 * 24 * hour
/** How long work may wait. A purge has its own deadline; an overdue sale step has passed its. */
export const workWaitsMs = {
  alarm: { error: 4 * hour, warning: 24 * hour },
  gateway: 24 * hour,
  mail: 24 * hour,
  vendor: 24 * hour,
  /** Rows and file of an import are deleted after 30 days. */
  import: 30 * 24 * hour,
} as const
/** A gateway that was not heard for this long is offline. */
export const gatewayOfflineAfterMs = 2 * hour
/** What is overdue for longer comes after everything else. */
export const workNeglectedAfterMs = 14 * 24 * hour

/** Why it needs work. `kind` decides what else is known. */
const workReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alarm'), level: z.enum(workAlarmLevels), code: z.string(), siteId: id }),
  z.object({ kind: z.literal('gateway'), serialNumber: z.string(), contactedAt: instant.nullable() }),
  z.object({ kind: z.literal('mail'), recipient: z.string(), template: z.string().nullable(), deliveryState: z.enum(deliveryStates) }),
  z.object({
    kind: z.literal('import'),
    fileName: z.string(),
    state: z.enum(['unreadable', 'failed', 'checked']),
    faulty: z.number().int(),
  }),
  z.object({
    kind: z.literal('vendor'),
    vendorId: id,
    displayName: z.string(),
    health: z.enum(workAlarmLevels),
    silentSites: z.number().int(),
    hasOutage: z.boolean(),
  }),
  z.object({ kind: z.literal('expiry'), startCode: z.string(), installerCompany: z.string().nullable() }),
  z.object({ kind: z.literal('purge') }),
  z.object({ kind: z.literal('sale'), step: z.string(), templateName: z.string().nullable(), plannedOn: day }),
])

export const workItem = z.object({
  /** ID of the alarm, gateway, mail, import, unallocated installation, customer or sale; a key of the vendor in the caller’s tenant. */
  id,
  reason: workReason,
  since: instant,
  dueAt: instant,
  customer: z.object({ id, accountName: z.string() }).nullable(),
  /** Who takes care of it. */
  owner: z.object({ id, name: z.string(), isCaller: z.boolean() }).nullable(),
  /** What it was handed over with. */
  note: z.string().nullable(),
  snoozedUntil: instant.nullable(),
  /** Of the three above and, for an alarm, of the alarm itself; 0 before the first change. */
  version: z.number().int(),
})
export type WorkItem = z.infer<typeof workItem>

/** The parts of the work that can be shown alone. */
export const workShown = ['mine', 'snoozed'] as const

export const listWork = endpoint({
  name: 'listWork',
  area: 'reports',
  method: 'GET',
  path: '/api/v1/dashboard/work',
  summary: 'Work within the caller’s reach, the caller’s own first, then the most urgent, with a count of each kind',
  access: 'read:dashboard',
  query: z.strictObject({
    ...listQuery({ kind: choiceFilter(workKinds) }, []),
    /** Only the caller’s own, or only what is hidden for a while. */
    show: z.enum(workShown).optional(),
  }),
  response: listOf(workItem).extend({
    /** Of the kinds that the caller may see, whatever the filter. */
    kinds: z.array(z.object({ kind: z.enum(workKinds), total: z.number().int(), totalIsCapped: z.boolean() })),
  }),
  errors: ['ListTooLong'],
})

/** For at most this long a row is hidden. */
export const snoozeDaysMax = 30
const version = z.number().int().min(0)

export const workNoteModel = optionalLine(500)
export const changeWork = endpoint({
  name: 'changeWork',
  area: 'reports',
  method: 'PUT',
  path: '/api/v1/dashboard/work/{kind}/{id}',
  summary: 'Take a row of the work list, release it, hand it over with a note, or hide it for a while',
  access: 'read:dashboard',
  params: z.strictObject({ kind: z.enum(workKinds), id }),
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('take'), version }),
    z.strictObject({ action: z.literal('release'), version }),
    z.strictObject({ action: z.literal('hand-over'), version, memberId: id, note: workNoteModel }),
    z.strictObject({ action: z.literal('snooze'), version, until: instant }),
    z.strictObject({ action: z.literal('wake'), version }),
  ]),
  response: nothing,
  errors: ['NotFound', 'WorkChanged', 'MemberNotMentionable'],
})

export const listColleagues = endpoint({
  name: 'listColleagues',
  area: 'reports',
  method: 'GET',
  path: '/api/v1/dashboard/colleagues',
  summary: 'At most 200 members of the caller’s tenant to whom work can be given, by name',
  access: 'read:dashboard',
  response: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
})
