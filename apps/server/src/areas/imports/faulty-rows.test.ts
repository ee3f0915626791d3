import { changeImportRow, downloadRejectedRows, getImportRow, listImportFaults, listImportRows } from '@wattdesk/contract/imports/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { goodLine, header, uploadsOf } from '../../../test/uploads.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)

describe('a faulty row', () => {
  const file = `${header}\n${goodLine(1)}\nnot-an-address,Erika,,Weg 2,681,Mannheim\n${goodLine(1)}\n`

  it('is shown with all faults by field, and valid rows are imported without it', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, file)
    expect(read.details).toMatchObject({ rows: 3, new: 1, faulty: 2 })
    const faulty = await uploads.rows(admin, read.id, 'faulty')
    expect(faulty).toMatchObject([
      { row: 3, values: { accountEmail: 'not-an-address', zipCode: '681' } },
      { row: 4, faults: [{ field: 'accountEmail', code: 'DuplicateInFile', params: { row: 2 } }] },
    ])
    expect(faulty[0]?.faults.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'accountEmail EmailInvalid',
      'lastName Required',
      'zipCode ZipCodeInvalid',
    ])
  })

  it('can be filtered by fault, and the faults are counted', async () => {
    const admin = await given.member('admin')
    const { id } = await uploads.read(admin, file)
    const params = { importId: id }
    const { body } = await server.call(listImportFaults, { token: admin.token, params })
    expect(body.items).toEqual([
      { field: 'accountEmail', code: 'DuplicateInFile', rows: 1 },
      { field: 'accountEmail', code: 'EmailInvalid', rows: 1 },
      { field: 'lastName', code: 'Required', rows: 1 },
      { field: 'zipCode', code: 'ZipCodeInvalid', rows: 1 },
    ])
    const found = await server.call(listImportRows, { token: admin.token, params, query: { fault: 'zipCode.ZipCodeInvalid' } })
    expect([found.body.total, found.body.items.map((row) => row.row)]).toEqual([1, [3]])
    const one = await server.call(getImportRow, { token: admin.token, params: { ...params, row: 3 } })
    expect(one.body).toEqual(found.body.items[0])
    expect((await server.call(getImportRow, { token: admin.token, params: { ...params, row: 99 } })).status).toBe(404)
    const none = await server.call(listImportRows, { token: admin.token, params, query: { fault: 'zipCode.Taken' } })
    expect(none.body).toMatchObject({ total: 0, items: [] })
    const nonsense = await server.call(listImportRows, { token: admin.token, params, query: { fault: "zipCode' or 1=1" } })
    expect(nonsense.status).toBe(400)
  })

  it('can be corrected, which makes rows valid that conflicted only with it', async () => {
    const admin = await given.member('admin')
    const { id } = await uploads.read(admin, file)
    const change = (row: number, version: number, values: object) =>
      server.call(changeImportRow, { token: admin.token, params: { importId: id, row }, body: { version, values } })
    const first = (await uploads.rows(admin, id))[0]
    const moved = await change(2, 1, { ...first?.values, accountEmail: 'other@home.example' })
    expect(moved.body).toMatchObject({ state: 'new', version: 2, faults: [] })
    expect((await uploads.find(admin, id)).details).toMatchObject({ new: 2, faulty: 1 })
    const stillFaulty = await change(3, 1, {
      accountEmail: 'third@home.example',
      firstName: 'E',
      lastName: 'M',
      address: 'Weg 3',
      zipCode: '1',
    })
    expect(stillFaulty.body).toMatchObject({ state: 'faulty', version: 2 })
    const mended = await change(3, 2, {
      accountEmail: 'third@home.example',
      firstName: 'E',
      lastName: 'M',
      address: 'Weg 3',
      zipCode: '68159',
      city: 'Mannheim',
    })
    expect(mended.body).toMatchObject({ state: 'new', faults: [] })
    const stale = await change(3, 2, {})
    expect([stale.status, stale.error.code]).toEqual([409, 'ImportChanged'])
    expect((await change(99, 1, {})).status).toBe(404)
    const upload = await uploads.find(admin, id)
    await uploads.start(admin, upload)
    await uploads.work(id)
    expect((await uploads.find(admin, id)).details).toMatchObject({ created: 3 })
    expect(await uploads.emails(admin)).toEqual(
      expect.arrayContaining(['other@home.example', 'third@home.example', 'person1@home.example']),
    )
    expect((await change(3, 3, {})).error.code).toBe('ImportStateForbids')
  })

  it('is downloaded as CSV in the file’s columns with reasons, and can be uploaded after correction', async () => {
    const admin = await given.member('admin')
    const { id } = await uploads.read(admin, file)
    const { raw, status } = await server.call(downloadRejectedRows, { token: admin.token, params: { importId: id } })
    expect([status, raw.headers['content-type'], raw.headers['content-disposition']]).toMatchObject([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining('customers-rejected.csv'),
    ])
    const lines = raw.body.slice(1).trim().split('\r\n')
    expect(lines[0]).toBe(`${header},Reason`)
    expect(lines[1]).toContain('Invalid ZIP code')
    expect(lines[2]).toContain('Duplicate of row 2')
    const again = await uploads.read(
      admin,
      raw.body.replace('not-an-address,Erika,', 'mended@home.example,Erika,Neu').replace(',681,', ',68159,'),
    )
    expect(again.details).toMatchObject({ rows: 2, new: 2 })
  })

  it('lists the characters that ISO-8859-1 cannot represent, and replaces them only on request', async () => {
    const admin = await given.member('admin')
    const { id } = await uploads.read(admin, `${header}\nwrong,Łukasz,Kőműves,Utca 1,1011,Budapest\n`)
    const ask = (query: object) =>
      server.call(downloadRejectedRows, { token: admin.token, params: { importId: id }, query: { encoding: 'iso-8859-1', ...query } })
    const refused = await ask({})
    expect([refused.status, refused.error.code]).toEqual([422, 'CharactersNotHeld'])
    expect(refused.error.details).toMatchObject({
      characters: expect.arrayContaining([
        { character: 'Ł', count: 1 },
        { character: 'ő', count: 1 },
      ]),
    })
    const replaced = await ask({ replace: 'true' })
    expect(replaced.raw.rawPayload.toString('latin1')).toContain('?ukasz,K?m?ves')
  })
})
