import { z } from 'zod'
import { feature, featureGroup } from '../customers/feature-groups/models.ts'
import { featureActions, featureGroupLevels, featureGroupNameMax } from '../customers/feature-groups/terms.ts'
import { customerTypes } from '../customers/terms.ts'
import { id, instant, line, optionalLine } from '../formats.ts'
import { featureGroupDeletionStates, featuresMax } from './terms.ts'

const version = z.number().int()
const groupRef = z.object({ id, displayName: z.string() })

export const managedFeature = feature.extend({ id, version, /** Groups that contain it directly. */ groups: z.number().int() })
export type ManagedFeature = z.infer<typeof managedFeature>

export const managedFeatureGroup = featureGroup.extend({
  version,
  /** Shared by all regions, so only the operator changes it; otherwise it belongs to one region. */
  isShared: z.boolean(),
  /** Its own features, and inherited ones with the group they come from. */
  features: z.array(feature.extend({ id, from: groupRef.nullable() })),
  /** Groups that inherit from it, directly or indirectly. */
  heirs: z.array(groupRef),
})
export type ManagedFeatureGroup = z.infer<typeof managedFeatureGroup>

export const featureGroupDeletion = z.object({
  id,
  displayName: z.string(),
  state: z.enum(featureGroupDeletionStates),
  requestedAt: instant,
  /** Null, like both numbers, for a member of a tenant that the reader does not see. */
  requestedBy: z.string().nullable(),
  customers: z.number().int().nullable(),
  customersDone: z.number().int().nullable(),
  /** When the last cached copy expires; null while it is still being removed from customers. */
  spreadUntil: instant.nullable(),
})
export type FeatureGroupDeletion = z.infer<typeof featureGroupDeletion>

const groupDetails = {
  displayName: line(100),
  inheritsFrom: id.nullable(),
  availableToPartnerTenants: z.boolean(),
  featureIds: z.array(id).max(featuresMax),
}
const name = line(featureGroupNameMax).refine((typed) => /^[a-z0-9][a-z0-9-]*$/.test(typed), 'FeatureNameInvalid')

export const featureGroupAddModel = z.strictObject({
  name,
  customerType: z.enum(customerTypes),
  level: z.enum(featureGroupLevels),
  ...groupDetails,
})
export const featureGroupUpdateModel = z.strictObject({ version, name, ...groupDetails })

const word = line(60).refine((typed) => /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(typed), 'FeatureNameInvalid')
export const featureAddModel = z.strictObject({
  application: word,
  resource: word,
  action: z.enum(featureActions),
  description: optionalLine(200),
})
export const featureUpdateModel = z.strictObject({ version, description: optionalLine(200) })
