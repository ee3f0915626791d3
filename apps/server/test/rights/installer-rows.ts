import {
  addInstallerCompany,
  assignInstallers,
  listInstallerCompanies,
  readInstallerCompany,
  removeInstallerCompany,
} from '@wattdesk/contract/installer-companies/calls.ts'
import * as unallocated from '@wattdesk/contract/unallocated-installations/calls.ts'
import { row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

const companies = [
  row(addInstallerCompany, async ({ admin }) => ({ body: { name: `Company ${crypto.randomUUID()}`, tenantId: admin.tenantId } })),
  row(listInstallerCompanies, async ({ admin }) => ({ query: { tenant_id: admin.tenantId } })),
  row(readInstallerCompany, async ({ installerCompany }) => ({ params: { companyId: await installerCompany() } })),
  row(removeInstallerCompany, async ({ installerCompany }) => ({ params: { id: await installerCompany() } })),
  row(assignInstallers, async ({ installerCompany }) => ({ params: { installerCompanyId: await installerCompany() }, body: {} })),
]

const ofInstallation = async (records: TenantRecords) => ({ params: { installationId: await records.unallocated() } })
const ofSite = async (records: TenantRecords) => ({ params: { siteId: (await records.assigned()).siteId } })
const installations = [
  row(unallocated.addUnallocatedInstallation, async ({ gatewayBox, installerCompany }) => ({
    body: { startCode: await gatewayBox(), installerCompanyId: await installerCompany() },
  })),
  row(unallocated.listUnallocatedInstallations, async ({ installerCompany }) => ({
    query: { installerCompanyId: await installerCompany() },
  })),
  row(unallocated.readUnallocatedInstallation, ofInstallation),
  row(unallocated.removeUnallocatedInstallation, ofInstallation),
  row(unallocated.assignToCustomer, async (records) => ({
    ...(await ofInstallation(records)),
    body: { customer: (await records.customer()).accountEmail, zipCodeOrReference: '68159' },
  })),
  row(unallocated.listUnallocatedGateways, ofInstallation),
  row(unallocated.scanUnallocatedGateway, async ({ unallocatedGateway }) => ({ params: await unallocatedGateway() })),
  row(unallocated.listUnallocatedDevices, ofInstallation),
  row(unallocated.changeUnallocatedDevice, async (records) => ({
    params: { ...(await ofInstallation(records)).params, id: 'inverter-1' },
    body: { kind: 'PV' as const, peakPowerW: 8_000 },
  })),
  row(unallocated.readUnallocatedLive, ofInstallation),
  row(unallocated.readCommissioning, ofInstallation),
  row(unallocated.recordCommissioning, ofInstallation),
  row(unallocated.readAssignedCommissioning, ofSite),
  row(unallocated.readAssignedInstallation, ofSite),
  row(unallocated.readAssignedLive, ofSite),
  row(unallocated.listAssignedDevices, ofSite),
]

export const installerRows = [...companies, ...installations]
