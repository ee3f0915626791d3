import {
  deactivateCustomer,
  getHoldings,
  getMigration,
  listMigrationTargets,
  migrateCustomers,
  purgeCustomer,
  reactivateCustomer,
} from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  addCustomer,
  addCustomerOfPartner,
  getCustomer,
  listCustomersOfPartner,
  listSites,
  updateCustomer,
  updateSite,
} from '@wattdesk/contract/customers/calls.ts'
import {
  assignFeatureGroups,
  assignFeatureGroupsToUser,
  listFeatureGroupsOfCustomer,
  listFeatureGroupsOfUser,
  unassignFeatureGroups,
  unassignFeatureGroupsFromUser,
} from '@wattdesk/contract/customers/feature-groups/calls.ts'
import {
  addTechnicalCustomer,
  changeSubscription,
  getIdpProvider,
  getTenantAffiliate,
  getTenantUser,
  listAllocations,
  listMoveTargets,
  moveCustomer,
} from '@wattdesk/contract/customers/record/calls.ts'
import { readCustomerSummary } from '@wattdesk/contract/customers/summary/calls.ts'
import {
  changeCustomerUserEmail,
  getCustomerUser,
  getCustomerUserBasic,
  inviteCustomerUser,
  inviteCustomerUserAgain,
  listCustomerUsers,
  listEmailCampaigns,
  resetCustomerUserPassword,
  updateCustomerUser,
  validateCustomerUserEmail,
} from '@wattdesk/contract/customers/users/calls.ts'
import { createImpersonation, createViewLink, endImpersonation, listImpersonations } from '@wattdesk/contract/impersonation/calls.ts'
import {
  addCustomerNote,
  listCustomerNotes,
  listMentionable,
  pinCustomerNote,
  removeCustomerNote,
  updateCustomerNote,
} from '@wattdesk/contract/notes/calls.ts'
import { getChildrenStatsOfCustomer, getInstallationStatsOfCustomer, getStatsOfCustomer } from '@wattdesk/contract/statistics/calls.ts'
import { countTimeline, listTimeline, readTimelineRecord } from '@wattdesk/contract/timeline/calls.ts'
import { row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

const ownSite = { name: 'Other', address: 'Gartenweg 2', zipCode: '68159', city: 'Mannheim', country: 'DE' as const }
const ofCustomer = async (records: TenantRecords) => ({ params: { id: (await records.customer()).id } })
const ofPartner = async (records: TenantRecords) => ({ params: { id: (await records.partner()).id } })
const ofInactive = async (records: TenantRecords) => ({ params: { id: (await records.inactiveCustomer()).id } })
const userOfCustomer = async (records: TenantRecords) => ({ params: await records.user() })
const ofUser = async (records: TenantRecords) => ({ params: { id: (await records.user()).userId } })
const featureGroups = async (records: TenantRecords) => ({
  ...(await ofCustomer(records)),
  body: { featureGroupIds: [records.featureGroupId] },
})

const userFeatureGroups = async (records: TenantRecords) => ({
  ...(await userOfCustomer(records)),
  body: { featureGroupIds: [records.userFeatureGroupId] },
})

const records = [
  row(addCustomer, async ({ admin, given }) => ({ body: given.customerModel(admin.tenantId) })),
  row(addTechnicalCustomer, async ({ admin, given }) => ({ body: given.customerModel(admin.tenantId) })),
  row(getCustomer, ofCustomer),
  row(readCustomerSummary, ofCustomer),
  row(updateCustomer, async (records) => ({ ...(await ofCustomer(records)), body: { version: 1, accountName: 'Other name' } })),
  row(listCustomersOfPartner, ofPartner),
  row(addCustomerOfPartner, async (records) => {
    const { type: _, tenantId: __, site = ownSite, ...model } = records.given.customerModel('')
    return { ...(await ofPartner(records)), body: { ...model, site } }
  }),
  row(listSites, ofCustomer),
  row(updateSite, async ({ customer }) => {
    const { id, siteId } = await customer()
    return { params: { id, siteId }, body: { version: 1, ...ownSite } }
  }),
  row(changeSubscription, async (records) => ({ ...(await ofCustomer(records)), body: { version: 1, subscription: 'Home' } })),
  row(getIdpProvider, ofCustomer),
  row(getTenantAffiliate, ofCustomer),
  row(getTenantUser, async ({ joinedUser }) => {
    const { id, subject } = await joinedUser()
    return { params: { id, tenantUserUid: subject } }
  }),
  row(listAllocations, ofCustomer),
  row(listMoveTargets, ofCustomer),
  row(moveCustomer, async (records) => ({
    ...(await ofCustomer(records)),
    body: { version: 1, tenantId: (await records.partner()).partnerTenantId },
  })),
  row(listFeatureGroupsOfCustomer, ofCustomer),
  row(assignFeatureGroups, featureGroups),
  row(unassignFeatureGroups, featureGroups),
]

const users = [
  row(listCustomerUsers, ofCustomer),
  row(getCustomerUser, userOfCustomer),
  row(getCustomerUserBasic, userOfCustomer),
  row(listFeatureGroupsOfUser, userOfCustomer),
  row(assignFeatureGroupsToUser, userFeatureGroups),
  row(unassignFeatureGroupsFromUser, userFeatureGroups),
  row(updateCustomerUser, async (records) => ({ ...(await userOfCustomer(records)), body: { version: 1, firstName: 'Other' } })),
  row(changeCustomerUserEmail, async (records) => ({
    ...(await ofUser(records)),
    body: { version: 1, email: `${crypto.randomUUID()}@home.example` },
  })),
  row(resetCustomerUserPassword, async ({ joinedUser }) => ({ params: { id: (await joinedUser()).userId } })),
  row(validateCustomerUserEmail, ofUser),
  row(inviteCustomerUser, ofUser),
  row(inviteCustomerUserAgain, ofUser),
  row(listEmailCampaigns, ofUser),
]

const lifecycle = [
  row(deactivateCustomer, async ({ customer }) => {
    const { id, accountEmail } = await customer()
    return { params: { id }, body: { version: 1, accountEmail } }
  }),
  row(reactivateCustomer, ofInactive),
  row(purgeCustomer, async ({ inactiveCustomer }) => {
    const { id, accountName } = await inactiveCustomer()
    return { params: { id }, body: { accountName, reason: 'Asked for' } }
  }),
  row(getHoldings, ofCustomer),
  row(getMigration, ofPartner),
  row(listMigrationTargets, ofPartner),
  row(migrateCustomers, async (records) => ({
    ...(await ofPartner(records)),
    body: { tenantId: (await records.partner()).partnerTenantId },
  })),
]

const past = [
  row(listCustomerActivities, ofCustomer),
  row(listTimeline, ofCustomer),
  row(countTimeline, ofCustomer),
  row(readTimelineRecord, async ({ timelineEntry }) => ({ params: await timelineEntry() })),
  row(getStatsOfCustomer, ofCustomer),
  row(getChildrenStatsOfCustomer, ofPartner),
  row(getInstallationStatsOfCustomer, ofCustomer),
]

const views = [
  row(createImpersonation, async (records) => ({ ...(await ofCustomer(records)), body: { reason: 'The customer asks' } })),
  row(listImpersonations, ofCustomer),
  row(endImpersonation, async ({ impersonation }) => ({ params: await impersonation() })),
  row(createViewLink, async ({ impersonation }) => ({ params: await impersonation() })),
]

const notes = [
  row(listCustomerNotes, ofCustomer),
  row(listMentionable, ofCustomer),
  row(addCustomerNote, async (records) => ({ ...(await ofCustomer(records)), body: { text: 'Called back' } })),
  row(updateCustomerNote, async ({ note }) => ({ params: await note(), body: { version: 1, text: 'Changed' } })),
  row(pinCustomerNote, async ({ note }) => ({ params: await note(), body: { isPinned: true } })),
  row(removeCustomerNote, async ({ note }) => ({ params: await note() })),
]

export const customerRows = [...records, ...users, ...lifecycle, ...past, ...views, ...notes]
