import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant } from './formats.ts'
import { installationKinds } from './installations/installation.ts'
import { listOf, pageLimit, pageNumber } from './paging.ts'

/** One day of a configuration: its device's data beside the site's stored data. Energies in Wh; null: not measured. */
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
  /** Whether another device measured the site too. Each stored quarter hour then comes from the device with better coverage. */
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

export const compareData = endpoint({
  name: 'compareData',
  area: 'telemetry',
  method: 'GET',
  path: '/api/v1/customers/{customerId}/config/{configId}/compare',
  summary: 'Compares what a configuration sent on a day with what is stored; pages through the quarter hours that differ',
  access: 'read:data-debug',
  params: z.strictObject({ customerId: id, configId: id }),
  query: z.strictObject({ date: day, page: pageNumber, limit: pageLimit }),
  response: dataComparison,
  errors: ['CustomerNotFound', 'NotFound'],
})
