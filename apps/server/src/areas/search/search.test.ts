import { addCustomerOfPartner, listCustomers, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import type { CustomerAddInput } from '@wattdesk/contract/customers/models.ts'
import { updateCustomerUser } from '@wattdesk/contract/customers/users/calls.ts'
import { search, searchStaff } from '@wattdesk/contract/search/calls.ts'
import type { SearchMatch, SearchResult } from '@wattdesk/contract/search/models.ts'
import { changeWhiteLabel, publishWhiteLabel } from '@wattdesk/contract/white-label/calls.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { customerUsersOf } from '../../../test/customer-users.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { foldLetters, identifierOf, wordsOf } from '../../platform/words.ts'
import { foldCustomerWords } from '../customers/lists/customer-words.store.ts'

const server = startServer()
const given = givenOf(server)
const { givenUser, addUser } = customerUsersOf(server, given)
const installations = installationsOf(server)
let admin: GivenMember

beforeAll(async () => {
  admin = await given.member('admin')
})

async function find(term: string, { token } = admin, limit?: number): Promise<SearchResult[]> {
  const { status, body } = await server.call(search, { token, query: limit === undefined ? { term } : { term, limit } })
  expect(status).toBe(200)
  return body.items
}
const names = async (term: string, member = admin) => (await find(term, member)).map((one) => one.customer.accountName)

/** A match as text, with the matching letters in brackets: `city: [Gyo]r`. */
const written = ({ field, parts }: SearchMatch) => `${field}: ${parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')}`
const reasons = async (term: string, member = admin) => (await find(term, member)).map(({ matches }) => matches.map(written))

const add = (accountName: string, fields: Partial<CustomerAddInput> = {}) => given.customer(admin, { accountName, ...fields })

describe('a search', () => {
  it('finds customers by each text of their record, and names the matching field', async () => {
    await add('Petra Wiesenthal', {
      accountEmail: 'petra.w@post.example',
      externalReferenceId: 'KD-7781',
      secondExternalReferenceId: 'B-99120',
      user: { firstName: 'Ottokar', lastName: 'Quastenflosser', language: 'de' },
      site: { name: 'Home', address: 'Nachtigallensteig 12', zipCode: '79098', city: 'Freiburg im Breisgau', country: 'DE' },
    })
    const expected = {
      wiesenthal: 'accountName: Petra [Wiesenthal]',
      'petra.w@post.example': 'accountEmail: [petra.w@post.example]',
      'kd-7781': 'externalReferenceId: [KD-7781]',
      'B-99120': 'secondExternalReferenceId: [B-99120]',
      quastenfl: 'userName: Ottokar [Quastenfl]osser',
      nachtigall: 'address: [Nachtigall]ensteig 12',
      79098: 'zipCode: [79098]',
      breisgau: 'city: Freiburg im [Breisgau]',
    }
    for (const [term, reason] of Object.entries(expected)) expect([term, await reasons(term)]).toEqual([term, [[reason]]])
    expect(await reasons('freiburg ottokar')).toEqual([['userName: [Ottokar] Quastenflosser', 'city: [Freiburg] im Breisgau']])
    expect(await names('freiburg nobody')).toEqual([])
  })

  it('tolerates missing diacritics, alternative spellings and typing errors', async () => {
    await add('Jürgen Zimmermann', { site: { name: 'Home', address: 'Fő utca 1', zipCode: '9021', city: 'Győr', country: 'HU' } })
    await add('Łukasz Groß')
    for (const term of ['jurgen', 'JUERGEN', 'Jürgen', 'jürg', 'gyor', 'Győr', 'fo utca'])
      expect([term, await names(term)]).toEqual([term, ['Jürgen Zimmermann']])
    for (const term of ['lukasz', 'Gross', 'groß', 'LUKASZ GROSS']) expect([term, await names(term)]).toEqual([term, ['Łukasz Groß']])
    for (const term of ['Zimermann', 'Zimerman', 'zimmremann', 'zimmerrmann', 'cimmermann', 'jurgen zimermann', 'zimerm'])
      expect([term, await names(term)]).toEqual([term, ['Jürgen Zimmermann']])
    expect(await reasons('zimermann')).toEqual([['accountName: Jürgen [Zimmermann]']])
    expect((await find('zimermann'))[0]?.matches[0]?.quality).toBe('similar')
    expect(await names('zimtmannsdorf')).toEqual([])
  })

  it('finds references, domains and names as they are written, whichever apostrophe or dash a keyboard types', async () => {
    const [one, other] = ['Seán O’Gara', "Aoife D'Arcy–Walsh"]
    await add(one, { accountEmail: 'sean.og+pv@fischbach-energie.example', externalReferenceId: '2026/0001-A' })
    await add(other, { site: { name: 'Home', address: 'Via dell’Industria 5/B-2', zipCode: '20121', city: 'Milano', country: 'IT' } })
    const expected = {
      '2026/0001-A': [one],
      '2026/0001-B': [],
      '@fischbach-energie.example': [one],
      'fischbach-energie.example': [one],
      'sean.og+pv@fischbach': [one],
      "O'Gara": [one],
      'seán o´gara': [one],
      'D’Arcy-Walsh': [other],
      "dell'Industria 5/B-2": [other],
    }
    for (const [term, found] of Object.entries(expected)) {
      const { body } = await server.call(listCustomers, { token: admin.token, query: { searchValue: term } })
      expect([term, await names(term), body.items.map(({ accountName }) => accountName)]).toEqual([term, found, found])
    }
    expect(await reasons("o'gara")).toEqual([['accountName: Seán [O’Gara]']])
  })

  it('corrects towards words in use: new ones at once, abandoned ones no longer', async () => {
    const known = async () =>
      (
        await server.sql<{ word: string }>("select word from customer_words where word in ('eisenbrandt', 'lichtenwalder') order by word")
      ).map(({ word }) => word)
    const [one, other] = [await add('Ida Eisenbrandt'), await add('Udo Eisenbrandt')]
    expect(await names('eisenbrand ida')).toEqual(['Ida Eisenbrandt'])
    expect(await names('eisenbrnadt ida')).toEqual(['Ida Eisenbrandt'])
    await foldCustomerWords(server.ctx.db)
    expect(await known()).toEqual(['eisenbrandt'])
    expect(await names('eisenbrnadt ida')).toEqual(['Ida Eisenbrandt'])
    const rename = ({ id, version }: typeof one, accountName: string) =>
      server.call(updateCustomer, { token: admin.token, params: { id }, body: { version, accountName } })
    await rename(one, 'Ida Lichtenwalder')
    for (let round = 0; round < 2; round++) await foldCustomerWords(server.ctx.db)
    expect(await known()).toEqual(['eisenbrandt', 'lichtenwalder'])
    await rename(other, 'Udo Lichtenwalder')
    // Until every transaction that may have read them has ended, in any database of the server.
    await vi.waitFor(
      async () => {
        await foldCustomerWords(server.ctx.db)
        expect(await known()).toEqual(['lichtenwalder'])
      },
      { timeout: 20_000, interval: 200 },
    )
  })

  it('ranks exact matches first, then whole words, then beginnings', async () => {
    await add('Kastanienhof Anders', { accountEmail: 'first@rank.example' })
    await add('Kasta', { accountEmail: 'second@rank.example' })
    await add('Kasta Nova', { accountEmail: 'third@rank.example' })
    await add('Nova Other', { site: { name: 'Home', address: 'Kasta 3', zipCode: '68159', city: 'Mannheim', country: 'DE' } })
    const found = await find('kasta')
    expect(found.map((one) => one.customer.accountName)).toEqual(['Kasta', 'Kasta Nova', 'Nova Other', 'Kastanienhof Anders'])
    expect(found.map((one) => one.matches[0]?.quality)).toEqual(['exact', 'word', 'word', 'beginning'])
    expect(await find('kasta', admin, 2)).toHaveLength(2)
  })

  it('finds every user by name and e-mail, also after changes', async () => {
    const { customer, user, params } = await givenUser(admin)
    await addUser(customer.id, 'second-user@twice.example')
    expect(await reasons('second-user@twice.example')).toEqual([['userEmail: [second-user@twice.example]']])
    const body = { version: user.version, firstName: 'Wendelgard', lastName: 'Obermoser' }
    await server.call(updateCustomerUser, { token: admin.token, params, body })
    expect(await reasons('obermoser')).toEqual([['userName: Wendelgard [Obermoser]']])
    await server.call(updateCustomer, {
      token: admin.token,
      params: { id: customer.id },
      body: { version: customer.version, accountEmail: 'moved-account@twice.example' },
    })
    expect(await reasons('moved-account@twice.example')).toEqual([['accountEmail: [moved-account@twice.example]']])
  })

  it("finds customers by their partner's name and brand, also together with their own", async () => {
    const partner = await add('Lichtblick Elektro', { type: 'whitelabel_partner', site: undefined })
    const below = await server.call(addCustomerOfPartner, {
      token: admin.token,
      params: { id: partner.id },
      body: {
        accountName: 'Hedwig Unterbau',
        accountEmail: 'hedwig@below.example',
        user: { firstName: 'Hedwig', lastName: 'Unterbau', language: 'de' },
        site: { name: 'Home', address: 'Am Rain 1', zipCode: '68159', city: 'Mannheim', country: 'DE' },
      },
    })
    expect(below.status).toBe(200)
    const brand = {
      version: 0,
      appName: 'Sonnenfreund',
      logoUrl: null,
      primaryColor: '#112233',
      accentColor: '#445566',
      impressumUrl: null,
    }
    const changed = await server.call(changeWhiteLabel, { token: admin.token, params: { id: partner.id }, body: brand })
    expect(changed.status).toBe(200)
    await server.call(publishWhiteLabel, { token: admin.token, params: { id: partner.id }, body: { version: changed.body.version } })
    expect(await names('lichtblick elektro')).toEqual(['Lichtblick Elektro', 'Hedwig Unterbau'])
    expect(await reasons('hedwig lichtbl')).toEqual([['accountName: [Hedwig] Unterbau', 'partner: [Lichtbl]ick Elektro']])
    expect(await reasons('sonnenfreund')).toEqual([['brand: [Sonnenfreund]']])
    const member = await given.member('admin', partner.partnerTenantId ?? undefined)
    expect(await names('unterbau', member)).toEqual(['Hedwig Unterbau'])
    expect(await names('un', member)).toEqual(['Hedwig Unterbau'])
    expect(await names('wiesenthal', member)).toEqual([])
  })

  it('finds devices by identifier, ignoring case and punctuation', async () => {
    const place = await add('Device Owner').then(({ id, siteId }) => ({ customerId: id, siteId }))
    const pv = await installations.add(
      'pvbattery',
      place,
      { serial_number: 'SN-7712 AB', vendor_installation_id: 'VID/5501' },
      {
        vendor_site_id: 'site-8080',
        vrm_portal_id: 'c0619ab4',
        gateway_serial_number: 'GWS 4455',
        logger_serial_numbers: ['LOG-1-77', 'LOG-2-88'],
      },
    )
    const gateway = await installations.add(
      'gateway',
      place,
      { serial_number: 'G100-200' },
      {
        serial_number: 'G100-200',
        start_code: 'ABCD123456789012',
        device_id: 'gx-dev-31',
      },
    )
    const [box] = await server.sql<{ id: string }>('select id from gateways where installation_id = $1', [gateway])
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, serial_number, added_at, updated_at)
       values (gen_random_uuid(), $1, 'one', 'GRID', 'Meter', 'EM-42-4242', now(), now())`,
      [box?.id],
    )
    const expected = {
      'sn-7712 ab': [pv, 'serialNumber: [SN-7712 AB]'],
      sn7712: [pv, 'serialNumber: [SN-7712] AB'],
      vid5501: [pv, 'vendorInstallationId: [VID/5501]'],
      'SITE-80': [pv, 'vendorSiteId: [site-80]80'],
      C0619AB4: [pv, 'vrmPortalId: [c0619ab4]'],
      gws4: [pv, 'gatewaySerialNumber: [GWS 4]455'],
      'log-2-88': [pv, 'loggerSerialNumber: [LOG-2-88]'],
      'g100-2': [gateway, 'serialNumber: [G100-2]00'],
      abcd1234: [gateway, 'startCode: [ABCD1234]56789012'],
      'gx-dev-31': [gateway, 'deviceId: [gx-dev-31]'],
      em42: [gateway, 'applianceSerialNumber: [EM-42]-4242'],
    }
    for (const [term, [id, reason]] of Object.entries(expected)) {
      const found = (await find(term)).filter((one) => one.kind === 'installation')
      expect([term, found.map((one) => [one.id, one.matches.map(written)])]).toEqual([term, [[id, [reason]]]])
      expect(found[0]).toMatchObject({ customer: { id: place.customerId }, installation: { vendor: 'Unasked' } })
    }
    const stranger = await given.member('admin')
    for (const term of Object.keys(expected)) expect([term, await find(term, stranger)]).toEqual([term, []])
  })

  it('never returns records outside the scope of a member', async () => {
    const stranger = await given.member('admin')
    await add('Eusebius Vogelweide')
    for (const term of ['eusebius', 'vogelwiede', 'voge', 'eusebius vogelweide']) expect(await names(term, stranger)).toEqual([])
    const root = await given.member('root')
    expect(await names('vogelweide', root)).toEqual(['Eusebius Vogelweide'])
    expect(await names('vogelwiede', root)).toEqual(['Eusebius Vogelweide'])
  })

  it('treats special characters literally', async () => {
    await add('Meier 100% Solar', { accountEmail: 'percent@text.example' })
    expect(await names('100%')).toEqual(['Meier 100% Solar'])
    for (const term of ['%%%', '\\', "'a' & !'b':*", 'tenant:', '(((', 'x'.repeat(200), '😀', `${'ab '.repeat(60)}`])
      expect([term, await names(term)]).toEqual([term, []])
    for (const term of ["'; drop table customers; --", "' or 1=1 --", '_____', '*', '?', '\u202eraloS\u202c', 'שמש 100%', 'سولار'])
      expect([term, [200, 400]]).toEqual([
        term,
        expect.arrayContaining([(await server.call(search, { token: admin.token, query: { term } })).status]),
      ])
    expect(await names('100%')).toEqual(['Meier 100% Solar'])
    for (const term of ['   ', 'x'.repeat(10_000)])
      expect((await server.call(search, { token: admin.token, query: { term } })).error.code).toBe('ValidationFailed')
  })
})

describe('a search for few letters', () => {
  it('searches the newest customers first, and the rest through the index', async () => {
    const member = await given.member('admin')
    await server.sql(`
      insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at, updated_at)
      select gen_random_uuid(), '${member.tenantId}', '${member.tenantId}', 'residential_customer', 'active',
        case when place = 1 then 'Quirin Oldest' when place > 2000 then 'Zacharias ' || place else 'Home ' || place end,
        'few' || place || '@letters.example', 'crm', timestamptz '2026-01-01' + place * interval '1 minute', now()
      from generate_series(1, 2400) place`)
    const broad = await server.call(search, { token: member.token, query: { term: 'za' } })
    expect(broad.body.hasMore).toBe(true)
    expect(broad.body.items).toHaveLength(50)
    expect(await names('qu', member)).toEqual(['Quirin Oldest'])
    expect(await names('quirin o', member)).toEqual(['Quirin Oldest'])
    expect(await names('quirin z', member)).toEqual([])
  })

  it('uses the index instead of scanning the table', async () => {
    const plan = async (statement: string) =>
      (await server.sql<{ 'QUERY PLAN': string }>(`explain ${statement}`)).map((row) => row['QUERY PLAN']).join('\n')
    await server.sql('analyze customers')
    const hits = (query: string) =>
      `with hits as materialized (select id from customers where search_words @@ ${query}::tsquery and status <> 'deleted') select id from hits limit 60`
    expect(await plan(hits(`'quirin'`))).toContain('customers_search')
    await server.sql('set enable_seqscan = off')
    const serial = `select id from installations i where identifier_of(i.serial_number) ~>=~ 'sn77' and identifier_of(i.serial_number) ~<~ 'sn78'
      order by identifier_of(i.serial_number) using ~<~ limit 20`
    expect(await plan(serial)).toContain('installations_serial_search')
  })
})

describe('word folding', () => {
  it('gives the same result in TypeScript and in the database', async () => {
    const letters =
      'Müller ŐRI Łódź Çelik Ñandú Þór Ærø Œuvre Straße Đorđe ÅNGSTRÖM İstanbul ıI Ħal ǅ ﬁn ½ Ⅷ Ωμέγα ЙОД 日本 é e\u0301 naïve'
    const [row] = await server.sql<{ words: string[]; identifier: string }>(
      'select tsvector_to_array(words_of($1)) as words, identifier_of($2) as identifier',
      [letters, 'SN-12 / ab.Ü_9'],
    )
    expect(new Set(row?.words)).toEqual(new Set(foldLetters(letters).split(' ')))
    expect(row?.identifier).toBe(identifierOf('SN-12 / ab.Ü_9'))
  })

  it('strips punctuation around typed words', () => {
    expect(wordsOf('Müller, Anna (Berlin) 100% & bauer').map((one) => one.text)).toEqual(['muller', 'anna', 'berlin', '100%', '&', 'bauer'])
    expect(wordsOf('Mueller').map((one) => one.spellings)).toEqual([['muller']])
    expect(wordsOf('Müller')[0]?.spellings).toEqual(['mueller'])
    expect(wordsOf('Bauer')[0]?.spellings).toEqual([])
  })
})

describe('the list of customers', () => {
  it('finds the same words', async () => {
    const member = await given.member('admin')
    await given.customer(member, { accountName: 'Käthe Böhm', user: { firstName: 'Käthe', lastName: 'Böhm-Nachbar', language: 'de' } })
    for (const searchValue of ['bohm', 'boehm', 'nachbar', 'gartenweg kathe', 'BÖHM']) {
      const { body } = await server.call(listCustomers, { token: member.token, query: { searchValue } })
      expect([searchValue, body.total]).toEqual([searchValue, 1])
    }
  })
})

it('finds members and vendors by folded beginnings of words, each for those who may read them, and takes wildcards literally', async () => {
  const colleague = await given.member('support', admin.tenantId)
  await server.sql("update members set first_name = 'Jürgen', last_name = 'Müller-Groß' where id = $1", [colleague.id])
  const vendorId = await given.vendor({ name: 'solarwaerme' })
  const staff = async ({ token }: GivenMember, term: string) => {
    const { body } = await server.call(searchStaff, { token, query: { term } })
    return [body.members.map((one) => one.id), body.vendors.map((one) => one.id)]
  }
  for (const term of ['jurgen mul', 'Mueller', 'GROSS', colleague.email])
    expect([term, await staff(admin, term)]).toEqual([term, [[colleague.id], []]])
  expect(await staff(admin, 'solarw')).toEqual([[], [vendorId]])
  // One typing error is forgiven, even in the beginning of a longer word, but not two at once.
  for (const term of ['Jurgne', 'juergn muler', 'Mullre', 'grosz', 'Groß Jürgem']) {
    expect([term, await staff(admin, term)]).toEqual([term, [[colleague.id], []]])
  }
  for (const term of ['solarwearme', 'solarwaarm', 'sloarw']) expect([term, await staff(admin, term)]).toEqual([term, [[], [vendorId]]])
  expect(await staff(admin, 'jrugne')).toEqual([[], []])
  // Support can read members, but not the settings. Members of other tenants are not found.
  expect(await staff(colleague, 'solarw')).toEqual([[], []])
  expect(await staff(await given.member('admin'), 'jurgen')).toEqual([[], []])
  for (const term of ['%', "'; drop table members; --", '\u202e\u202d', '((', '*:*', '& |', '\\']) {
    expect([200, 400]).toContain((await server.call(searchStaff, { token: admin.token, query: { term } })).status)
  }
  expect((await server.call(searchStaff, { token: admin.token, query: { term: 'x'.repeat(10_000) } })).status).toBe(400)
})
