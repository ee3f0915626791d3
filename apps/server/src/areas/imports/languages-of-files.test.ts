import { listCustomers, listSites } from '@wattdesk/contract/customers/calls.ts'
import { listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { type Country, countries } from '@wattdesk/contract/formats.ts'
import { importFields } from '@wattdesk/contract/imports/terms.ts'
import { languages, wholeLanguages } from '@wattdesk/contract/languages.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { formatLanguage } from '@wattdesk/i18n/formats.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { uploadsOf } from '../../../test/uploads.ts'

const server = startServer()
const given = givenOf(server)
const uploads = uploadsOf(server)

const zipCodes: Partial<Record<Country, string>> = { GB: 'SW1A 1AA', SE: '111 22', HU: '1051', PL: '00-950', AL: '1001' }

describe('a file whose columns and values are named as the portal names them', () => {
  it.each(wholeLanguages)('in %s is read without any choice of the member', async (language) => {
    const { t } = translatorOf(language)
    const admin = await given.member('admin')
    const places = countries.map((country, at) => ({ country, spoken: languages[at % languages.length] ?? 'en' }))
    const lines = places.map(({ country, spoken }, at) =>
      [
        ...[`Zoë ${at}`, `zoe${at}@home.example`, t('customers.type.residential_customer'), `GV${at}`, `B${at}`, 'Plus', 'App'],
        ...[t('ui.yes'), 'Zoë', `M ${at}`, formatLanguage(spoken, language), 'Home', 'Weg 1', zipCodes[country] ?? '68159', 'Town'],
        ...[t(`customers.country.${country}`), '49,4875', '8,466', 'Europe/Vienna'],
      ].join(';'),
    )
    const header = importFields.map((field) => t(`customers.field.${field}`)).join(';')
    const read = await uploads.importAll(admin, [header, ...lines, ''].join('\n'))
    expect(await uploads.rows(admin, read.id, 'faulty')).toEqual([])
    expect(read).toMatchObject({ reading: { columns: importFields }, details: { created: countries.length, faulty: 0 } })
    const { items } = (await server.call(listCustomers, { token: admin.token, query: { order: 'accountName:asc' } })).body
    for (const [at, { country, spoken }] of places.entries()) {
      const customer = items[at]
      expect(customer).toMatchObject({ type: 'residential_customer', externalReferenceId: `GV${at}` })
      const params = { id: customer?.id ?? '' }
      expect(await server.sql('select gvs_enabled from customers where id = $1', [params.id])).toEqual([{ gvs_enabled: true }])
      const [site] = (await server.call(listSites, { token: admin.token, params })).body.items
      expect(site).toMatchObject({ country, latitude: 49.4875, longitude: 8.466, timeZone: 'Europe/Vienna' })
      const [user] = (await server.call(listCustomerUsers, { token: admin.token, params })).body.items
      expect(user).toMatchObject({ firstName: 'Zoë', language: spoken })
    }
  })

  it('may lack accents', async () => {
    const admin = await given.member('admin')
    const head = 'Utonev;Csaladnev;E-mail cim;Cim;Iranyitoszam;Varos;Orszag;Nyelv'
    const read = await uploads.read(admin, `${head}\nZoe;Kiss;zoe@home.example;Fo utca 1;1051;Budapest;Magyarorszag;nemet\n`)
    expect(await uploads.rows(admin, read.id)).toMatchObject([
      { state: 'new', values: { firstName: 'Zoe', city: 'Budapest', country: 'HU', language: 'de' } },
    ])
  })
})
