import { listAffiliates, updateAffiliate } from '@wattdesk/contract/tenants/affiliates/calls.ts'
import type { Affiliate } from '@wattdesk/contract/tenants/affiliates/models.ts'
import * as calls from '@wattdesk/contract/white-label/calls.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formOf } from '../../../test/content.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { transaction } from '../../db/transaction.ts'
import { queueCustomerMail } from '../mails/mails.service.ts'
import { readAppBrand } from '../tenants/brands.service.ts'
import { brandLogo } from './brand-pictures.service.ts'

const server = startServer()
const given = givenOf(server)
const picture = (color: string) =>
  sharp({ create: { width: 240, height: 80, channels: 3, background: color } })
    .withMetadata({ exif: { IFD0: { Artist: 'Somebody' } } })
    .png()
    .toBuffer()

async function upload({ token }: GivenMember, tenantId: string, bytes: Buffer) {
  const { type, content: payload } = formOf(bytes, 'logo.png')
  const headers = { 'content-type': type, authorization: `Bearer ${token}` }
  const url = `/api/v1/settings/tenant-affiliates/${tenantId}/pictures`
  const response = await server.app.inject({ method: 'POST', url, payload, headers })
  return { status: response.statusCode, body: response.json() }
}

async function find({ token, tenantId }: GivenMember): Promise<Affiliate> {
  const found = (await server.call(listAffiliates, { token })).body.items.find(({ id }) => id === tenantId)
  if (!found) throw new Error('No such affiliate')
  return found
}

async function save(admin: GivenMember, logoFileId: string | null | undefined) {
  const { id, customers: _, customersByType: __, vendors: ___, logoFileId: ____, ...settings } = await find(admin)
  const body = { ...settings, supportedLanguages: ['de' as const], ...(logoFileId === undefined ? {} : { logoFileId }) }
  return server.call(updateAffiliate, { token: admin.token, params: { id }, body })
}

describe('the logo of a tenant affiliate', () => {
  it('is checked by its content, stored without metadata, and an upload of the affiliate itself', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    expect((await upload(admin, admin.tenantId, Buffer.from('<script>1</script>'))).body.code).toBe('ContentFileTypeRefused')
    expect((await upload(admin, stranger.tenantId, await picture('#fff'))).status).toBe(404)
    const { body: logo } = await upload(admin, admin.tenantId, await picture('#c81414'))
    const foreign = (await upload(stranger, stranger.tenantId, await picture('#141ec8'))).body
    expect((await save(admin, foreign.id)).error.details).toEqual([
      expect.objectContaining({ field: 'logoFileId', code: 'PictureUnknown' }),
    ])
    expect((await save(admin, logo.id)).status).toBe(200)
    expect((await find(admin)).logoFileId).toBe(logo.id)
    // Programs that do not know the logo leave it unchanged.
    expect((await save(admin, undefined)).status).toBe(200)
    expect((await find(admin)).logoFileId).toBe(logo.id)
    const url = `/api/v1/settings/tenant-affiliates/${admin.tenantId}/pictures/${logo.id}`
    const read = (token: string) => server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const [own, other] = [await read(admin.token), await read(stranger.token)]
    expect([own.statusCode, other.statusCode]).toEqual([200, 404])
    expect((await sharp(own.rawPayload).metadata()).exif).toBeUndefined()
    expect((await save(admin, null)).status).toBe(200)
    expect((await find(admin)).logoFileId).toBeNull()
  })

  it('is what its customers see in the app and in mails, unless a partner has a brand of its own', async () => {
    const admin = await given.member('admin')
    const { body: logo } = await upload(admin, admin.tenantId, await picture('#c81414'))
    const brandOf = async (tenantId: string) => (await readAppBrand(server.ctx.db, tenantId)).logoUrl
    const mailOf = async (tenantId: string) => {
      const customer = { id: (await given.customer(admin, { tenantId })).id, tenantId, affiliateId: admin.tenantId }
      const email = `${customer.id}@home.example`
      const user = { id: customer.id, email, firstName: 'Ida', lastName: 'Lindgren', language: 'en' }
      await transaction(server.ctx.db, (tx) => queueCustomerMail(tx, server.ctx, { template: 'customer-email-changed', customer, user }))
      const [mail] = await server.sql<{ html_body: string; sender_name: string | null }>(
        'select html_body, sender_name from outbox_mails where recipient = $1',
        [email],
      )
      return mail
    }
    const before = await mailOf(admin.tenantId)
    expect([await brandOf(admin.tenantId), before?.html_body.includes('<img')]).toEqual([null, false])
    await save(admin, logo.id)
    const address = await brandOf(admin.tenantId)
    expect(address).toMatch(new RegExp(`^/app/logo\\?brand=${admin.tenantId}&v=`))
    const mail = await mailOf(admin.tenantId)
    expect(mail?.html_body).toContain(`http://localhost:4000/app/logo?brand=${admin.tenantId}`)
    expect(mail?.sender_name).toBe(before?.sender_name)
    expect(await brandLogo(server.ctx.db, admin.tenantId)).toMatchObject({ id: logo.id, type: 'image/png' })

    const partner = await given.customer(admin, { type: 'whitelabel_partner', site: undefined })
    const partnerTenant = partner.partnerTenantId ?? ''
    expect(await brandOf(partnerTenant)).toMatch(/^\/app\/logo/)
    const body = { version: 0, appName: 'Sonnenhaus', logoUrl: null, primaryColor: '#004d40', accentColor: '#ffb300', impressumUrl: null }
    await server.call(calls.changeWhiteLabel, { token: admin.token, params: { id: partner.id }, body })
    expect(await brandOf(partnerTenant)).toMatch(/^\/app\/logo/) // A draft changes nothing.
    expect((await mailOf(partnerTenant))?.html_body).toContain('/app/logo?brand=')
    await server.call(calls.publishWhiteLabel, { token: admin.token, params: { id: partner.id }, body: { version: 1 } })
    expect(await brandOf(partnerTenant)).toBeNull()
  })
})
