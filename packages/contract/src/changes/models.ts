import { z } from 'zod'
import { customer, site } from '../customers/models.ts'
import { day, id, instant } from '../formats.ts'
import { chargingSession, quarterHours } from '../history/models.ts'
import { wholeNumber } from '../paging.ts'

const limitOf = (max: number, usual: number) =>
  wholeNumber.pipe(z.number().min(1, 'LimitOutOfRange').max(max, 'LimitOutOfRange')).default(usual)

/** Starts from the beginning, at an instant, or after the last page. */
export const changesQuery = (max: number, usual: number) =>
  z
    .strictObject({
      since: instant.optional(),
      cursor: z
        .string()
        .regex(/^[\w-]{1,500}\.[\w-]{1,100}$/, 'Invalid')
        .optional(),
      limit: limitOf(max, usual),
    })
    .refine(({ since, cursor }) => since === undefined || cursor === undefined, { path: ['since'], message: 'Invalid' })

const changesOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** Continues after this page, immediately or later. */
    cursor: z.string(),
    hasMore: z.boolean(),
  })

/** `purged`: no personal data is left. `gone`: deleted, or moved to another tenant. */
export const changedCustomers = changesOf(z.object({ id, state: z.enum(['present', 'purged', 'gone']), customer: customer.nullable() }))
export const changedSites = changesOf(z.object({ id, state: z.enum(['present', 'gone']), site: site.nullable() }))

const dayOfHome = { siteId: id, customerId: id, day }
export const changedDays = changesOf(z.object({ ...dayOfHome, quarterHours }))
export const changedSessions = changesOf(z.object({ ...dayOfHome, sessions: z.array(chargingSession) }))
