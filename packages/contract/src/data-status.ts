import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './formats.ts'
import { dataImportStatuses } from './installations/installation.ts'
import { choiceFilter, listOf, listQuery } from './paging.ts'

/** Which sites of the fleet deliver data, how late and how completely. */

/** By the newest measurement: within a quarter of an hour, within a day, longer ago, or none. */
export const deliveryStates = ['delivering', 'late', 'silent', 'never'] as const
export type DeliveryState = (typeof deliveryStates)[number]
/** A site that measured since is delivering. */
export const deliveringMs = 900_000
/** A site that measured since is late at most. */
export const lateMs = 86_400_000

export const dataStatus = z.object({
  siteId: id,
  siteName: z.string(),
  customer: z.object({ id, accountName: z.string() }),
  vendorName: z.string().nullable(),
  state: z.enum(deliveryStates),
  measuredAt: instant.nullable(),
  /** Of the last seven days, without today, 0 to 1. */
  weekShare: z.number(),
  /** Of the latest import. */
  importStatus: z.enum(dataImportStatuses).nullable(),
})
export type DataStatus = z.infer<typeof dataStatus>

export const dataStatusOrders = ['measuredAt'] as const

export const listDataStatus = endpoint({
  name: 'listDataStatus',
  area: 'data-import',
  method: 'GET',
  path: '/api/v1/data-import/status',
  summary: 'Which sites deliver data, how late and how completely; those that are silent for longest first',
  access: 'read:data-import',
  query: z.strictObject(listQuery({ state: choiceFilter(deliveryStates) }, dataStatusOrders)),
  response: listOf(dataStatus),
  errors: ['ListTooLong'],
})
