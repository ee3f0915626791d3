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

/** A home has the status of its worst part, in the order error, warning, no data, ok. Without devices: not applicable. */
export const siteHealth = z.object({
  siteId: id,
  customerId: id,
  status: z.enum(healthStatuses),
  /** Null if not checked yet. */
  checkedAt: instant.nullable(),
  measuredAt: instant.nullable(),
  components: z.array(healthComponent),
})
export type SiteHealth = z.infer<typeof siteHealth>

export const sitesHealthRequestBody = z.strictObject({
  siteIds: z.array(id).max(healthsMax).default([]),
  customerIds: z.array(id).max(healthsMax).default([]),
})
