import { randomUUID } from 'node:crypto'
import { removePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { changeVendorKeys } from '@wattdesk/contract/vendors/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../../../test/given.ts'
import { installationsOf } from '../../../../../test/installations.ts'
import { startServer } from '../../../../../test/server.ts'
import { badSamples, type GivenVendorSite, samplesUntil, signedHeaders, telemetryOf } from '../../../../../test/telemetry.ts'
import { payloadOf } from './webhooks.store.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)

async function givenSite() {
  const { siteId, id } = await given.customer(await given.member('admin'))
  return { siteId, vendor: await telemetry.vendorSite(id, siteId) }
}

const now = () => server.clock.now().getTime()
const bodyOf = ({ vendorSiteId }: GivenVendorSite, samples: unknown[]) => JSON.stringify({ vendorSiteId, samples })

async function deliver(
  vendor: GivenVendorSite,
  body: string,
  headers: Record<string, string> = signedHeaders(vendor.key, body, { at: now() }),
) {
  const response = await server.app.inject({ method: 'POST', url: `/api/v1/ingest/webhooks/${vendor.vendorId}`, payload: body, headers })
  return { status: response.statusCode, body: response.json() }
}

const countSamples = async (siteId: string) =>
  (await server.sql<{ count: number }>('select count(*)::int as count from samples where site_id = $1', [siteId]))[0]?.count

describe('a delivery', () => {
  it('is committed before the response, and kept as received', async () => {
    const { siteId, vendor } = await givenSite()
    const body = bodyOf(vendor, samplesUntil(now(), 12))
    const response = await deliver(vendor, body)
    expect(response).toEqual({ status: 200, body: { deliveryId: expect.any(String), accepted: 12, rejected: [] } })
    expect(await countSamples(siteId)).toBe(12)
    const [kept] = await server.sql<{ payload: Buffer; site_id: string }>(
      'select payload, site_id from webhook_deliveries where delivery_id = $1',
      [response.body.deliveryId],
    )
    expect(kept).toMatchObject({ site_id: siteId })
    expect((await payloadOf({ payload: kept?.payload ?? Buffer.alloc(0) })).toString()).toBe(body)
  })

  it('has one effect and one response under its ID, signed again or sent concurrently', async () => {
    const { siteId, vendor } = await givenSite()
    const delivery = randomUUID()
    const samples: unknown[] = [...samplesUntil(now(), 5), { at: now(), productionPowerW: 'x' }]
    const body = bodyOf(vendor, samples)
    const attempts = await Promise.all(
      [0, 1, 2].map((second) => deliver(vendor, body, signedHeaders(vendor.key, body, { at: now() + second * 1_000, delivery }))),
    )
    expect(attempts[0]).toMatchObject({ status: 200, body: { accepted: 5, rejected: [{ index: 5, field: 'productionPowerW' }] } })
    expect(attempts[1]).toEqual(attempts[0])
    expect(attempts[2]).toEqual(attempts[0])
    expect(await countSamples(siteId)).toBe(5)
    const other = bodyOf(vendor, samplesUntil(now(), 1))
    expect(await deliver(vendor, other, signedHeaders(vendor.key, other, { at: now(), delivery }))).toMatchObject({ status: 409 })
  })

  it('names the invalid sample among a hundred and accepts the others', async () => {
    const { siteId, vendor } = await givenSite()
    const samples: unknown[] = samplesUntil(now(), 100)
    samples.splice(41, badSamples.length, ...badSamples.map(([, bad]) => bad(now())))
    const response = await deliver(vendor, bodyOf(vendor, samples))
    const rejected = badSamples.map(([field], at) => ({ index: 41 + at, field, message: expect.any(String) }))
    expect(response).toMatchObject({ status: 200, body: { accepted: 100 - badSamples.length, rejected } })
    expect(await countSamples(siteId)).toBe(100 - badSamples.length)
  })
})

describe('a device that moved', () => {
  it('brings its new home nothing that it measured elsewhere, and its own home everything', async () => {
    const admin = await given.member('admin')
    const [former, next] = [await given.customer(admin), await given.customer(admin)]
    const vendor = await telemetry.vendorSite(former.id, former.siteId)
    const first = now()
    /** Removes the device after a minute. */
    const remove = async ({ id }: typeof former) => {
      server.clock.advance(60_000)
      const [found] = await server.sql<{ id: string }>('select id from installations where customer_id = $1', [id])
      const params = { id, configurationId: found?.id ?? '' }
      expect((await server.call(removePvBattery, { token: admin.token, params })).status).toBe(200)
    }
    const add = ({ id, siteId }: typeof former) => {
      const head = { vendor_id: vendor.vendorId, vendor_installation_id: vendor.vendorSiteId }
      return installationsOf(server).add('pvbattery', { customerId: id, siteId }, head)
    }
    const send = async (...seconds: number[]) => {
      server.clock.advance(1_000)
      const samples = seconds.map((second) => ({ at: first + second * 1_000, productionPowerW: 3_000 }))
      const { body } = await deliver(vendor, bodyOf(vendor, samples))
      return body.rejected.map(({ index }: { index: number }) => seconds[index])
    }
    expect(await send(0)).toEqual([])
    await remove(former) // after 61 seconds
    await add(next)
    expect(await send(10, 62)).toEqual([10])
    await remove(next) // after 122 seconds
    await add(former)
    expect(await send(20, 63, 123)).toEqual([63])
    const secondsOf = async ({ siteId }: typeof former) => {
      const rows = await server.sql<{ at: Date }>('select at from samples where site_id = $1 order by at', [siteId])
      return rows.map(({ at }) => (at.getTime() - first) / 1_000)
    }
    expect(await secondsOf(former)).toEqual([0, 20, 123])
    expect(await secondsOf(next)).toEqual([62])
  })
})

describe('the signature', () => {
  it.each([
    ['of another key', (_: GivenVendorSite, body: string) => signedHeaders('other', body, { at: now() })],
    ['of another body', (v: GivenVendorSite) => signedHeaders(v.key, '{}', { at: now() })],
    [
      'of another time',
      (v: GivenVendorSite, body: string) => ({ ...signedHeaders(v.key, body, { at: now() }), 'x-wattdesk-timestamp': '1' }),
    ],
    [
      'cut short',
      (v: GivenVendorSite, body: string) => ({ ...signedHeaders(v.key, body, { at: now() }), 'x-wattdesk-signature': 'v1=00' }),
    ],
    ['missing', () => ({ 'content-type': 'application/json' })],
    [
      'without a delivery id',
      (v: GivenVendorSite, body: string) => ({ ...signedHeaders(v.key, body, { at: now() }), 'x-wattdesk-delivery': '' }),
    ],
  ])('%s is refused and changes nothing', async (_, headersOf) => {
    const { siteId, vendor } = await givenSite()
    const body = bodyOf(vendor, samplesUntil(now(), 2))
    expect(await deliver(vendor, body, headersOf(vendor, body) as Record<string, string>)).toMatchObject({
      status: 401,
      body: { code: 'SignatureInvalid' },
    })
    expect(await countSamples(siteId)).toBe(0)
  })

  it.each([-301, 301])('%d seconds off is refused like any other fault', async (seconds) => {
    const { vendor } = await givenSite()
    const body = bodyOf(vendor, samplesUntil(now(), 2))
    const refused = await deliver(vendor, body, signedHeaders('other', body, { at: now() }))
    const response = await deliver(vendor, body, signedHeaders(vendor.key, body, { at: now() + seconds * 1_000 }))
    expect(response.status).toBe(401)
    expect({ ...response.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' })
  })

  it('covers the delivery ID: a signature is valid for one ID only', async () => {
    const { siteId, vendor } = await givenSite()
    const body = bodyOf(vendor, samplesUntil(now(), 2))
    const headers = { ...signedHeaders(vendor.key, body, { at: now() }), 'x-wattdesk-delivery': randomUUID() }
    expect(await deliver(vendor, body, headers)).toMatchObject({ status: 401, body: { code: 'SignatureInvalid' } })
    expect(await countSamples(siteId)).toBe(0)
  })

  it('is checked before anything is parsed', async () => {
    const { vendor } = await givenSite()
    for (const body of ['{"vendorSiteId":', '['.repeat(100_000), '{"a":1,"a":2}', '{"unknown":1}']) {
      expect(await deliver(vendor, body, signedHeaders('other', body, { at: now() }))).toMatchObject({ status: 401 })
    }
  })

  it('of the previous key is valid until its rotation ends', async () => {
    const { vendor } = await givenSite()
    const until = new Date(now() + 60_000)
    await server.sql(
      'update vendors set previous_webhook_key = webhook_key, webhook_key = $2, previous_webhook_key_until = $3 where id = $1',
      [vendor.vendorId, telemetry.sealedKey('the next key'), until],
    )
    const body = bodyOf(vendor, samplesUntil(now(), 1))
    expect(await deliver(vendor, body)).toMatchObject({ status: 200 })
    expect(await deliver({ ...vendor, key: 'the next key' }, body)).toMatchObject({ status: 200 })
    server.clock.set(until)
    expect(await deliver(vendor, body)).toMatchObject({ status: 401 })
  })
})

describe('the key of a region', () => {
  it('reaches only the homes of that region', async () => {
    const admin = await given.member('admin')
    const { siteId, id } = await given.customer(admin)
    const vendor = await telemetry.vendorSite(id, siteId)
    const foreign = await givenSite()
    await server.sql('update installations set vendor_id = $2 where site_id = $1', [foreign.siteId, vendor.vendorId])
    const key = 'a key of the region alone'
    const own = { token: admin.token, params: { vendorId: vendor.vendorId }, body: { version: 0, webhookKey: key } }
    expect((await server.call(changeVendorKeys, own)).status).toBe(200)
    const [ours, theirs] = [bodyOf(vendor, samplesUntil(now(), 2)), bodyOf(foreign.vendor, samplesUntil(now(), 2))]
    expect(await deliver({ ...vendor, key }, ours)).toMatchObject({ status: 200, body: { accepted: 2 } })
    expect(await deliver({ ...vendor, key }, theirs)).toMatchObject({ status: 404, body: { code: 'InvalidSiteId' } })
    expect(await countSamples(foreign.siteId)).toBe(0)
    // The operator's key reaches both.
    expect(await deliver(vendor, theirs)).toMatchObject({ status: 200 })
  })
})

describe('bad input', () => {
  it.each([
    ['not JSON', '{"vendorSiteId":', 400, 'MalformedBody'],
    ['NaN', '{"vendorSiteId":"S-1","samples":[{"at":1,"gridPowerW":NaN}]}', 400, 'MalformedBody'],
    ['no samples', '{"vendorSiteId":"S-1","samples":[]}', 400, 'ValidationFailed'],
    ['a list', '[]', 400, 'ValidationFailed'],
    ['a key twice', '{"vendorSiteId":"S-1","vendorSiteId":"S-2","samples":[{"at":1}]}', 400, 'MalformedBody'],
    ['a hundred thousand levels', '['.repeat(100_000), 400, 'MalformedBody'],
    ['an unknown site', '{"vendorSiteId":"S-unknown","samples":[{"at":1}]}', 404, 'InvalidSiteId'],
    ['ten megabytes', `{"vendorSiteId":"S-1","samples":["${'x'.repeat(10_000_000)}"]}`, 413, 'BodyTooLarge'],
  ])('%s gets a clear error', async (_, body, status, code) => {
    const { vendor } = await givenSite()
    expect(await deliver(vendor, body)).toMatchObject({ status, body: { code } })
  })

  it('more than a thousand samples are too many', async () => {
    const { vendor } = await givenSite()
    const many = Array.from({ length: 1_001 }, () => ({ at: now(), productionPowerW: 1 }))
    expect(await deliver(vendor, bodyOf(vendor, many))).toMatchObject({ status: 400 })
  })

  it('of an unknown vendor is refused as a wrong signature is', async () => {
    const { vendor } = await givenSite()
    const body = bodyOf(vendor, samplesUntil(now(), 1))
    const refused = await deliver({ ...vendor, key: 'other' }, body)
    const response = await deliver({ ...vendor, vendorId: randomUUID() }, body)
    expect(response.status).toBe(401)
    expect({ ...response.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' })
  })
})
