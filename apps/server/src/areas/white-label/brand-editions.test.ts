import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { createImpersonation, getAppDraft } from '@wattdesk/contract/impersonation/calls.ts'
import * as calls from '@wattdesk/contract/white-label/calls.ts'
import { standardColors } from '@wattdesk/contract/white-label/terms.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { formOf } from '../../../test/content.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { transaction } from '../../db/transaction.ts'
import { queueCustomerMail } from '../mails/mails.service.ts'
import { readAppBrand } from '../tenants/brands.service.ts'
import { brandIcon, brandLogo } from './brand-pictures.service.ts'

const server = startServer()
const given = givenOf(server)
const fields = { version: 0, appName: 'Sonnenhaus', logoUrl: null, primaryColor: '#004d40', accentColor: '#ffb300', impressumUrl: null }
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c81414' } })
    .png()
    .toBuffer()

async function givenPartner() {
  const admin = await given.member('admin')
  const { id, partnerTenantId } = await given.customer(admin, { type: 'whitelabel_partner', site: undefined })
  const on = { token: admin.token, params: { id } }
  const save = async (body: object) => server.call(calls.changeWhiteLabel, { ...on, body: { ...fields, ...body } as never })
  const publish = async (version: number) => server.call(calls.publishWhiteLabel, { ...on, body: { version } })
  const upload = async (bytes: Buffer, token = admin.token) => {
    const { type, content: payload } = formOf(bytes, 'logo.png')
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    const response = await server.app.inject({ method: 'POST', url: `/api/v1/customers/${id}/white-label/pictures`, payload, headers })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    admin,
    id,
    on,
    save,
    publish,
    upload,
    tenantId: partnerTenantId ?? '',
    brand: () => readAppBrand(server.ctx.db, partnerTenantId ?? ''),
  }
}

describe('a draft of a brand', () => {
  it('is shown only once published, one edition at a time, and an earlier edition can be restored', async () => {
    const { on, save, publish, brand } = await givenPartner()
    expect((await save({})).body).toMatchObject({ appName: 'Sonnenhaus', version: 1, isDraft: true, published: null })
    expect(await brand()).toMatchObject({ ...standardColors, isBranded: false })
    expect((await brand()).appName).not.toBe('Sonnenhaus')
    const first = (await publish(1)).body
    expect(first).toMatchObject({ version: 2, isDraft: false, published: { edition: 1, fields: { appName: 'Sonnenhaus' } } })
    expect(await brand()).toMatchObject({ appName: 'Sonnenhaus', primaryColor: '#004d40', onPrimaryColor: '#ffffff' })
    expect((await publish(2)).body).toEqual(first)

    await save({ version: 2, appName: 'Lichthof', welcome: 'Good to see you' })
    expect((await brand()).appName).toBe('Sonnenhaus')
    expect((await publish(2)).error.code).toBe('BrandChanged')
    await publish(3)
    expect(await brand()).toMatchObject({ appName: 'Lichthof', welcome: 'Good to see you' })
    const editions = (await server.call(calls.listBrandEditions, on)).body.items
    expect(editions.map(({ edition, fields: { appName } }) => [edition, appName])).toEqual([
      [2, 'Lichthof'],
      [1, 'Sonnenhaus'],
    ])
    expect(editions[0]?.publishedBy).toBeTruthy()

    const restore = (edition: number) =>
      server.call(calls.restoreBrandEdition, { ...on, params: { ...on.params, edition }, body: { version: 4 } })
    expect((await restore(9)).status).toBe(404)
    expect((await restore(1)).body).toMatchObject({ appName: 'Sonnenhaus', version: 5, isDraft: true })
    expect((await brand()).appName).toBe('Lichthof')
    expect((await save({ version: 5, appName: 'Lichthof', welcome: 'Good to see you' })).body).toMatchObject({ isDraft: false })

    const log = await server.call(listCustomerActivities, on)
    expect(log.body.items.filter(({ event }) => event.startsWith('white-label')).map(({ event }) => event.split('.')[1])).toEqual([
      'changed',
      'changed',
      'published',
      'changed',
      'published',
      'changed',
    ])
  })

  it('is published only by those who may change it', async () => {
    const { admin, id, save, upload } = await givenPartner()
    await save({})
    const [support, stranger] = [await given.member('support', admin.tenantId), await given.member('admin')]
    const publishAs = (token: string) => server.call(calls.publishWhiteLabel, { token, params: { id }, body: { version: 1 } })
    expect((await publishAs(support.token)).error.details).toEqual({ permission: 'write:whitelabel-configurations' })
    expect((await publishAs(stranger.token)).status).toBe(404)
    expect((await upload(await square(200), support.token)).status).toBe(403)
    expect((await upload(await square(200), stranger.token)).status).toBe(404)
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect((await publishAs(admin.token)).error.code).toBe('CustomerNotActive')
    expect((await upload(await square(200))).body.code).toBe('CustomerNotActive')
  })
})

describe('pictures of a brand', () => {
  it('are checked by their bytes, re-encoded, and public once published', async () => {
    const { on, save, publish, upload, tenantId } = await givenPartner()
    expect((await upload(Buffer.from('<html>'))).body.code).toBe('ContentFileTypeRefused')
    const logo = (await upload(await square(300))).body
    const icon = (await upload(await square(301))).body
    const flat = (
      await upload(
        await sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      )
    ).body
    expect((await save({ iconFileId: flat.id })).error.details).toEqual([
      expect.objectContaining({ field: 'iconFileId', code: 'IconNotSquare' }),
    ])
    const other = await givenPartner()
    const foreign = (await other.upload(await square(302))).body
    expect((await save({ logoFileId: foreign.id })).error.details).toEqual([
      expect.objectContaining({ field: 'logoFileId', code: 'PictureUnknown' }),
    ])
    expect((await save({ logoFileId: logo.id, iconFileId: icon.id })).status).toBe(200)
    expect(await brandLogo(server.ctx.db, tenantId)).toBeUndefined()
    const shown = await server.app.inject({
      url: `/api/v1/customers/${on.params.id}/white-label/pictures/${logo.id}`,
      headers: { authorization: `Bearer ${on.token}` },
    })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    await publish(1)
    expect((await brandLogo(server.ctx.db, tenantId))?.type).toBe('image/png')
    const drawn = await sharp(Buffer.from((await brandIcon(server.ctx.db, tenantId, 180)).content)).metadata()
    expect([drawn.format, drawn.width, drawn.height, drawn.hasAlpha]).toEqual(['png', 180, 180, false])
    const mark = await sharp(Buffer.from((await brandIcon(server.ctx.db, undefined, 192)).content)).metadata()
    expect([mark.format, mark.width]).toEqual(['png', 192])
  })
})

describe('mails in a brand', () => {
  it('have its colours, logo, footer and sender, and a preview has the draft’s', async () => {
    const { admin, on, save, publish, upload, tenantId } = await givenPartner()
    const logo = (await upload(await square(300))).body
    const typed = { ...fields, logoFileId: logo.id, mailSender: 'Sonnenhaus Service', mailFooter: 'Sonnenhaus GmbH, Mannheim <HRB 1>' }
    const preview = await server.call(calls.previewBrandMail, { ...on, body: { ...typed, language: 'pl' } })
    expect(preview.body).toMatchObject({ from: 'Sonnenhaus Service', subject: 'Twój dostęp do Sonnenhaus Service' })
    expect(preview.body.html).toContain('background:#004d40;color:#ffffff')
    expect(preview.body.html).toContain('src="data:image/png;base64,')
    expect(preview.body.html).toContain('Sonnenhaus GmbH, Mannheim &lt;HRB 1&gt;')
    await save(typed)
    await publish(1)
    const customer = { id: (await given.customer(admin, { tenantId })).id, tenantId, affiliateId: admin.tenantId }
    const user = { id: customer.id, email: 'reader@home.example', firstName: 'Ida', lastName: 'Lindgren', language: 'en' }
    await transaction(server.ctx.db, (tx) => queueCustomerMail(tx, server.ctx, { template: 'customer-email-changed', customer, user }))
    const [mail] = await server.sql<{ html_body: string; sender_name: string }>(
      "select html_body, sender_name from outbox_mails where recipient = 'reader@home.example'",
    )
    expect(mail?.sender_name).toBe('Sonnenhaus Service')
    expect(mail?.html_body).toContain('border-top:4px solid #004d40')
    expect(mail?.html_body).toContain(`http://localhost:4000/app/logo?brand=${tenantId}`)
  })
})

describe('the draft of a customer’s app', () => {
  async function givenHome() {
    const partner = await givenPartner()
    const home = await given.customer(partner.admin, { tenantId: partner.tenantId })
    const draft = (token = partner.admin.token, id = home.id) => server.call(getAppDraft, { token, params: { id } })
    return { ...partner, home, draft }
  }

  it('is the brand as it would be published, with an uploaded logo that nobody else can read yet', async () => {
    const { save, publish, upload, brand, draft } = await givenHome()
    const logo = (await upload(await square(300))).body
    await save({ logoFileId: logo.id, appName: null, privacyUrl: 'https://example.com/privacy' })
    const { absence, brand: shown } = (await draft()).body
    expect([absence, shown?.logoUrl?.slice(0, 22)]).toEqual([null, 'data:image/png;base64,'])
    await publish(1)
    const { logoUrl: _, ...published } = await brand()
    const { logoUrl: __, ...drafted } = shown ?? { logoUrl: null }
    expect(published).toMatchObject(drafted)
    expect((await draft()).body).toEqual({ brand: null, absence: 'no-draft' })
  })

  it('is absent for a region’s own customers, and for members who do not see the partner', async () => {
    const { admin, save, tenantId, home, draft } = await givenHome()
    expect((await draft()).body).toEqual({ brand: null, absence: 'no-draft' })
    await save({})
    expect((await draft()).body.brand).toMatchObject({ appName: 'Sonnenhaus', primaryColor: '#004d40' })
    const own = await given.customer(admin)
    expect((await draft(admin.token, own.id)).body).toEqual({ brand: null, absence: 'not-branded' })
    const ofPartner = await given.member('admin', tenantId)
    expect((await draft(ofPartner.token)).body).toEqual({ brand: null, absence: 'hidden' })
    expect((await draft((await given.member('admin')).token)).status).toBe(404)
    const { body: view } = await server.call(createImpersonation, {
      token: admin.token,
      params: { id: home.id },
      body: { reason: 'A test of the draft' },
    })
    expect((await draft(view.token)).status).toBe(403)
  })
})
