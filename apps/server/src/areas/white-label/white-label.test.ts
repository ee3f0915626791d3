import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { isPrivateAddress } from '@wattdesk/contract/formats.ts'
import { changeWhiteLabel, getWhiteLabel } from '@wattdesk/contract/white-label/calls.ts'
import { standardColors } from '@wattdesk/contract/white-label/terms.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { readAppBrand } from '../tenants/brands.service.ts'

const server = startServer()
const given = givenOf(server)
const brand = {
  version: 0,
  appName: 'Sonnenhaus',
  logoUrl: 'https://8.8.8.8/logo.svg',
  primaryColor: '#004D40',
  accentColor: '#ffb300',
  impressumUrl: null,
}

const none = {
  ...{ appName: null, logoFileId: null, logoUrl: null, iconFileId: null, ...standardColors, welcome: null, impressumUrl: null },
  ...{ privacyUrl: null, supportUrl: null, mailSender: null, mailFooter: null },
}

async function givenPartner(type: 'whitelabel_partner' | 'partner' = 'whitelabel_partner') {
  const admin = await given.member('admin')
  const { id } = await given.customer(admin, { type, site: undefined })
  const put = (body: object = brand, token = admin.token) => server.call(changeWhiteLabel, { token, params: { id }, body: body as never })
  return { admin, id, put }
}

describe('the brand of a whitelabel partner', () => {
  it('defaults to the service’s brand, can be set, and is logged', async () => {
    const { admin, id, put } = await givenPartner()
    const read = async () => (await server.call(getWhiteLabel, { token: admin.token, params: { id } })).body
    expect(await read()).toEqual({
      ...{ ...none, updatedAt: null, version: 0, isDraft: false, published: null },
      // What the app shows instead of an empty name or imprint.
      region: { appName: (await readAppBrand(server.ctx.db, admin.tenantId)).appName, impressumUrl: null },
    })
    expect((await put()).body).toMatchObject({ appName: 'Sonnenhaus', primaryColor: '#004d40', version: 1 })
    expect((await put({ ...brand, version: 1 })).body.version).toBe(1)
    expect((await put({ ...brand, version: 1, logoUrl: '', appName: ' ' })).body).toMatchObject({
      logoUrl: null,
      appName: null,
      version: 2,
    })
    expect(await read()).toMatchObject({ logoUrl: null, version: 2 })
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id } })
    expect(log.body.items.slice(0, 2)).toMatchObject([
      { event: 'white-label.changed', before: { logoUrl: brand.logoUrl }, after: { logoUrl: null, appName: null } },
      { event: 'white-label.changed', action: 'create', after: { appName: 'Sonnenhaus' } },
    ])
  })

  it('accepts only one of two concurrent changes', async () => {
    const { put } = await givenPartner()
    const responses = await Promise.all([put(), put({ ...brand, appName: 'Other' })])
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409])
    expect(responses.find((response) => response.status === 409)?.error).toMatchObject({ code: 'BrandChanged', details: { version: 1 } })
  })

  it('is refused for other customer types, other tenants, inactive partners, and without permission', async () => {
    const plain = await givenPartner('partner')
    expect((await plain.put()).error.code).toBe('NotWhitelabelPartner')
    const asked = await server.call(getWhiteLabel, { token: plain.admin.token, params: { id: plain.id } })
    expect([asked.status, asked.error.code]).toEqual([409, 'NotWhitelabelPartner'])
    const { admin, id, put } = await givenPartner()
    const support = await given.member('support', admin.tenantId)
    expect((await put(brand, support.token)).error.details).toEqual({ permission: 'write:whitelabel-configurations' })
    expect((await server.call(getWhiteLabel, { token: support.token, params: { id } })).status).toBe(200)
    expect((await put(brand, plain.admin.token)).status).toBe(404)
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect((await put()).error.code).toBe('CustomerNotActive')
  })

  it.each([
    'http://8.8.8.8/logo.png',
    'https://localhost/logo.png',
    'https://intranet/logo.png',
    'https://printer.local/logo.png',
    'https://127.0.0.1/logo.png',
    'https://2130706433/logo.png',
    'https://0x7f.1/logo.png',
    'https://10.1.2.3/logo.png',
    'https://172.20.0.1/logo.png',
    'https://192.168.1.1/logo.png',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/logo.png',
    'https://[fd00::1]/logo.png',
    'https://[::ffff:10.0.0.1]/logo.png',
    'https://member:secret@8.8.8.8/logo.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//8.8.8.8/logo.png',
    `https://8.8.8.8/${'x'.repeat(500)}`,
  ])('refuses the address %s', async (url) => {
    const { put } = await givenPartner()
    for (const field of ['logoUrl', 'impressumUrl']) {
      const { status, error } = await put({ ...brand, [field]: url })
      expect(status).toBe(400)
      expect(error.details).toEqual([expect.objectContaining({ field })])
    }
  })

  it.each([
    { primaryColor: 'red' },
    { primaryColor: '#fff' },
    { accentColor: null },
    { appName: 'x'.repeat(31) },
    { appName: 7 },
    { css: 'x' },
  ])('refuses %j', async (fields) => {
    const { put } = await givenPartner()
    expect((await put({ ...brand, ...fields })).status).toBe(400)
  })

  it('recognizes private network addresses', () => {
    const own = [
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '192.168.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      'fe80::1',
      'fc00::1',
      'ff02::1',
      '::ffff:192.168.0.1',
      '2001:db8::1',
      '2002:a00::1',
      '64:ff9b::a00:1',
    ]
    const open = [
      '1.1.1.1',
      '100.128.0.1',
      '172.15.0.1',
      '172.32.0.1',
      '198.180.0.1',
      '9.9.9.9',
      '2606:4700::1111',
      '2a00:1450:4001::200e',
      '2001:4860:4860::8888',
      '::ffff:8.8.8.8',
    ]
    expect(own.filter((address) => !isPrivateAddress(address))).toEqual([])
    expect(open.filter(isPrivateAddress)).toEqual([])
  })
})
