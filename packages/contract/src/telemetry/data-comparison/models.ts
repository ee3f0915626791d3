import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { day, id, instant } from '../../formats.ts'
import { installationKinds } from '../../installations/terms.ts'
import { listOf } from '../../paging.ts'

/** One day of a configuration: the data of its device, and the site's stored data. Energies in Wh; null if not measured. */
export const dataComparison = z.object({
  configurationId: id,
  kind: z.enum(installationKinds),
  siteId: id,
  timeZone: z.string(),
  date: day,
  from: instant,
  to: instant,
  sent: z.object({
    samples: z.number().int(),
    firstAt: instant.nullable(),
    lastAt: instant.nullable(),
    slots: z.number().int(),
    coveredSeconds: z.number().int(),
  }),
  stored: z.object({ slots: z.number().int(), coveredSeconds: z.number().int() }),
  /**
   * Stored quarter hours without samples, which cannot be compared: of times whose samples are no longer kept or never arrived here, and
   * imported ones.
   */
  uncomparedSlots: z.number().int(),
  /** Of these, the imported ones. */
  importedSlots: z.number().int(),
  /** Whether another device also measured the site. Each stored quarter hour then comes from the device with better coverage. */
  hasOtherSources: z.boolean(),
  /** The fifty longest gaps of more than five minutes. */
  gaps: z.array(z.object({ from: instant, to: instant, seconds: z.number().int() })),
  quantities: z.array(
    z.object({
      quantity: z.enum(measuredQuantities),
      sentWh: z.number().nullable(),
      storedWh: z.number().nullable(),
      differenceWh: z.number().nullable(),
    }),
  ),
  /** Quarter hours that differ by more than 1 Wh or that only one side has. */
  differing: listOf(
    z.object({ start: instant, quantity: z.enum(measuredQuantities), sentWh: z.number().nullable(), storedWh: z.number().nullable() }),
  ),
})
export type DataComparison = z.infer<typeof dataComparison>
