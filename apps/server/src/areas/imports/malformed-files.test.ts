import { changeImportReading } from '@wattdesk/contract/imports/calls.ts'
import { importFileMaxBytes } from '@wattdesk/contract/imports/terms.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { goodFile, goodLine, header, uploadsOf } from '../../../test/uploads.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)

describe('a malformed row', () => {
  const with5 = (line: string) => `${goodFile(4)}${line}\n${goodLine(7)}\n`
  const cell = (text: string) => `x@home.example,${text},Muster,Weg 1,68159,Mannheim`

  it.each([
    ['a quote that is never closed', with5(cell('"Erika')), 'firstName', 'QuoteNotClosed', { column: 2 }],
    ['text behind a quote', with5(cell('"Eri"ka')), 'firstName', 'QuoteMisplaced', { column: 2 }],
    ['a quote inside a cell', with5(cell('Er"ika')), 'firstName', 'QuoteMisplaced', { column: 2 }],
    ['too few cells', with5('x@home.example,Erika'), 'row', 'ColumnCount', { expected: 6, found: 2 }],
    ['too many cells', with5(`${cell('Erika')},more`), 'row', 'ColumnCount', { expected: 6, found: 7 }],
    ['a zero byte', with5(cell('Er\0ika')), 'firstName', 'ControlCharacters', undefined],
    ['a control character', with5(cell('Er\u0007ika')), 'firstName', 'ControlCharacters', undefined],
    ['a right-to-left mark', with5(cell('Er\u202eika')), 'firstName', 'InvisibleCharacters', undefined],
    ['a zero-width space', with5(cell('Er\u200bika')), 'firstName', 'InvisibleCharacters', undefined],
    ['a soft hyphen', with5(cell('Er\u00adika')), 'firstName', 'InvisibleCharacters', undefined],
    ['a million characters', with5(cell('x'.repeat(1_000_000))), 'row', 'RowTooLong', { max: 65_536 }],
    ['a million characters in quotes', with5(cell(`"${'x'.repeat(1_000_000)}"`)), 'row', 'RowTooLong', { max: 65_536 }],
    ['an e-mail that came before', with5(goodLine(2)), 'accountEmail', 'DuplicateInFile', { row: 3 }],
    ['a value that is too long', with5(cell('x'.repeat(81))), 'firstName', 'TextTooLong', { max: 80 }],
    ['a country nobody knows', with5(cell('Erika')).replaceAll('city', 'country'), 'country', 'NotAChoice', undefined],
  ])('%s: its number, its field and its fault, and no other row is affected', async (_, file, field, code, params) => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, file)
    const faulty = await uploads.rows(admin, read.id, 'faulty')
    const fault = faulty.find((row) => row.row === 6)?.faults.find((one) => one.field === field)
    expect(fault).toMatchObject({ field, code, ...(params ? { params } : {}) })
    if (field !== 'country') expect(read.details).toMatchObject({ rows: 6, new: 5, faulty: 1 })
  })

  it.each([
    ['DE', '68159', '6815', '681591', 'D-68159'],
    ['IT', '39100', '3910', '391000', 'I-39100'],
    ['HU', '1011', '101', '10111', 'H-1011'],
    ['PL', '00-950', '0950', '00-95', '00_950'],
    ['CZ', '110 00', '1100', '110 000', 'CZ'],
    ['SE', '113 51', '1135', '113 5', 'S-113'],
    ['GB', 'SW1A 1AA', 'SW1A', '12345', '1AA SW1A'],
    ['AL', '1001', '100', '10011', 'AL1001'],
    ['HR', '10000', '1000', '100000', 'HR-1'],
  ])('holds a zip code as %s writes them: %s, and not %s', async (country, good, ...bad) => {
    const admin = await given.member('admin')
    const lines = [good, ...bad].map((zipCode, at) => `zip${at}@home.example,Erika,Muster,Weg 1,${zipCode},Town,${country}`)
    const read = await uploads.read(admin, `${header},country\n${lines.join('\n')}\n`)
    const rows = await uploads.rows(admin, read.id)
    expect(rows.map(({ faults }) => faults.map(({ field, code }) => `${field} ${code}`))).toEqual([
      [],
      ...bad.map(() => ['zipCode ZipCodeInvalid']),
    ])
  })

  it.each([
    'plain',
    '@home.example',
    'a b@home.example',
    'a@home',
    'a@b@home.example',
    `${'x'.repeat(320)}@home.example`,
    'a@home..example',
  ])('rejects e-mails such as %s', async (email) => {
    const admin = await given.member('admin')
    const read = await uploads.read(admin, `${header}\n${email},Erika,Muster,Weg 1,68159,Mannheim\n${goodLine(1)}\n`)
    expect(read.details).toMatchObject({ rows: 2, new: 1, faulty: 1 })
    expect((await uploads.rows(admin, read.id, 'faulty'))[0]?.faults.map((one) => one.field)).toEqual(['accountEmail'])
  })

  it('is named when its bytes are not UTF-8 like the rest of the file', async () => {
    const admin = await given.member('admin')
    const file = Buffer.concat([
      Buffer.from(`${header}\nzoë@home.example,Zoë,Müßig,Straße 1,68159,Köln\nx@home.example,Zo`),
      Buffer.from([0xc3]),
      Buffer.from(',Muster,Weg 1,68159,Mannheim\n'),
    ])
    const read = await uploads.read(admin, file)
    expect(read.detected.encoding).toBe('utf-8')
    expect((await uploads.rows(admin, read.id)).find((row) => row.row === 3)?.faults).toMatchObject([
      { field: 'firstName', code: 'UndecodableCharacters', params: { encoding: 'utf-8' } },
    ])
  })

  it('is named for half a character in UTF-16, also at the end of the file', async () => {
    const admin = await given.member('admin')
    const file = Buffer.from(`\ufeff${header}\nx@home.example,Er\ud800ika,Muster,Weg 1,68159,Mannheim\n${goodLine(1)}`, 'utf16le')
    const read = await uploads.read(admin, Buffer.concat([file, Buffer.from([0x41])]))
    expect((await uploads.rows(admin, read.id)).map(({ row, state, faults }) => [row, state, faults[0]?.field, faults[0]?.code])).toEqual([
      [2, 'faulty', 'firstName', 'UndecodableCharacters'],
      [3, 'faulty', 'city', 'UndecodableCharacters'],
    ])
  })

  it('is counted as in a spreadsheet, with blank lines and any line endings', async () => {
    const admin = await given.member('admin')
    const read = await uploads.read(
      admin,
      `${header}\r\n${goodLine(1)}\r\n\r\n${goodLine(2)}\n${goodLine(3)}\r${goodLine(4).replace('Gartenweg 4', '"Garten\nweg 4"')},,\r\nbad\n`,
    )
    expect((await uploads.rows(admin, read.id)).map(({ row, state, faults }) => [row, state, faults[0]?.code])).toEqual([
      [2, 'new', undefined],
      [4, 'new', undefined],
      [5, 'new', undefined],
      [6, 'faulty', 'ControlCharacters'],
      [7, 'faulty', 'ColumnCount'],
    ])
  })

  it('detects e-mails and references of existing customers: elsewhere, and of two', async () => {
    const admin = await given.member('admin')
    const one = await given.customer(admin, { externalReferenceId: 'GV1' })
    const two = await given.customer(admin, { externalReferenceId: 'GV2' })
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const file = `${header},externalReferenceId\n${goodLine(1).replace('person1@home.example', one.accountEmail)},GV2\n`
    const read = await uploads.read(admin, file)
    expect((await uploads.rows(admin, read.id))[0]).toMatchObject({
      state: 'faulty',
      faults: [{ field: 'accountEmail', code: 'BelongsToTwo' }],
    })
    const below = await uploads.read(admin, `${header}\n${goodLine(1).replace('person1@home.example', two.accountEmail)}\n`, {
      path: `/api/v1/customers/${partner.id}/upload`,
    })
    expect((await uploads.rows(admin, below.id))[0]).toMatchObject({ state: 'faulty', faults: [{ code: 'Taken' }] })
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['a header and nothing else', `${header}\n`, { code: 'NoRows' }],
    [
      'a header twice the same',
      `${header},city\n${goodLine(1)},x\n`,
      { code: 'HeaderRepeated', params: { name: 'city', first: 6, second: 7 } },
    ],
    ['a header nobody knows', 'foo,bar\n1,2\n', { code: 'NoColumnKnown', params: { header: 'foo, bar' } }],
    ['customers without a header', `${goodLine(1)}\n${goodLine(2)}\n`, { code: 'NoColumnNames', params: {} }],
    ['a header without the e-mail', 'Vorname,Nachname\nA,B\n', { code: 'ColumnMissing', params: { fields: 'accountEmail' } }],
    ['too many columns', `${Array.from({ length: 300 }, (_, at) => `email${at}`).join(',')}\n`, { code: 'NoColumnKnown' }],
    ['blanks and nothing else', '   \n\n', { code: 'NoColumnKnown' }],
  ])('%s: gives the reason', async (_, file, fault) => {
    const admin = await given.member('admin')
    expect(await uploads.read(admin, file)).toMatchObject({ status: 'unreadable', fault })
  })
})

/** A file with one more person, in a single-byte encoding. */
function narrowFile(encoding: 'windows-1252' | 'windows-1250' | 'iso-8859-2' | 'iso-8859-15', name: string, city: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  const text = `${goodFile(3)}x@home.example,Erika,${name},Weg 1,,${city}\n`
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 0))
}

describe('a single-byte encoding', () => {
  it.each([
    ['HU', 'windows-1250', 'Szűcs', 'Győr'],
    ['HU', 'iso-8859-2', 'Szűcs', 'Győr'],
    ['PL', 'windows-1250', 'Wałęsa', 'Łódź'],
    ['PL', 'iso-8859-2', 'Dąbrowska', 'Łódź'],
    ['CZ', 'windows-1250', 'Dvořák', 'Žďár'],
    ['CZ', 'iso-8859-2', 'Šťastný', 'Plzeň'],
    ['HR', 'windows-1250', 'Kovačević', 'Šibenik'],
    ['HR', 'iso-8859-2', 'Đurđević', 'Osijek'],
    ['IT', 'windows-1252', 'Nicolò', 'Forlì'],
    ['SE', 'windows-1252', 'Åström', 'Umeå'],
    ['DE', 'windows-1252', 'Groß', 'Köln'],
    ['DE', 'windows-1252', 'Hélène', 'Köln'],
    ['GB', 'windows-1252', 'Anaïs', 'Leeds'],
    ['AL', 'windows-1252', 'Hoxhaj', 'Korçë'],
  ] as const)('is detected by the letters of %s: %s, %s', async (country, encoding, name, city) => {
    const admin = await given.member('admin', await given.affiliate({ country }))
    const read = await uploads.read(admin, narrowFile(encoding, name, city))
    expect(read.fault).toBeNull()
    expect((await uploads.rows(admin, read.id)).at(-1)?.values).toMatchObject({ lastName: name, city })
  })

  it.each([
    ['DE', 'windows-1250', 'Kovač', 'Köln', ['iso-8859-1: Kovaè', 'windows-1250: Kovač']],
    ['IT', 'windows-1250', 'Kovač', 'Trieste', ['iso-8859-1: Kovaè', 'windows-1250: Kovač']],
    ['HR', 'windows-1252', 'Nicolò', 'Pula', ['windows-1250: Nicolň', 'windows-1252: Nicolò']],
    [
      'DE',
      'iso-8859-15',
      'Œttinger',
      'Bonn',
      ['iso-8859-15: Œttinger', 'iso-8859-1: ¼ttinger', 'iso-8859-2: źttinger', 'windows-1250: Ľttinger'],
    ],
    ['DE', 'iso-8859-2', 'Šimůnek', 'Dresden', ['iso-8859-1: ©imùnek', 'iso-8859-2: Šimůnek', 'windows-1250: ©imůnek']],
  ] as const)('is asked for where the letters of %s do not decide: %s, %s', async (country, encoding, name, city, readings) => {
    const admin = await given.member('admin', await given.affiliate({ country }))
    const read = await uploads.read(admin, narrowFile(encoding, name, city))
    expect(read).toMatchObject({ status: 'unreadable', fault: { code: 'EncodingUnclear' }, details: { rows: 0 } })
    expect(read.fault?.readings?.map((one) => `${one.encoding}: ${one.words.join()}`).toSorted()).toEqual(readings)
    expect((await uploads.start(admin, read)).error.code).toBe('ImportStateForbids')
    const { hasHeader, delimiter, columns } = read.reading
    const reply = await server.call(changeImportReading, {
      token: admin.token,
      params: { importId: read.id },
      body: { version: read.version, encoding, hasHeader, delimiter, columns },
    })
    expect(reply.body).toMatchObject({ status: 'reading', fault: null })
    await uploads.work(read.id)
    expect((await uploads.rows(admin, read.id)).at(-1)?.values).toMatchObject({ lastName: name })
  })

  it.each([
    ['a byte that no encoding has', 'M\x98ller \x81', '0x81'],
    ['a control', 'M\xfcller\x02', '0x02'],
  ])('contains only text: not %s', async (_, name, bytes) => {
    const admin = await given.member('admin')
    const file = Buffer.from(`${goodFile(1)}x@home.example,Erika,${name},Weg 1,68159,Mannheim\n`, 'latin1')
    const read = await uploads.read(admin, file)
    expect(read).toMatchObject({ status: 'unreadable', fault: { code: 'NotText', params: { bytes } } })
    // A member who insists gets the other rows, and the row number of the invalid one.
    const { version, reading } = read
    await server.call(changeImportReading, { token: admin.token, params: { importId: read.id }, body: { version, ...reading } })
    await uploads.work(read.id)
    expect((await uploads.rows(admin, read.id)).map(({ state, faults }) => [state, faults[0]?.field])).toEqual([
      ['new', undefined],
      ['faulty', 'lastName'],
    ])
  })
})

describe('other input', () => {
  it.each([
    ['an empty file', '', {}, 400, 'ImportFileEmpty', undefined],
    ['a ZIP by another name', Buffer.from('504b03041400', 'hex'), {}, 400, 'ImportFileNotText', { kind: 'ZIP or Excel (xlsx)' }],
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), {}, 400, 'ImportFileNotText', { kind: 'Excel (xls)' }],
    ['another field', goodFile(1), { field: 'file' }, 400, 'ImportFileMissing', { field: 'csvData', found: 'file' }],
    [
      'a second field',
      goodFile(1),
      { more: '--between-the-parts\r\nContent-Disposition: form-data; name="isRoot"\r\n\r\ntrue\r\n' },
      400,
      'ImportFieldUnknown',
      { field: 'isRoot' },
    ],
  ])('is refused: %s', async (_, content, sent, status, code, details) => {
    const admin = await given.member('admin')
    const reply = await uploads.send(admin, content, sent)
    expect([reply.status, reply.error.code, reply.error.details]).toEqual([status, code, details])
    expect(await server.sql('select 1 from customer_imports i join members m on m.id = i.uploaded_by where m.id = $1', [admin.id])).toEqual(
      [],
    )
  })

  it.each([
    ['no body', undefined, undefined],
    ['JSON', 'application/json', '{"csvData":"a"}'],
    ['a form without a boundary', 'multipart/form-data', 'x'],
    ['a form without parts', 'multipart/form-data; boundary=b', '--b--\r\n'],
    [
      'a form cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="csvData"; filename="a.csv"\r\n\r\nabc',
    ],
  ])('is refused: %s', async (_, type, payload) => {
    const admin = await given.member('admin')
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/v1/customers/upload',
      headers: { authorization: `Bearer ${admin.token}`, ...(type ? { 'content-type': type } : {}) },
      ...(payload ? { payload } : {}),
    })
    expect(statusCode).toBe(400)
  })

  it('is refused when it is too large, declared or not, without being read completely', async () => {
    const admin = await given.member('admin')
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const announced = await slowPost(url, admin.token, 100 * 1_048_576, true)
    expect([announced.status, announced.code]).toEqual([413, 'ImportFileTooLarge'])
    expect(announced.sentBytes).toBeLessThan(8 * 1_048_576)
    const hidden = await slowPost(url, admin.token, 100 * 1_048_576, false)
    expect([hidden.status, hidden.code]).toEqual([413, 'ImportFileTooLarge'])
    expect(hidden.sentBytes).toBeLessThan(importFileMaxBytes + 16 * 1_048_576)
    expect(await server.sql('select 1 from customer_imports i join members m on m.id = i.uploaded_by where m.id = $1', [admin.id])).toEqual(
      [],
    )
  })
})

/** Sends a file of this size until a response arrives. */
async function slowPost(
  url: string,
  token: string,
  bytes: number,
  isAnnounced: boolean,
): Promise<{ status: number; code: string; sentBytes: number }> {
  const { request } = await import('node:http')
  const head = '--b\r\nContent-Disposition: form-data; name="csvData"; filename="a.csv"\r\n\r\n'
  return new Promise((resolve, reject) => {
    let sentBytes = 0
    let isDone = false
    const call = request(`${url}/api/v1/customers/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
        ...(isAnnounced ? { 'content-length': bytes } : { 'transfer-encoding': 'chunked' }),
      },
    })
    call.on('response', (response) => {
      isDone = true
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).code, sentBytes })
        call.destroy()
      })
    })
    call.on('error', (error) => isDone || reject(error))
    const part = Buffer.from(`${goodLine(1)}\n`.repeat(1_000))
    const push = () => {
      if (isDone || sentBytes >= bytes) return
      sentBytes += part.length
      call.write(part, () => setImmediate(push))
    }
    call.write(head)
    push()
  })
}
