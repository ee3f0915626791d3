import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, nothing } from '../formats.ts'
import { listOf, listQuery } from '../paging.ts'
import { workFilters, workItem, workNoteModel } from './models.ts'
import { workAlarmLevels, workKinds, workShown } from './terms.ts'

export const listWork = endpoint({
  name: 'listWork',
  area: 'dashboard',
  method: 'GET',
  path: '/api/v1/dashboard/work',
  summary: 'Work within the caller’s reach: their own first, then the most urgent, with a count of each kind',
  access: 'read:dashboard',
  query: z.strictObject({
    ...listQuery(workFilters, []),
    /** Only the caller's work, or only snoozed work. */
    show: z.enum(workShown).optional(),
  }),
  response: listOf(workItem).extend({
    /** Counts per kind that the caller may see, ignoring the filter by kind. `lastDay`: those of the last 24 hours. */
    kinds: z.array(z.object({ kind: z.enum(workKinds), total: z.number().int(), totalIsCapped: z.boolean(), lastDay: z.number().int() })),
    /** Groups of equal alarms, including snoozed ones, as in the list of alarms, and the homes that have them. Ignores the filter. */
    repeated: z.array(
      z.object({ level: z.enum(workAlarmLevels), code: z.string(), total: z.number().int(), homes: z.number().int(), since: instant }),
    ),
  }),
  errors: ['ListTooLong'],
})

const version = z.number().int().min(0)

export const changeWork = endpoint({
  name: 'changeWork',
  area: 'dashboard',
  method: 'PUT',
  path: '/api/v1/dashboard/work/{kind}/{id}',
  summary: 'Take a row of the work list, release it, hand it over with a note, or snooze it',
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
  area: 'dashboard',
  method: 'GET',
  path: '/api/v1/dashboard/colleagues',
  summary: 'At most 200 members of the caller’s tenant to whom work can be handed over, by name',
  access: 'read:dashboard',
  response: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
})
