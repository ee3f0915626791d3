import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import { changeWhiteLabel, publishWhiteLabel } from '@wattdesk/contract/white-label/calls.ts'
import { setBrandDomain } from '@wattdesk/contract/white-label/domains/calls.ts'
import { pixelForm } from '../content.ts'
import type { GivenMember, givenOf } from '../given.ts'
import type { TestServer } from '../server.ts'

export const brandModel = { appName: 'Sonnenhaus', logoUrl: null, impressumUrl: null, primaryColor: '#004d40', accentColor: '#ffb300' }

/** Brands of a tenant's whitelabel partners. */
export function brandRecordsOf(server: TestServer, given: ReturnType<typeof givenOf>, admin: GivenMember) {
  const { token } = admin

  async function draftedBrand(): Promise<string> {
    const { id } = await given.customer(admin, { type: 'whitelabel_partner', site: undefined })
    await server.call(changeWhiteLabel, { token, params: { id }, body: { version: 0, ...brandModel } })
    return id
  }

  /** A customer of a partner with a draft. */
  async function draftedBrandOfHome(): Promise<string> {
    const id = await draftedBrand()
    const { body } = await server.call(getCustomer, { token, params: { id } })
    return (await given.customer(admin, { tenantId: body.partnerTenantId ?? '' })).id
  }

  async function publishedBrand(): Promise<string> {
    const id = await draftedBrand()
    await server.call(publishWhiteLabel, { token, params: { id }, body: { version: 1 } })
    return id
  }

  async function brandWithDomain(): Promise<string> {
    const { id } = await given.customer(admin, { type: 'whitelabel_partner', site: undefined })
    await server.call(setBrandDomain, { token, params: { id }, body: { domain: `energy.${crypto.randomUUID()}.example`, version: 0 } })
    return id
  }

  async function affiliateLogo() {
    return { id: admin.tenantId, fileId: await uploaded(`/api/v1/settings/tenant-affiliates/${admin.tenantId}/pictures`) }
  }

  async function brandPicture() {
    const { id } = await given.customer(admin, { type: 'whitelabel_partner', site: undefined })
    return { id, fileId: await uploaded(`/api/v1/customers/${id}/white-label/pictures`) }
  }

  async function uploaded(url: string): Promise<string> {
    const { type, content: payload } = pixelForm()
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    const response = await server.app.inject({ method: 'POST', url, payload, headers })
    return String(response.json().id)
  }

  return { brandWithDomain, draftedBrand, draftedBrandOfHome, publishedBrand, brandPicture, affiliateLogo }
}
