import { z } from 'zod'
import { deliveryStates } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { day, id, instant } from './formats.ts'
import { choiceFilter, listOf, listQuery } from './paging.ts'
import type { Permission } from './permissions.ts'

/** What may need somebody's work. */
export const workKinds = ['alarm', 'gateway', 'mail', 'import', 'purge', 'sale'] as const
export type WorkKind = (typeof workKinds)[number]

/** What a member needs to see each kind. */
export const workPermissions: Readonly<Record<WorkKind, readonly Permission[]>> = {
  alarm: ['read:customers'],
  gateway: ['read:customers'],
  mail: ['read:notifications', 'read:customers-users'],
  import: ['write:customers'],
  purge: ['read:customers'],
  sale: ['read:customers-sales'],
}

/** Levels of alarms that ask for work. */
export const workAlarmLevels = ['warning', 'error'] as const
const hour = 3_600_000
/** How long work may wait. A purge has its own deadline; an overdue sale step has passed its. */
export const workWaitsMs = {
  alarm: { error: 4 * hour, warning: 24 * hour },
  gateway: 24 * hour,
  mail: 24 * hour,
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
  z.object({ kind: z.literal('purge') }),
  z.object({ kind: z.literal('sale'), step: z.string(), templateName: z.string().nullable(), plannedOn: day }),
])

export const workItem = z.object({
  /** ID of the alarm, gateway, mail, import, customer or sale. */
  id,
  reason: workReason,
  since: instant,
  dueAt: instant,
  customer: z.object({ id, accountName: z.string() }).nullable(),
})
export type WorkItem = z.infer<typeof workItem>

export const listWork = endpoint({
  name: 'listWork',
  area: 'reports',
  method: 'GET',
  path: '/api/v1/dashboard/work',
  summary: 'Work within the caller’s reach, most urgent first, with a count of each kind',
  access: 'read:dashboard',
  query: z.strictObject(listQuery({ kind: choiceFilter(workKinds) }, [])),
  response: listOf(workItem).extend({
    /** Of the kinds that the caller may see, whatever the filter. */
    kinds: z.array(z.object({ kind: z.enum(workKinds), total: z.number().int(), totalIsCapped: z.boolean() })),
  }),
  errors: ['ListTooLong'],
})
