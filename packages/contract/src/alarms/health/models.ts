import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { installationKinds } from '../../installations/terms.ts'
import { healthReasons, healthStatuses, healthsMax } from './terms.ts'

/** The state of one device, or of the home's measurements as a whole (`site`). */
export const healthComponent = z.object({
  kind: z.enum(['site', ...installationKinds]),
  /** Null for the home as a whole. */
  configurationId: id.nullable(),
  deviceId: z.string().nullable(),
  status: z.enum(healthStatuses),
  code: z.enum(healthReasons).nullable(),
  since: instant.nullable(),
})
export type HealthComponent = z.infer<typeof healthComponent>

/** The health of a home is that of its worst part: error, warning, no data, ok. A home without devices: not applicable. */
export const siteHealth = z.object({
  siteId: id,
  customerId: id,
  status: z.enum(healthStatuses),
  /** Null: not checked yet. */
  checkedAt: instant.nullable(),
  measuredAt: instant.nullable(),
  components: z.array(healthComponent),
})
export type SiteHealth = z.infer<typeof siteHealth>

/** The sites to read, or the customers whose sites are read. */
export const sitesHealthRequestBody = z.strictObject({
  siteIds: z.array(id).max(healthsMax).default([]),
  customerIds: z.array(id).max(healthsMax).default([]),
})
