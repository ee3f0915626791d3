import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { choiceFilter, flagFilter } from '../../paging.ts'
import { tariffKinds, timeOfUseProblems } from './terms.ts'

const price = z.number().int().min(-5_000_000).max(5_000_000).nullable()

/** The energy prices of a site. The import price of a dynamic tariff is the surcharge on the exchange price. */
export const tariff = z.object({
  kind: z.enum(tariffKinds),
  importCentsPerMwh: price,
  exportCentsPerMwh: price,
  updatedAt: instant,
  version: z.number().int(),
})
export type Tariff = z.infer<typeof tariff>

export const timeOfUseFilters = { problem: choiceFilter(timeOfUseProblems), ready: flagFilter }

export const timeOfUseHome = z.object({
  site: z.object({ id, name: z.string(), city: z.string() }),
  customer: z.object({ id, accountName: z.string() }),
  /** In the recommended order of fixing; empty: ready. */
  problems: z.array(z.enum(timeOfUseProblems)),
  checkedAt: instant,
})
export type TimeOfUseHome = z.infer<typeof timeOfUseHome>

/** Version 0 means no tariff yet. */
export const tariffModel = z.strictObject({
  version: z.number().int().min(0),
  kind: z.enum(tariffKinds),
  importCentsPerMwh: price,
  exportCentsPerMwh: price,
  /** Sets a dynamic tariff even if the home does not meet its requirements. */
  evenIfNotReady: z.boolean().default(false),
})
