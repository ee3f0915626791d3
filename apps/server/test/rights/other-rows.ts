import {
  declineAccess,
  endLoan,
  lendAccess,
  listLoans,
  listLoanTenants,
  startWorkingInTenant,
} from '@wattdesk/contract/account/access/calls.ts'
import {
  endMemberSession,
  inviteMember,
  inviteMemberAgain,
  listMemberSessions,
  removeMember,
  removeMemberMultifactor,
  updateMember,
} from '@wattdesk/contract/account/calls.ts'
import { revertActivity } from '@wattdesk/contract/activity-reverts/calls.ts'
import { acknowledgeAlarm, assignAlarm, commentAlarm, readAlarm } from '@wattdesk/contract/alarms/calls.ts'
import { listCustomerAlarms, readInstallationsHealth, readSiteHealth, readSitesHealth } from '@wattdesk/contract/alarms/health/calls.ts'
import { changeTariff, readTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import { removeClientCredentials, resetClientSecret } from '@wattdesk/contract/api-access/calls.ts'
import { removeReportSchedule } from '@wattdesk/contract/business-reports/calls.ts'
import { connectChargePoint, limitCharging, readChargePoint, startCharging, stopCharging } from '@wattdesk/contract/charging/calls.ts'
import { changeWork } from '@wattdesk/contract/dashboard/calls.ts'
import {
  endDeviceLimit,
  exportDeviceLimit,
  listDeviceLimits,
  readDeviceLimitChoices,
  setDeviceLimit,
} from '@wattdesk/contract/device-limits/calls.ts'
import { changeEeg9Data, readEeg9Data, readEeg9Status, remindOfEeg9 } from '@wattdesk/contract/eeg9/calls.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import {
  addGateway,
  assignApplianceKinds,
  changeGridxAppliance,
  listAppliances,
  listGateways,
  removeGateway,
  revokeGatewayCredential,
  rotateGatewayCredential,
  scanGateway,
  setGatewayPlaces,
} from '@wattdesk/contract/gateways/calls.ts'
import {
  addPvBattery,
  changePvBattery,
  createPvBattery,
  getPvBattery,
  listPvBatteries,
  lookupInstallation,
  readPvBatteries,
  removePvBattery,
  setInverterMasterKey,
  updatePvBattery,
} from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { addWallbox, getWallbox, listWallboxes, removeWallbox, updateWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { downloadMailFile, getMail, retryMail } from '@wattdesk/contract/mails/calls.ts'
import { readNotification } from '@wattdesk/contract/notifications/calls.ts'
import {
  changeEventEndpoint,
  pauseEventEndpoint,
  readEventDelivery,
  removeEventEndpoint,
  resumeEventEndpoint,
  rotateEventSecret,
  sendDeliveryAgain,
  sendEventsAgain,
  testEventEndpoint,
} from '@wattdesk/contract/outgoing-events/calls.ts'
import { endMySession } from '@wattdesk/contract/profile/calls.ts'
import { changeSavedView, readSharedView, removeSavedView } from '@wattdesk/contract/saved-views/calls.ts'
import { createLiveTicket, readDeviceDay, readLiveSites, readSiteDay } from '@wattdesk/contract/telemetry/calls.ts'
import { compareData } from '@wattdesk/contract/telemetry/data-comparison/calls.ts'
import { listDataRecords, readDataPayload } from '@wattdesk/contract/telemetry/data-records/calls.ts'
import { listGatewayHistories, readGatewayHistory, readGatewayStatus } from '@wattdesk/contract/telemetry/gateway-history/calls.ts'
import { updateAffiliate } from '@wattdesk/contract/tenants/affiliates/calls.ts'
import { type DeviceKind, deviceKinds, paramsOf } from '../device-kinds.ts'
import { type Row, row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

const ofCustomer = async (records: TenantRecords) => ({ params: { id: (await records.customer()).id } })
const ofSite = async (records: TenantRecords) => {
  const { id, siteId } = await records.customer()
  return { params: { id, siteId } }
}

const ofConfiguration = async ({ pvBattery }: TenantRecords) => ({ params: { configurationId: (await pvBattery()).configurationId } })

const ofWallbox = async ({ wallbox }: TenantRecords) => {
  const { id, configurationId } = await wallbox()
  return { params: { id, deviceId: configurationId } }
}

const ofEndpoint = async ({ eventEndpoint }: TenantRecords) => ({ params: { id: await eventEndpoint() } })
const ofDelivery = async ({ eventDelivery }: TenantRecords) => ({ params: { id: await eventDelivery() } })

const ofLimit = async ({ deviceLimit }: TenantRecords) => {
  const { id, limitId } = await deviceLimit()
  return { params: { id, limitId } }
}

/** The calls of a kind that needs nothing but its form. */
function deviceRows(kind: DeviceKind): Row[] {
  const { list, get, add, update, remove } = kind.calls
  const named = (endpoint: Endpoint) => async (records: TenantRecords) => {
    const { id, configurationId } = await records.device(kind)
    return { params: paramsOf(endpoint, id, configurationId) }
  }
  return [
    row(list, ofCustomer),
    row(get, named(get)),
    row(add, async ({ customer, deviceModel }) => {
      const { id, siteId } = await customer()
      return { params: { id }, body: await deviceModel(kind, siteId) }
    }),
    row(update, async (records) => ({
      ...(await named(update)(records)),
      body: { version: 1, ...kind.details(`SN${crypto.randomUUID()}`) },
    })),
    row(remove, named(remove)),
  ]
}

const installations = [
  row(listPvBatteries, ofCustomer),
  row(addPvBattery, async ({ customer, pvBatteryModel }) => {
    const { id, siteId } = await customer()
    return { params: { id }, body: pvBatteryModel(siteId) }
  }),
  row(getPvBattery, async ({ pvBattery }) => {
    const { id, configurationId } = await pvBattery()
    return { params: { id, installationId: configurationId } }
  }),
  row(updatePvBattery, async ({ pvBattery, pvBatteryModel }) => {
    const { siteId: _, vendorId: __, ...details } = pvBatteryModel('')
    return { params: await pvBattery(), body: { version: 1, ...details } }
  }),
  row(removePvBattery, async ({ pvBattery }) => ({ params: await pvBattery() })),
  row(lookupInstallation, async (records) => ({ ...(await ofCustomer(records)), query: { serialnumber: 'SN1' } })),
  row(createPvBattery, async ({ customer, pvBatteryModel }) => {
    const { id, siteId } = await customer()
    return { body: { customerId: id, ...pvBatteryModel(siteId) } }
  }),
  row(readPvBatteries, async (records) => ({ query: { customerId: (await records.customer()).id } })),
  row(changePvBattery, async (records) => {
    const { siteId: _, vendorId: __, ...details } = records.pvBatteryModel('')
    return { ...(await ofConfiguration(records)), body: { version: 1, ...details } }
  }),
  row(setInverterMasterKey, async ({ pvBattery }) => ({
    params: { installationId: (await pvBattery()).configurationId },
    body: { masterKey: 'KOSTAL-12345' },
  })),
  row(readEeg9Data, ofConfiguration),
  row(changeEeg9Data, async (records) => ({ ...(await ofConfiguration(records)), body: { version: 0, gridOperator: 'Netze BW' } })),
  row(readEeg9Status, ofConfiguration),
  row(remindOfEeg9, async (records) => ({ body: (await ofConfiguration(records)).params })),
  row(listWallboxes, ofCustomer),
  row(addWallbox, async ({ customer, wallboxModel }) => {
    const { id, siteId } = await customer()
    return { params: { id }, body: await wallboxModel(siteId) }
  }),
  row(getWallbox, ofWallbox),
  row(updateWallbox, async ({ wallbox, wallboxModel }) => {
    const [{ id, configurationId }, { siteId: _, vendorId: __, ...details }] = [await wallbox(), await wallboxModel('')]
    return { params: { id, installationId: configurationId }, body: { version: 1, ...details } }
  }),
  row(removeWallbox, ofWallbox),
  row(readChargePoint, ofWallbox),
  row(connectChargePoint, ofWallbox),
  row(startCharging, async ({ chargingWallbox }) => {
    const { id, configurationId } = await chargingWallbox()
    return { params: { id, deviceId: configurationId } }
  }),
  row(stopCharging, ofWallbox),
  row(limitCharging, async (records) => ({ ...(await ofWallbox(records)), body: { limitA: null } })),
  row(listDeviceLimits, ofCustomer),
  row(readDeviceLimitChoices, ofCustomer),
  row(setDeviceLimit, async ({ deviceLimit }) => {
    const { id, siteId } = await deviceLimit()
    return { params: { id }, body: { kind: 'grid-signal' as const, siteId, endsAt: new Date(Date.now() + 3_600_000).toISOString() } }
  }),
  row(endDeviceLimit, ofLimit),
  row(exportDeviceLimit, ofLimit),
  ...deviceKinds.flatMap(deviceRows),
  row(changeGridxAppliance, async ({ gridxMeter }) => ({ params: await gridxMeter(), body: { kind: 'MISC' as const } })),
  row(listGateways, ofCustomer),
  row(addGateway, async ({ customer, gatewayBox }) => {
    const { id, siteId } = await customer()
    return { params: { id }, body: { siteId, startCode: await gatewayBox() } }
  }),
  row(removeGateway, async ({ gateway }) => {
    const { id, configurationId } = await gateway()
    return { params: { id, installationId: configurationId } }
  }),
  row(scanGateway, async ({ gateway }) => {
    const { id, configurationId } = await gateway()
    return { params: { id, installationId: configurationId } }
  }),
  row(setGatewayPlaces, async ({ gateway }) => {
    const { id, configurationId } = await gateway()
    return { params: { id, installationId: configurationId }, body: { places: [{ host: '192.168.1.20', port: 1502, units: [71] }] } }
  }),
  row(rotateGatewayCredential, async ({ gateway }) => {
    const { id, configurationId } = await gateway()
    return { params: { id, installationId: configurationId } }
  }),
  row(revokeGatewayCredential, async ({ gateway }) => {
    const { id, configurationId } = await gateway()
    return { params: { id, installationId: configurationId } }
  }),
  row(listAppliances, ofCustomer),
  row(assignApplianceKinds, async ({ gateway }) => ({
    params: { id: (await gateway()).id },
    body: { appliances: [{ deviceId: 'inverter-1', kind: 'PV' as const }] },
  })),
  row(listGatewayHistories, ofCustomer),
  row(readGatewayHistory, async (records) => ({ query: { customerId: (await records.customer()).id } })),
  row(readGatewayStatus, async (records) => ({ query: { customerId: (await records.customer()).id } })),
]

const ofAlarm = async (records: TenantRecords) => ({ params: { id: await records.alarm() } })
const health = [
  row(readSiteHealth, async ({ customer }) => {
    const { id, siteId } = await customer()
    return { params: { customerId: id }, query: { siteId } }
  }),
  row(readSitesHealth, async ({ customer }) => ({ body: { siteIds: [(await customer()).siteId], customerIds: [(await customer()).id] } })),
  row(readInstallationsHealth, async ({ pvBattery }) => ({ body: { configurationIds: [(await pvBattery()).configurationId] } })),
  row(listCustomerAlarms, async ({ customer }) => ({ params: { customerId: (await customer()).id } })),
  row(readAlarm, ofAlarm),
  row(changeWork, async (records) => ({
    params: { kind: 'alarm' as const, id: await records.alarm() },
    body: { action: 'take' as const, version: 0 },
  })),
  row(acknowledgeAlarm, async (records) => ({ ...(await ofAlarm(records)), body: { version: 1, acknowledged: true } })),
  row(assignAlarm, async (records) => ({ ...(await ofAlarm(records)), body: { version: 1, memberId: null } })),
  row(commentAlarm, async (records) => ({ ...(await ofAlarm(records)), body: { text: 'Called the customer' } })),
]

const energy = [
  row(readLiveSites, ofCustomer),
  row(readSiteDay, ofSite),
  row(readDeviceDay, async (records) => ({ params: { ...(await ofSite(records)).params, deviceId: 'wallbox-1' } })),
  row(createLiveTicket, async ({ customer }) => ({ body: { siteId: (await customer()).siteId } })),
  row(compareData, async ({ pvBattery }) => {
    const { id, configurationId } = await pvBattery()
    return { params: { customerId: id, configId: configurationId }, query: { date: '2026-05-01' } }
  }),
  row(listDataRecords, async ({ pvBattery }) => {
    const { id, configurationId } = await pvBattery()
    return { params: { customerId: id, configId: configurationId }, query: { fromDate: '2026-05-01', toDate: '2026-05-01' } }
  }),
  row(readDataPayload, async (records) => {
    const { id, configurationId } = await records.pvBattery()
    return { params: { customerId: id, configId: configurationId, deliveryId: await records.delivery(configurationId) } }
  }),
  row(readTimeOfUse, async ({ customer }) => ({ params: { customerId: (await customer()).id } })),
  row(changeTariff, async (records) => ({
    ...(await ofSite(records)),
    body: { version: 0, kind: 'dynamic' as const, importCentsPerMwh: null, exportCentsPerMwh: null, evenIfNotReady: true },
  })),
]

const ofMail = async (records: TenantRecords) => ({ params: { id: await records.mail() } })
const ofMember = async (records: TenantRecords) => ({ params: { id: (await records.colleague()).id } })
const members = [
  row(inviteMember, async ({ admin }) => ({
    body: {
      email: `${crypto.randomUUID()}@staff.example`,
      firstName: 'Vera',
      lastName: 'Neu',
      language: 'de' as const,
      roles: ['support' as const],
      tenantId: admin.tenantId,
    },
  })),
  row(updateAffiliate, async ({ admin }) => ({
    params: { id: admin.tenantId },
    body: {
      version: 1,
      name: `Region ${crypto.randomUUID()}`,
      country: 'DE' as const,
      timeZone: 'Europe/Berlin',
      language: 'en' as const,
      ...{ domain: null, contactEmail: null, contactPhone: null, activationEmail: null, impressumUrl: null, appProtocol: null },
      ...{ supportedLanguages: ['de' as const], openRegistration: false, surveyMobileUrl: null, surveyWebUrl: null },
      ...{ pvOnboardingEmail: null, pvOnboardingPhone: null, pvOnboardingInstallEmail: null },
      ...{ unallocatedAccessDays: 14, producedInstallationIdLength: null },
      ...{ idpType: 'embedded' as const, idpClientId: null, idpDashboardAppId: null, idpPoolId: null },
    },
  })),
  row(updateMember, async (records) => ({ ...(await ofMember(records)), body: { version: 1, firstName: 'Other' } })),
  row(removeMember, ofMember),
  row(removeMemberMultifactor, async ({ secureColleague }) => ({ params: { id: (await secureColleague()).id } })),
  row(resetClientSecret, async ({ clientCredentials }) => ({ body: { clientId: await clientCredentials(), version: 1 } })),
  row(removeClientCredentials, async ({ clientCredentials }) => ({ params: { id: await clientCredentials() } })),
  row(changeEventEndpoint, async (records) => ({
    ...(await ofEndpoint(records)),
    body: { version: 1, name: `CRM ${crypto.randomUUID()}`, url: 'https://8.8.4.4/events', kinds: ['alarm.raised' as const] },
  })),
  row(removeEventEndpoint, ofEndpoint),
  ...[rotateEventSecret, pauseEventEndpoint].map((call) =>
    row(call, async (records) => ({ ...(await ofEndpoint(records)), body: { version: 1 } })),
  ),
  row(resumeEventEndpoint, async ({ pausedEndpoint }) => ({ params: { id: await pausedEndpoint() }, body: { version: 2 } })),
  row(testEventEndpoint, ofEndpoint),
  row(sendEventsAgain, async (records) => ({
    ...(await ofEndpoint(records)),
    body: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', onlyFailed: true },
  })),
  row(readEventDelivery, ofDelivery),
  row(sendDeliveryAgain, ofDelivery),
  row(inviteMemberAgain, ofMember),
  row(listLoans, ofMember),
  row(listLoanTenants, ofMember),
  row(lendAccess, async (records) => ({
    ...(await ofMember(records)),
    body: {
      role: 'installer' as const,
      tenantId: (await records.partner()).partnerTenantId,
      reason: 'Cover',
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  })),
  row(endLoan, async ({ loan }) => ({ params: await loan() })),
  row(revertActivity, async ({ admin, changeOfName }) => ({
    params: { id: await changeOfName(admin.token) },
    body: { field: 'firstName' },
  })),
  row(declineAccess, async ({ accessRequest }) => ({ params: { id: await accessRequest() }, body: { comment: 'Not now' } })),
  row(listMemberSessions, ofMember),
  row(endMemberSession, async ({ colleague, sessionOf }) => {
    const { id } = await colleague()
    return { params: { id, sessionId: await sessionOf(id) } }
  }),
  row(endMySession, async ({ admin, sessionOf }) => ({ params: { id: await sessionOf(admin.id) } })),
  row(readSharedView, async ({ savedView }) => ({ params: { id: await savedView() } })),
  row(changeSavedView, async ({ savedView }) => ({ params: { id: await savedView() }, body: { version: 1, name: 'Other' } })),
  row(removeSavedView, async ({ savedView }) => ({ params: { id: await savedView() } })),
  row(readNotification, async ({ notification }) => ({ params: { id: await notification() } })),
  row(removeReportSchedule, async ({ reportSchedule }) => ({ params: { id: await reportSchedule() } })),
  row(getMail, ofMail),
  row(downloadMailFile, async (records) => ({ params: { id: await records.mailWithFile() } })),
  row(retryMail, ofMail),
]

export const otherRows = [...installations, ...health, ...energy, ...members]

/** Last: afterwards, the sessions of the admins work in a tenant, where some calls are refused. */
export const workingRows = [row(startWorkingInTenant, async ({ tenantLoan }) => ({ params: { loanId: await tenantLoan() } }))]
