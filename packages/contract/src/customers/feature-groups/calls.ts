import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { assignedFeatureGroup, featureGroup } from './models.ts'

const area = 'customers'

const customerId = z.strictObject({ id })
const featureGroupIds = z.strictObject({ featureGroupIds: z.array(id).min(1).max(50) })

export const listFeatureGroupsOfCustomer = endpoint({
  name: 'listFeatureGroupsOfCustomer',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/feature-groups-list',
  summary: 'Feature groups a customer has, and those that can be assigned to it',
  access: { allOf: ['read:customers', 'read:supported-feature-groups'] },
  params: customerId,
  response: z.object({
    items: z.array(assignedFeatureGroup),
    assignable: z.array(featureGroup),
    /** Groups of level user assigned to users of the customer, and the number of users. */
    ofUsers: z.array(z.object({ id, displayName: z.string(), availableToPartnerTenants: z.boolean(), users: z.number().int() })),
  }),
  errors: ['CustomerNotFound'],
})

export const assignFeatureGroups = endpoint({
  name: 'assignFeatureGroups',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/feature-groups-list',
  summary: 'Assigns feature groups to a customer; groups it already has stay as they are',
  access: { allOf: ['write:customers', 'read:supported-feature-groups'] },
  params: customerId,
  body: featureGroupIds,
  response: z.object({ assigned: z.array(id) }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'FeatureGroupNotFound', 'FeatureGroupUnsuitable'],
})

export const unassignFeatureGroups = endpoint({
  name: 'unassignFeatureGroups',
  area,
  method: 'DELETE',
  path: '/api/v1/customers/{id}/feature-groups-list',
  summary: 'Removes feature groups from a customer; groups it does not have are ignored',
  access: { allOf: ['write:customers', 'read:supported-feature-groups'] },
  params: customerId,
  body: featureGroupIds,
  response: z.object({ unassigned: z.array(id) }),
  errors: ['CustomerNotFound', 'CustomerNotActive'],
})

const ofUser = {
  area,
  path: '/api/v1/customers/{id}/users/{userId}/feature-groups-list',
  params: z.strictObject({ id, userId: id }),
} as const

export const listFeatureGroupsOfUser = endpoint({
  ...ofUser,
  name: 'listFeatureGroupsOfUser',
  method: 'GET',
  summary: 'Feature groups of level user that a user has, those the user gets through the customer, and those that can be assigned',
  access: { allOf: ['read:customers-users', 'read:supported-feature-groups'] },
  response: z.object({
    items: z.array(assignedFeatureGroup),
    ofCustomer: z.array(assignedFeatureGroup),
    assignable: z.array(featureGroup),
  }),
  errors: ['CustomerNotFound', 'CustomerUserNotFound'],
})

const changing = { allOf: ['write:customers', 'read:customers-users', 'read:supported-feature-groups'] } as const

export const assignFeatureGroupsToUser = endpoint({
  ...ofUser,
  name: 'assignFeatureGroupsToUser',
  method: 'POST',
  summary: 'Assigns feature groups of level user to a single user; groups the user already has stay as they are',
  access: changing,
  body: featureGroupIds,
  response: z.object({ assigned: z.array(id) }),
  errors: ['CustomerNotFound', 'CustomerUserNotFound', 'CustomerNotActive', 'FeatureGroupNotFound', 'FeatureGroupUnsuitable'],
})

export const unassignFeatureGroupsFromUser = endpoint({
  ...ofUser,
  name: 'unassignFeatureGroupsFromUser',
  method: 'DELETE',
  summary: 'Removes feature groups from a single user; groups the user does not have are ignored',
  access: changing,
  body: featureGroupIds,
  response: z.object({ unassigned: z.array(id) }),
  errors: ['CustomerNotFound', 'CustomerUserNotFound', 'CustomerNotActive'],
})
