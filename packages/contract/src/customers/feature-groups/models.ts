import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { customerTypes } from '../terms.ts'
import { featureActions, featureGroupLevels } from './terms.ts'

export const feature = z.object({
  application: z.string(),
  resource: z.string(),
  action: z.enum(featureActions),
  description: z.string().nullable(),
})
export type Feature = z.infer<typeof feature>

/** Features assigned together to customers of one type, or to single users. */
export const featureGroup = z.object({
  id,
  name: z.string(),
  displayName: z.string(),
  customerType: z.enum(customerTypes),
  level: z.enum(featureGroupLevels),
  inheritsFrom: z.object({ id, name: z.string(), displayName: z.string() }).nullable(),
  availableToPartnerTenants: z.boolean(),
})
export type FeatureGroup = z.infer<typeof featureGroup>

export const assignedFeatureGroup = featureGroup.extend({
  assignedAt: instant,
  assignedBy: z.string().nullable(),
  /** Its own features, and inherited ones with the group they come from. */
  features: z.array(feature.extend({ from: z.object({ id, displayName: z.string() }).nullable() })),
})
export type AssignedFeatureGroup = z.infer<typeof assignedFeatureGroup>
