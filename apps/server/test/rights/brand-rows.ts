import { getAppDraft } from '@wattdesk/contract/impersonation/calls.ts'
import * as contract from '@wattdesk/contract/white-label/calls.ts'
import * as domains from '@wattdesk/contract/white-label/domains/calls.ts'
import { pixelForm } from '../content.ts'
import { brandModel } from './brand-records.ts'
import { row } from './requests.ts'
import type { TenantRecords } from './tenant-records.ts'

const ofWhiteLabel = async (records: TenantRecords) => ({ params: { id: (await records.partner('whitelabel_partner')).id } })

export const brandRows = [
  row(contract.getWhiteLabel, ofWhiteLabel),
  row(contract.changeWhiteLabel, async (records) => ({ ...(await ofWhiteLabel(records)), body: { version: 0, ...brandModel } })),
  row(contract.publishWhiteLabel, async ({ draftedBrand }) => ({ params: { id: await draftedBrand() }, body: { version: 1 } })),
  row(contract.listBrandEditions, async ({ publishedBrand }) => ({ params: { id: await publishedBrand() } })),
  row(contract.restoreBrandEdition, async ({ publishedBrand }) => ({
    params: { id: await publishedBrand(), edition: 1 },
    body: { version: 2 },
  })),
  row(contract.uploadBrandPicture, async (records) => ({ ...(await ofWhiteLabel(records)), payload: pixelForm() })),
  row(contract.uploadAffiliateLogo, async ({ admin }) => ({ params: { id: admin.tenantId }, payload: pixelForm() })),
  row(getAppDraft, async ({ draftedBrandOfHome }) => ({ params: { id: await draftedBrandOfHome() } })),
  row(contract.readAffiliateLogo, async ({ affiliateLogo }) => ({ params: await affiliateLogo() })),
  row(contract.readBrandPicture, async ({ brandPicture }) => ({ params: await brandPicture() })),
  row(contract.previewBrandMail, async (records) => ({
    ...(await ofWhiteLabel(records)),
    body: { version: 0, ...brandModel, language: 'en' as const },
  })),
  row(domains.readBrandDomain, ofWhiteLabel),
  row(domains.setBrandDomain, async (records) => ({
    ...(await ofWhiteLabel(records)),
    body: { domain: `energy.${crypto.randomUUID()}.example`, version: 0 },
  })),
  row(domains.checkBrandDomain, async ({ brandWithDomain }) => ({ params: { id: await brandWithDomain() }, body: { version: 1 } })),
  row(domains.removeBrandDomain, async ({ brandWithDomain }) => ({ params: { id: await brandWithDomain() }, body: { version: 1 } })),
]
