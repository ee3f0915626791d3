import { z } from 'zod'
import { customerTypes } from './customer-choices.ts'
import { endpoint } from './endpoint.ts'
import { feature, featureActions, featureGroup, featureGroupLevels, featureGroupNameMax } from './feature-groups.ts'
import { id, instant, line, nothing, optionalLine } from './formats.ts'

const area = 'features'

/** The most feature groups, and the most features, of a deployment. */
export const featureGroupsMax = 200
export const featuresMax = 500
/** How long apps and the CDN may use their copy of a deleted group. */
export const featureSpreadMs = 5 * 60_000

const version = z.number().int()
const groupRef = z.object({ id, displayName: z.string() })

export const managedFeature = feature.extend({ id, version, /** Groups that contain it themselves. */ groups: z.number().int() })
export type ManagedFeature = z.infer<typeof managedFeature>

export const managedFeatureGroup = featureGroup.extend({
  version,
  /** Of all regions, so that the operator alone changes it; otherwise of one region. */
  isShared: z.boolean(),
  /** Its own features, and inherited ones with the group they come from. */
  features: z.array(feature.extend({ id, from: groupRef.nullable() })),
  /** Groups that inherit from it, at any distance. */
  heirs: z.array(groupRef),
})
export type ManagedFeatureGroup = z.infer<typeof managedFeatureGroup>

/** Removing: customers lose the group in batches. Spreading: apps may still use their copy. */
export const featureGroupDeletionStates = ['removing', 'spreading', 'done'] as const
export const featureGroupDeletion = z.object({
  /** The ID of the deleted group. */
  id,
  displayName: z.string(),
  state: z.enum(featureGroupDeletionStates),
  requestedAt: instant,
  /** Null, as both numbers: a member of a tenant that the reader does not see. */
  requestedBy: z.string().nullable(),
  customers: z.number().int().nullable(),
  customersDone: z.number().int().nullable(),
  /** When no app uses it any more; null while customers still lose it. */
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

const params = z.strictObject({ id })
const groups = '/api/v1/feature-groups'
const features = '/api/v1/features'

export const listFeatureGroups = endpoint({
  area,
  name: 'listFeatureGroups',
  method: 'GET',
  path: groups,
  summary:
    'All feature groups with their own and inherited features, and the deletions of the last day, with who asked for them and how many customers only within the caller’s reach',
  access: { anyOf: ['read:supported-features', 'read:supported-feature-groups'] },
  response: z.object({ items: z.array(managedFeatureGroup), deletions: z.array(featureGroupDeletion) }),
})

export const countFeatureGroupCustomers = endpoint({
  area,
  name: 'countFeatureGroupCustomers',
  method: 'GET',
  path: `${groups}/{id}/customers`,
  summary: 'How many customers within the caller’s reach have a feature group, themselves or by their users',
  access: 'read:supported-feature-groups',
  params,
  response: z.object({ customers: z.number().int() }),
})

export const addFeatureGroup = endpoint({
  area,
  name: 'addFeatureGroup',
  method: 'POST',
  path: groups,
  summary: 'Add a feature group: for all regions as a member of the operator, otherwise for one’s own; the same one again changes nothing',
  access: 'write:supported-feature-groups',
  body: featureGroupAddModel,
  response: params,
  errors: [
    'RegionReserved',
    'DuplicatedFeatureGroup',
    'FeatureNotFound',
    'FeatureGroupNotFound',
    'FeatureGroupParentUnsuitable',
    'TooManyFeatureGroups',
  ],
})

export const updateFeatureGroup = endpoint({
  area,
  name: 'updateFeatureGroup',
  method: 'PUT',
  path: `${groups}/{id}`,
  summary: 'Change a feature group; its customers and the groups that inherit from it get the change at once',
  access: 'write:supported-feature-groups',
  params,
  body: featureGroupUpdateModel,
  response: params,
  errors: [
    'OperatorReserved',
    'RegionReserved',
    'FeatureGroupNotFound',
    'FeatureGroupChanged',
    'DuplicatedFeatureGroup',
    'FeatureNotFound',
    'FeatureGroupCircle',
    'FeatureGroupParentUnsuitable',
    'FeatureGroupAtPartners',
  ],
})

export const removeFeatureGroup = endpoint({
  area,
  name: 'removeFeatureGroup',
  method: 'DELETE',
  path: `${groups}/{id}`,
  summary: 'Delete a feature group: a job takes it from its customers, then it takes up to 5 minutes to spread to the apps',
  access: 'delete:supported-feature-groups',
  params,
  response: nothing,
  errors: ['OperatorReserved', 'RegionReserved', 'FeatureGroupNotFound', 'FeatureGroupInherited'],
})

export const listFeatures = endpoint({
  area,
  name: 'listFeatures',
  method: 'GET',
  path: features,
  summary: 'All features by application, resource and action',
  access: { anyOf: ['read:supported-features', 'read:supported-feature-groups'] },
  response: z.object({ items: z.array(managedFeature) }),
})

export const addFeature = endpoint({
  area,
  name: 'addFeature',
  method: 'POST',
  path: features,
  summary: 'Add a feature, as a member of the operator; the same one again changes nothing',
  access: 'write:supported-features',
  body: featureAddModel,
  response: params,
  errors: ['OperatorReserved', 'DuplicatedFeature', 'TooManyFeatures'],
})

export const updateFeature = endpoint({
  area,
  name: 'updateFeature',
  method: 'PUT',
  path: `${features}/{id}`,
  summary: 'Change the description of a feature',
  access: 'write:supported-features',
  params,
  body: featureUpdateModel,
  response: params,
  errors: ['OperatorReserved', 'FeatureNotFound', 'FeatureChanged'],
})

export const removeFeature = endpoint({
  area,
  name: 'removeFeature',
  method: 'DELETE',
  path: `${features}/{id}`,
  summary: 'Remove a feature that no group contains',
  access: 'delete:supported-features',
  params,
  response: nothing,
  errors: ['OperatorReserved', 'FeatureNotFound', 'FeatureInUse'],
})

export const listApplications = endpoint({
  area,
  name: 'listApplications',
  method: 'GET',
  path: '/api/v1/applications',
  summary: 'Applications that features belong to, with how many features each has and how many groups contain them',
  access: 'read:applications',
  response: z.object({ items: z.array(z.object({ name: z.string(), features: z.number().int(), groups: z.number().int() })) }),
})
