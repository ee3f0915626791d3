import { lendAccess, listAccessRequests, listLoanTenants, requestAccess } from '@wattdesk/contract/account/access/calls.ts'
import { listMembers } from '@wattdesk/contract/account/calls.ts'
import { acknowledgeAlarm, assignAlarm, commentAlarm } from '@wattdesk/contract/alarms/calls.ts'
import { listAlarms } from '@wattdesk/contract/alarms/health/calls.ts'
import { listBulkFeatureGroups, previewBulkAction, startBulkAction } from '@wattdesk/contract/bulk-actions/calls.ts'
import type { BulkActionPreviewInput } from '@wattdesk/contract/bulk-actions/models.ts'
import { addContent, listContentTenants, publishContent, saveContent } from '@wattdesk/contract/content/calls.ts'
import { listContentSchemas } from '@wattdesk/contract/content-schemas/calls.ts'
import { deactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { getCustomer, listCustomers, listSites, updateSite } from '@wattdesk/contract/customers/calls.ts'
import { listCustomerUsers, resetCustomerUserPassword, updateCustomerUser } from '@wattdesk/contract/customers/users/calls.ts'
import { changeWork, listColleagues, listWork } from '@wattdesk/contract/dashboard/calls.ts'
import { listStockGateways, moveGateways } from '@wattdesk/contract/gateway-stock/calls.ts'
import { getCustomerImport, startImport } from '@wattdesk/contract/imports/calls.ts'
import { listInstallerCompanies } from '@wattdesk/contract/installer-companies/calls.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { listMails, takeMailjetEvents } from '@wattdesk/contract/mails/calls.ts'
import { addCustomerNote, listMentionable } from '@wattdesk/contract/notes/calls.ts'
import { listSales, updateSaleStep } from '@wattdesk/contract/sales/calls.ts'
import { addSavedView } from '@wattdesk/contract/saved-views/calls.ts'
import {
  addUnallocatedInstallation,
  assignToCustomer,
  changeUnallocatedDevice,
  readUnallocatedInstallation,
} from '@wattdesk/contract/unallocated-installations/calls.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { runBulkAction } from '../../areas/bulk-actions/run.service.ts'
import { workOn } from '../../areas/imports/import-upkeep.service.ts'
import { assignedHome, assignedStartCode, profileInField } from '../field-work.ts'
import { batches, faultyGermans, italians } from './import-files.ts'
import { type MemberSession, signIn } from './member-session.ts'
import { comeOnline, measureHome } from './played-gateway.ts'
import { callPlayed, mailProviderSecret, type PlayedService } from './played-service.ts'
import { type RegionalPage, regions } from './regional-content.ts'

/** Customers within a member's reach, in the order of their creation. */
async function customersOf(member: MemberSession, filter: object, limit = 50) {
  const wanted = JSON.stringify({ type: 'residential_customer', status: 'active', ...filter })
  const { items } = await member.call(listCustomers, { query: { filter: wanted, limit, order: 'createdAt:desc' } })
  return items
}

/** Customers in service who use the app. */
const joined = { installationStatus: 'commissioned', joinedAt: { op: 'isNull', value: false } }

/** Undefined if the member sees no such customer: a small demonstration has few, and then less happens to them. */
async function customerAt(member: MemberSession, place: number, filter: object = joined) {
  const items = await customersOf(member, filter)
  return items[(place * 7) % Math.max(1, items.length)]
}

async function carryOut(member: MemberSession, service: PlayedService, body: BulkActionPreviewInput): Promise<void> {
  const { id, planned } = await member.call(previewBulkAction, { body })
  if (planned === 0) return
  await member.call(startBulkAction, { params: { bulkActionId: id }, body: { planned } })
  await runBulkAction(service.ctx, id)
}

/** Invites last week's new customers, and lets the mail provider report the deliveries. */
export async function inviteNewCustomers(member: MemberSession, service: PlayedService): Promise<void> {
  const now = service.ctx.clock.now()
  const week = [
    { op: 'gte', value: new Date(now.getTime() - 9 * dayMs).toISOString() },
    { op: 'lt', value: now.toISOString() },
  ]
  const items = await customersOf(member, { createdAt: week }, 25)
  if (items.length === 0) return
  await carryOut(member, service, { action: { kind: 'send-invitation' }, selection: { by: 'ids', customerIds: items.map(({ id }) => id) } })
  await service.sendMails()
  await reportMails(member, service)
}

/** Most mails are reported as opened, and the links of some as used. An address does not exist. */
async function reportMails(member: MemberSession, service: PlayedService): Promise<void> {
  const { items } = await member.call(listMails, { query: { limit: 100, order: 'createdAt:desc' } })
  const time = Math.floor(service.ctx.clock.now().getTime() / 1_000)
  const body = items.flatMap(({ id, deliveryState }, at) => {
    if (deliveryState !== 'sent' || at % 5 === 0) return []
    if (at === 7) return [{ event: 'bounce', hard_bounce: true, error: 'user unknown', time, CustomID: id }]
    return [{ event: at % 3 === 0 ? 'click' : 'open', time, CustomID: id }]
  })
  const authorization = `Basic ${Buffer.from(`mailjet:${mailProviderSecret}`).toString('base64')}`
  await callPlayed(service, takeMailjetEvents, { body, authorization })
}

export async function note(member: MemberSession, place: number, text: string): Promise<void> {
  const customer = await customerAt(member, place)
  if (!customer) return
  await member.call(addCustomerNote, { params: { id: customer.id }, body: { text, isPinned: place % 2 === 0 } })
}

/** A note that mentions a colleague, who gets a mail. */
export async function askColleague(member: MemberSession, place: number, { name, text }: Asked): Promise<void> {
  const customer = await customerAt(member, place)
  if (customer) await mention(member, customer.id, { name, text })
}

type Asked = { name: string; text: string }

async function mention(member: MemberSession, customerId: string, { name, text }: Asked): Promise<void> {
  const params = { id: customerId }
  const { items } = await member.call(listMentionable, { params, query: { searchValue: name } })
  const [colleague] = items
  if (!colleague) throw new Error(`${member.email} has no colleague ${name}`)
  const body = { text: `@${colleague.name} ${text}`, isPinned: false, mentions: [colleague.id] }
  await member.call(addCustomerNote, { params, body })
}

export async function correctAddress(member: MemberSession, place: number): Promise<void> {
  const customer = await customerAt(member, place)
  if (!customer) return
  const { id } = customer
  const { items } = await member.call(listSites, { params: { id } })
  const site = items[0]
  if (!site) return
  const { name, address, zipCode, city, country, latitude, longitude, timeZone, version } = site
  const corrected = `${address} a`
  await member.call(updateSite, {
    params: { id, siteId: site.id },
    body: { name, address: corrected, zipCode, city, country, latitude, longitude, timeZone, version },
  })
}

async function mainUserOf(member: MemberSession, place: number) {
  const customer = await customerAt(member, place)
  if (!customer) return undefined
  const { items } = await member.call(listCustomerUsers, { params: { id: customer.id } })
  const user = items[0]
  if (!user) throw new Error('A customer has no user')
  return { id: customer.id, user }
}

export async function correctName(member: MemberSession, place: number): Promise<void> {
  const found = await mainUserOf(member, place)
  if (!found) return
  const { id, user } = found
  const lastName = `${user.lastName}-Berger`
  await member.call(updateCustomerUser, { params: { id, userId: user.id }, body: { version: user.version, lastName } })
}

export async function resetPassword(member: MemberSession, place: number): Promise<void> {
  const found = await mainUserOf(member, place)
  if (found) await member.call(resetCustomerUserPassword, { params: { id: found.user.id } })
}

/** Takes the newest alarm, comments on it, and acknowledges it. */
export async function careForAlarm(member: MemberSession, text: string): Promise<void> {
  const { items } = await member.call(listAlarms, {
    query: { filter: '{"active":true,"acknowledged":false}', limit: 10, order: 'raisedAt:desc' },
  })
  const alarm = items[0]
  if (!alarm) return
  const params = { id: alarm.id }
  const { items: colleagues } = await member.call(listColleagues, {})
  const taken = await member.call(assignAlarm, { params, body: { version: alarm.version, memberId: colleagues[0]?.id ?? null } })
  await member.call(commentAlarm, { params, body: { text } })
  await member.call(acknowledgeAlarm, { params, body: { version: taken.version, acknowledged: true } })
}

/** Completes the next step of an order. */
export async function advanceOrder(member: MemberSession, place: number): Promise<void> {
  const customer = await customerAt(member, place, { installationStatus: 'planned' })
  if (!customer) return
  const { id } = customer
  const { items } = await member.call(listSales, { params: { id } })
  const sale = items[0]
  const step = sale?.steps.find(({ status }) => status === 'pending')
  // A step that needs the device waits until it is installed.
  if (!sale || !step || step.needsInstallation) return
  await member.call(updateSaleStep, {
    params: { id, saleId: sale.id, position: String(step.position) },
    body: { version: sale.version, status: 'completed' },
  })
}

/** Sends gateways from the stock to an installer company. */
export async function moveBoxes(member: MemberSession): Promise<void> {
  const { items: companies } = await member.call(listInstallerCompanies, { query: {} })
  const { items } = await member.call(listStockGateways, {
    query: { filter: '{"state":"in_stock"}', limit: 25, order: 'serialNumber:desc' },
  })
  const company = companies[0]
  if (!company || items.length === 0) return
  const gatewayIds = items.slice(0, 4).map(({ id }) => id)
  await member.call(moveGateways, { body: { move: 'send', gatewayIds, companyId: company.id, reason: 'Monatslieferung' } })
}

export async function askForAccess(member: MemberSession, reason: string): Promise<void> {
  await member.call(requestAccess, { body: { permissions: ['read:business-reports'], reason } })
}

/** Lends the requested access for two days. */
export async function grantRequest(member: MemberSession, service: PlayedService, reason: string): Promise<void> {
  const { items } = await member.call(listAccessRequests, {})
  const asked = items[0]
  if (!asked) return
  const endsAt = new Date(service.ctx.clock.now().getTime() + 2 * dayMs).toISOString()
  await member.call(lendAccess, { params: { id: asked.member.id }, body: { role: 'admin', endsAt, reason } })
}

/** Lends a colleague the permissions of a role, still at the end of the month: everywhere, or for one of the partners. */
export async function lendForAbsence(
  member: MemberSession,
  service: PlayedService,
  {
    to,
    role,
    isOfPartner = false,
    days,
    reason,
  }: { to: string; role: 'admin' | 'support'; isOfPartner?: boolean; days: number; reason: string },
): Promise<void> {
  const { items } = await member.call(listMembers, { query: { limit: 100 } })
  const colleague = items.find(({ email }) => email === to)
  if (!colleague) throw new Error(`${member.email} has no colleague ${to}`)
  const params = { id: colleague.id }
  const tenants = isOfPartner ? (await member.call(listLoanTenants, { params, query: {} })).items : []
  const tenantId = tenants.find(({ kind }) => kind === 'partner')?.id ?? null
  if (isOfPartner && !tenantId) return
  const endsAt = new Date(service.ctx.clock.now().getTime() + days * dayMs).toISOString()
  await member.call(lendAccess, { params, body: { role, tenantId, endsAt, reason } })
}

/** Gives a feature group to the customers of a town. */
export async function assignFeatures(member: MemberSession, service: PlayedService, city: string): Promise<void> {
  const { items } = await member.call(listBulkFeatureGroups, {})
  const group = items.find(({ name }) => name === 'drive')
  if (!group) return
  const customers = await customersOf(member, { city }, 25)
  if (customers.length === 0) return
  const selection = { by: 'ids' as const, customerIds: customers.map(({ id }) => id) }
  await carryOut(member, service, { action: { kind: 'assign-feature-groups', featureGroupIds: [group.id] }, selection })
}

/** Imports a partner's customers from a file, some rows of which remain invalid. */
export const importItalians = (member: MemberSession, service: PlayedService) => importFile(member, service, italians)

export const importBatch = (member: MemberSession, service: PlayedService, name: keyof typeof batches) =>
  importFile(member, service, batches[name])

async function importFile(member: MemberSession, service: PlayedService, file: typeof italians): Promise<void> {
  const { id } = await member.upload('/api/v1/customers/upload', file)
  await workOn(service.ctx, id)
  const { version } = await member.call(getCustomerImport, { params: { importId: id } })
  await member.call(startImport, { params: { importId: id }, body: { version } })
  await workOn(service.ctx, id)
}

/** Leaves a file with errors uncorrected. */
export async function leaveFaultyImport(member: MemberSession, service: PlayedService): Promise<void> {
  const { id } = await member.upload('/api/v1/customers/upload', faultyGermans)
  await workOn(service.ctx, id)
}

/**
 * The installer registers a gateway at a home, waits until its devices measure, and assigns it to the customer. A colleague then tells
 * another.
 */
export async function addInstallation(member: MemberSession, service: PlayedService): Promise<void> {
  const { id } = await member.call(addUnallocatedInstallation, { body: { startCode: assignedStartCode } })
  const { gatewayId, serialNumber } = await member.call(readUnallocatedInstallation, { params: { installationId: id } })
  const { seed, appliances, inverterPowerW } = assignedHome
  const gateway = { id: gatewayId, serialNumber, placeId: id, profile: { ...profileInField, seed }, appliances }
  await comeOnline(service, gateway)
  await measureHome(service, gateway, 3)
  for (const { deviceId } of appliances.filter(({ kind }) => kind === 'PV')) {
    await member.call(changeUnallocatedDevice, { params: { installationId: id, id: deviceId }, body: { peakPowerW: inverterPowerW } })
  }
  const colleague = await signIn(service, service.ctx.clock.now().getTime(), 'support@wattdesk.example')
  const customer = (await customersOf(colleague, { installationStatus: 'planned', city: 'Mannheim' }))[0]
  if (!customer) return
  const { items } = await colleague.call(listSites, { params: { id: customer.id } })
  const body = { customer: customer.accountEmail, zipCodeOrReference: items[0]?.zipCode ?? '' }
  await measureHome(service, gateway, 1)
  await member.call(assignToCustomer, { params: { installationId: id }, body })
  await mention(colleague, customer.id, { name: 'Ada', text: 'Die Anlage misst und ist zugeordnet, die Schlussrechnung kann raus.' })
}

export async function endContract(member: MemberSession): Promise<void> {
  const customer = await customerAt(member, 2, { installationStatus: 'none' })
  if (!customer) return
  const { id } = customer
  const { version, accountEmail } = await member.call(getCustomer, { params: { id } })
  await member.call(deactivateCustomer, { params: { id }, body: { version, accountEmail, isAutomated: true, reason: 'Umzug' } })
}

export async function saveViews(member: MemberSession): Promise<void> {
  const views = [
    { name: 'Laufende Aufträge', filter: '{"installationStatus":"planned","status":"active"}' },
    { name: 'Noch nicht registriert', filter: '{"status":"active","joinedAt":{"op":"isNull","value":true}}' },
  ]
  for (const { name, filter } of views) {
    await member.call(addSavedView, { body: { list: 'customers', name, state: { filter }, visibility: 'team' } })
  }
}

/** Hands the most urgent work over to a colleague, with a note. */
export async function handOver(member: MemberSession): Promise<void> {
  const { items } = await member.call(listWork, { query: { limit: 10 } })
  const { items: colleagues } = await member.call(listColleagues, {})
  const [item, colleague] = [items.find(({ owner }) => owner === null), colleagues[0]]
  if (!item || !colleague) return
  const text = 'Kundin ist ab 16 Uhr erreichbar, bitte übernehmen.'
  const body = { action: 'hand-over' as const, version: item.version, memberId: colleague.id, note: text }
  await member.call(changeWork, { params: { kind: item.reason.kind, id: item.id }, body })
}

/** Writes and publishes a list of a region's own content, such as its notices. */
export async function writeContent(member: MemberSession, region: keyof typeof regions, list: 'notices' | 'help'): Promise<void> {
  const { items: tenants } = await member.call(listContentTenants, {})
  const tenantId = tenants.find(({ isPublic }) => !isPublic)?.id
  const { items: schemas } = await member.call(listContentSchemas, {})
  if (!tenantId) throw new Error(`${member.email} writes no content`)
  const publish = async (parentId: string | null, { slug, schema, texts, draft }: RegionalPage) => {
    const schemaId = schemas.find(({ name }) => name === schema)?.id
    if (!schemaId) throw new Error(`There is no schema ${schema}`)
    let id: string | undefined
    for (const [language, fields] of each(texts)) {
      id = id
        ? (await member.call(saveContent, { params: { id }, body: { language, version: 0, slug, fields } })).id
        : (await member.call(addContent, { body: { tenantId, parentId, schemaId, slug, language, fields } })).id
      await member.call(publishContent, { params: { id }, body: { language, version: 1 } })
    }
    const [[language] = []] = each(texts)
    if (id && language && draft) await member.call(saveContent, { params: { id }, body: { language, version: 1, slug, fields: draft } })
    return id ?? null
  }
  const { heading, pages } = regions[region][list]
  const headings = Object.fromEntries(Object.entries(heading).map(([language, text]) => [language, { heading: text }]))
  const below = await publish(null, { slug: list, schema: 'HelpPage', texts: headings })
  for (const page of pages) await publish(below, page)
}

const each = (texts: RegionalPage['texts']) => Object.entries(texts) as [Language, Record<string, unknown> & { heading: string }][] // keys are languages
