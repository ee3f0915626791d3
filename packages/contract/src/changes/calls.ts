import { endpoint } from '../endpoint.ts'
import { changedCustomers, changedDays, changedSessions, changedSites, changesQuery } from './models.ts'
import { dayPageMax, recordPageMax } from './terms.ts'

/** Changes since an instant or a cursor, in commit order, for programs that keep a copy. */
const common = { area: 'changes', method: 'GET', errors: ['CursorInvalid', 'CursorExpired'] } as const
const path = '/api/v1/changes'

export const listChangedCustomers = endpoint({
  ...common,
  name: 'listChangedCustomers',
  path: `${path}/customers`,
  summary: 'Changed customers in their current state: all without a cursor, otherwise those since',
  access: 'read:customers',
  scope: 'customers:read',
  query: changesQuery(recordPageMax, 100),
  response: changedCustomers,
})

export const listChangedSites = endpoint({
  ...common,
  name: 'listChangedSites',
  path: `${path}/sites`,
  summary: 'Changed sites in their current state: all without a cursor, otherwise those since',
  access: 'read:customers',
  scope: 'sites:read',
  query: changesQuery(recordPageMax, 100),
  response: changedSites,
})

export const listChangedHistory = endpoint({
  ...common,
  name: 'listChangedHistory',
  path: `${path}/history`,
  summary: 'Days of homes with new, imported or corrected quarter hours, each with all its quarter hours',
  access: 'read:live-stream',
  scope: 'history:read',
  query: changesQuery(dayPageMax, 25),
  response: changedDays,
})

export const listChangedSessions = endpoint({
  ...common,
  name: 'listChangedSessions',
  path: `${path}/sessions`,
  summary: 'Days of homes whose charging sessions changed, each with all sessions that began on it',
  access: 'read:live-stream',
  scope: 'sessions:read',
  query: changesQuery(dayPageMax, 25),
  response: changedSessions,
})
