import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../formats.ts'
import {
  featureAddModel,
  featureGroupAddModel,
  featureGroupDeletion,
  featureGroupUpdateModel,
  featureUpdateModel,
  managedFeature,
  managedFeatureGroup,
} from './models.ts'

const area = 'feature-groups'

const params = z.strictObject({ id })
const groups = '/api/v1/feature-groups'
const features = '/api/v1/features'

export const listFeatureGroups = endpoint({
  area,
  name: 'listFeatureGroups',
  method: 'GET',
  path: groups,
  summary:
    'All feature groups with their own and inherited features, and the deletions of the last day; who requested them, and how many customers they concern, only as far as the caller may see that',
  access: { anyOf: ['read:supported-features', 'read:supported-feature-groups'] },
  response: z.object({ items: z.array(managedFeatureGroup), deletions: z.array(featureGroupDeletion) }),
})

export const countFeatureGroupCustomers = endpoint({
  area,
  name: 'countFeatureGroupCustomers',
  method: 'GET',
  path: `${groups}/{id}/customers`,
  summary: 'How many customers that the caller may see have a feature group, directly or through their users',
  access: 'read:supported-feature-groups',
  params,
  response: z.object({ customers: z.number().int() }),
  errors: ['FeatureGroupNotFound'],
})

export const addFeatureGroup = endpoint({
  area,
  name: 'addFeatureGroup',
  method: 'POST',
  path: groups,
  summary: 'Add a feature group for all regions (members of the operator) or for the caller’s own; repeating it changes nothing',
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
  summary: 'Change a feature group; customers and inheriting groups get the change at once',
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
  summary: 'Delete a feature group: a job removes it from customers, then all apps follow within 5 minutes',
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
  summary: 'Add a feature; only for members of the operator; repeating it changes nothing',
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
