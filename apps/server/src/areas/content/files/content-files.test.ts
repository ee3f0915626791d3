import { crc32, deflateSync } from 'node:zlib'
import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { publishContent } from '@wattdesk/contract/content/calls.ts'
import { contentFileMaxBytes } from '@wattdesk/contract/content/files/terms.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contentOf, drawing, fieldOf, formOf } from '../../../../test/content.ts'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const content = contentOf(server, given)

async function upload({ token, tenantId }: GivenMember, bytes: Buffer, name?: string) {
  const { type, content: payload } = formOf(bytes, name)
  const response = await server.app.inject({
    ...{ method: 'POST', url: `/api/v1/content/tenants/${tenantId}/files`, payload },
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, body: response.json() }
}
const download = ({ token }: GivenMember, id: string) =>
  server.app.inject({ url: `/api/v1/content/files/${id}`, headers: { authorization: `Bearer ${token}` } })
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 20 } } })

/** A PNG whose header claims this many pixels. */
function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))])
}

describe('files of content', () => {
  it('that are photos are scaled down, turned upright and stripped of metadata; a repeated upload is the same record', async () => {
    const admin = await given.member('admin')
    const bytes = await photo(3_000, 1_500)
      .withExif({ IFD0: { Artist: 'Erika Mustermann' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await upload(admin, bytes, '../../roof.html')
    expect(made.body).toMatchObject({ name: 'roof.html', type: 'image/jpeg', width: 1_024, height: 2_048 })
    expect((await upload(admin, bytes)).body).toEqual(made.body)
    const response = await download(admin, made.body.id)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const { exif, orientation } = await sharp(response.rawPayload).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"content-file"}' } })
    expect(log.body.items.map(({ event }) => event)).toEqual(['content-file.added'])
  })

  it('have the type of their bytes, whatever their names', async () => {
    const admin = await given.member('admin')
    const png = await photo(10, 10).png().toBuffer()
    expect((await upload(admin, png, 'script.js')).body.type).toBe('image/png')
    expect((await upload(admin, Buffer.from('%PDF-1.7\n'), 'a.png')).body.type).toBe('application/pdf')
    const named = (await upload(admin, drawing(), 'a<img src=x onerror=alert(1)>.svg')).body
    const shown = await download(admin, named.id)
    expect([shown.headers['content-type'], shown.headers['content-disposition'] ?? '']).toEqual([
      'image/svg+xml',
      expect.not.stringMatching(/[<>]/),
    ])
    const refused: [Buffer, string][] = [
      [Buffer.from('<html><script>alert(1)</script></html>'), 'ContentFileTypeRefused'],
      [Buffer.from('MZ\u0090\u0000'), 'ContentFileTypeRefused'],
      [Buffer.from('GIF89a'), 'ContentFileTypeRefused'],
      [Buffer.from(`<svg>${'<g>'.repeat(90_000)}</svg>`), 'ContentFileUnreadable'],
      [Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'ContentFileTypeRefused'],
      [png.subarray(0, 40), 'ContentFileUnreadable'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(64)]), 'ContentFileUnreadable'],
      [claimedPng(50_000, 50_000), 'ContentPictureTooLarge'],
    ]
    for (const [bytes, code] of refused) expect((await upload(admin, bytes, 'a.png')).body).toMatchObject({ code })
  })

  it('have a greatest size', async () => {
    const admin = await given.member('admin')
    const { status, body } = await upload(admin, Buffer.alloc(contentFileMaxBytes + 1))
    expect([status, body.code, body.message]).toEqual([413, 'ContentFileTooLarge', 'Max file size exceeded'])
    const svg = Buffer.concat([Buffer.from('<svg>'), Buffer.alloc(600 * 1024, ' '), Buffer.from('</svg>')])
    expect((await upload(admin, svg)).body.code).toBe('ContentFileTooLarge')
  })

  it('that are drawings lose what could run or load', async () => {
    const admin = await given.member('admin')
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" viewBox="0 0 9 9">
      <script>alert(1)</script><style>@import url(https://evil.example)</style><foreignObject><b>x</b></foreignObject>
      <a href="javascript:alert(1)"><circle r="2" fill="url(#g)" stroke="url(https://evil.example/x)"/></a>
      <image href="https://evil.example/x.png"/><use href="#g"/><use href="https://evil.example/#g"/><animate attributeName="href"/>
      <linearGradient id="g"/></svg>`
    const { body } = await upload(admin, Buffer.from(svg))
    const clean = (await download(admin, body.id)).body
    expect(clean).toContain('viewBox="0 0 9 9"')
    expect(clean).toContain('<circle r="2" fill="url(#g)"')
    expect(clean).toContain('<use href="#g"')
    expect(clean).toContain('<linearGradient id="g"')
    expect(clean).not.toMatch(/script|onload|style|foreignObject|evil|javascript|image|animate/)
  })

  it('are referenced by content of their tenant only, and delivered once that is published', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const schemaId = await content.schema([fieldOf('picture', { type: 'binary' })])
    const { body } = await upload(admin, drawing())
    const fields = { picture: body.id }
    await expect(content.add(stranger, schemaId, { fields })).rejects.toThrow('ContentReferenceInvalid')
    const id = await content.add(admin, schemaId, { fields })
    const deliver = () => server.app.inject(`/api/v1/delivery/files/${body.id}`)
    expect((await deliver()).statusCode).toBe(404)
    await server.call(publishContent, { token: admin.token, params: { id }, body: { language: 'en', version: 1 } })
    const delivered = await deliver()
    expect([delivered.statusCode, delivered.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })
})
