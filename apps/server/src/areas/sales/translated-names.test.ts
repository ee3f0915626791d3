import { exportAccountActivities } from '@wattdesk/contract/account/activity-log/calls.ts'
import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { readCustomerSummary } from '@wattdesk/contract/customers/summary/calls.ts'
import { listWork } from '@wattdesk/contract/dashboard/calls.ts'
import { wholeLanguages } from '@wattdesk/contract/languages.ts'
import { archiveSale, listArchivedSales, listSaleChanges, listSales, startSale, updateSaleStep } from '@wattdesk/contract/sales/calls.ts'
import {
  applyOrderStatus,
  downloadOrderStatus,
  listOrderStatusRows,
  previewOrderStatus,
} from '@wattdesk/contract/sales/order-status/calls.ts'
import { addSaleTemplate, listSaleTemplates, removeSaleTemplate, updateSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { runOrderStatus } from './order-status/order-status.service.ts'

const server = startServer()
const given = givenOf(server)

const offer = { name: 'Angebot', names: { en: 'Offer', it: 'Offerta', hu: 'Ajánlat' } }
const visit = { name: 'Vor-Ort-Termin', names: { en: 'Site visit' } }
const solar = { name: 'Solaranlage', names: { en: 'PV system', it: 'Impianto FV' }, installationKind: 'pvbattery' as const }
const template = { ...solar, steps: [{ ...offer, plannedAfterDays: 0 }, visit, { name: 'Abnahme' }] }

/** An admin of a German region, who reads English. */
async function german(): Promise<GivenMember> {
  const admin = await given.member('admin')
  await server.sql("update tenants set language = 'de' where id = $1", [admin.tenantId])
  return admin
}

const add = ({ token }: GivenMember, fields: object = {}) => server.call(addSaleTemplate, { token, body: { ...template, ...fields } })
const put = ({ token }: GivenMember, templateId: string, body: object) =>
  server.call(updateSaleTemplate, { token, params: { templateId }, body: { ...template, ...body } as never })

async function sold(admin: GivenMember) {
  const made = await add(admin)
  const customer = await given.customer(admin)
  const params = { id: customer.id }
  const { body } = await server.call(startSale, { token: admin.token, params, body: { templateId: made.body.id } })
  return { params, templateId: made.body.id, sale: body }
}

describe('names of a sale template', () => {
  it('are in the language of its tenant and, if somebody translates them, in others', async () => {
    const admin = await german()
    const { body } = await add(admin)
    expect(body).toMatchObject({ language: 'de', ...solar, steps: [offer, visit, { name: 'Abnahme', names: {} }] })
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    await server.sql("update tenants set language = 'hu' where id = $1", [partner.partnerTenantId])
    const theirs = await add(admin, { tenantId: partner.partnerTenantId, names: { de: 'Solar' }, steps: [{ name: 'Ajánlat' }] })
    expect(theirs.body).toMatchObject({ language: 'hu', names: { de: 'Solar' } })
    // The names stay in their language if the region's changes.
    await server.sql("update tenants set language = 'en' where id = $1", [admin.tenantId])
    const { items } = (await server.call(listSaleTemplates, { token: admin.token })).body
    expect(items.map(({ language }) => language).sort()).toEqual(['de', 'hu'])
  })

  it('stay translated for a caller that sends none, and are cleared by an empty translation', async () => {
    const admin = await german()
    const { body } = await add(admin)
    const plain = { names: undefined, steps: [{ name: 'Neu' }, { name: 'Angebot' }] }
    const kept = await put(admin, body.id, { ...plain, version: 1 })
    expect(kept.body).toMatchObject({ names: solar.names, steps: [{ name: 'Neu', names: {} }, offer] })
    const cleared = await put(admin, body.id, { names: {}, steps: [{ name: 'Angebot', names: {} }], version: 2 })
    expect(cleared.body).toMatchObject({ version: 3, names: {}, steps: [{ name: 'Angebot', names: {} }] })
  })

  it('are logged in each language, and not at all if nothing changed', async () => {
    const admin = await german()
    const { body } = await add(admin)
    const backwards = Object.fromEntries(Object.entries(solar.names).reverse())
    expect((await put(admin, body.id, { names: backwards, version: 1 })).body.version).toBe(1)
    await put(admin, body.id, { names: { it: 'Fotovoltaico' }, version: 1 })
    await server.call(removeSaleTemplate, { token: admin.token, params: { templateId: body.id } })
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"sale-template"}' } })
    expect(log.body.items.map(({ event, before, after }) => [event, before?.names, after?.names])).toEqual([
      ['sale-template.removed', { it: 'Fotovoltaico' }, undefined],
      ['sale-template.changed', solar.names, { it: 'Fotovoltaico' }],
      ['sale-template.added', undefined, solar.names],
    ])
  })

  it.each([
    ['names.fr', { names: { fr: 'Solaire' } }, 'UnknownField'],
    ['names.sv', { names: { sv: 'Sol' } }, 'UnknownField'],
    ['names.en', { names: { en: 'x'.repeat(81) } }, 'TextTooLong'],
    ['names.en', { names: { en: ' ' } }, 'Required'],
    ['names.en', { names: { en: null } }, 'WrongType'],
    ['names.de', { names: { de: 'Solar' } }, 'LanguageOfName'],
    ['name', { name: '' }, 'Required'],
    ['steps.0.names.fr', { steps: [{ name: 'A', names: { fr: 'B' } }] }, 'UnknownField'],
    ['steps.0.names.hu', { steps: [{ name: 'A', names: { hu: '\u200b' } }] }, 'InvisibleCharacters'],
    ['steps.1.names.de', { steps: [{ name: 'A' }, { name: 'B', names: { de: 'C' } }] }, 'LanguageOfName'],
    ['steps.1.names.en', { steps: [offer, { name: 'Anders', names: { en: 'OFFER' } }] }, 'StepNameTwice'],
    ['steps.1.name', { steps: [offer, { name: 'offer' }] }, 'StepNameTwice'],
  ])('are refused with bad %s', async (field, fields, code) => {
    const admin = await german()
    const { status, error } = await add(admin, fields)
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field, code })]])
    expect((await server.call(listSaleTemplates, { token: admin.token })).body.items).toEqual([])
  })

  it('of steps are refused if one that was kept repeats another', async () => {
    const admin = await german()
    const { body } = await add(admin)
    const { status, error } = await put(admin, body.id, { version: 1, steps: [{ name: 'Angebot' }, { name: 'Offer' }] })
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field: 'steps.1.name', code: 'StepNameTwice' })]])
  })

  it.each(wholeLanguages)('are unique for those who read %s', async (language) => {
    const admin = await given.member('admin')
    await server.sql("update tenants set language = 'sv' where id = $1", [admin.tenantId])
    const names = { [language]: 'Värme' }
    await add(admin, { name: 'Värme', names: {} })
    const translated = await add(admin, { name: 'Pump', names })
    expect([translated.status, translated.error.code, translated.error.details]).toEqual([
      ...[409, 'DuplicatedSaleTemplate', { field: `names.${language}` }],
    ])
    const free = await add(admin, { name: 'Pump', names: { [language]: 'Free' } })
    const untranslated = await add(admin, { name: 'free', names: {} })
    expect([untranslated.status, untranslated.error.details]).toEqual([409, { field: 'name' }])
    const renamed = await put(admin, free.body.id, { version: 1, name: 'Pump', names })
    expect([renamed.status, renamed.error.details]).toEqual([409, { field: `names.${language}` }])
    expect((await add(await german(), { name: 'Värme', names: {} })).status).toBe(200)
  })
})

describe('a sale', () => {
  it('keeps the names of all languages when its template changes', async () => {
    const admin = await german()
    const { params, templateId } = await sold(admin)
    await put(admin, templateId, { version: 1, names: {}, steps: [{ name: 'Anders' }] })
    const named = {
      templateName: solar.name,
      templateNames: solar.names,
      steps: [offer, visit, { name: 'Abnahme', names: {} }],
    }
    const [current] = (await server.call(listSales, { token: admin.token, params })).body.items
    expect(current).toMatchObject(named)
    const place = { ...params, saleId: current?.id ?? '' }
    await server.call(archiveSale, { token: admin.token, params: place, body: { version: 1 } })
    expect((await server.call(listArchivedSales, { token: admin.token, params })).body.items).toMatchObject([named])
  })

  it('is named in every language wherever it is read', async () => {
    const admin = await german()
    const { params, sale, templateId } = await sold(admin)
    const { token } = admin
    const { body: summary } = await server.call(readCustomerSummary, { token, params })
    expect(summary.sales?.nextStep).toMatchObject(offer)
    server.clock.advance(2 * 86_400_000)
    const later = await given.sessionOf(admin.id)
    const { body: work } = await server.call(listWork, { token: later })
    expect(work.items.map(({ reason }) => reason)).toMatchObject([
      { kind: 'sale', step: offer.name, stepNames: offer.names, templateName: solar.name, templateNames: solar.names },
    ])
    const step = { ...params, saleId: sale.id, position: '0' }
    await server.call(updateSaleStep, { token: later, params: step, body: { version: 1, status: 'completed' } })
    const { body: timeline } = await server.call(listTimeline, { token: later, params })
    const entries = timeline.items.filter(({ object }) => object.type === 'sale' && object.id === sale.id)
    expect(entries.map(({ event, subject, subjectNames }) => [event, subject, subjectNames])).toContainEqual([
      ...['sale.step-completed', offer.name, offer.names],
    ])
    const { body: changes } = await server.call(listSaleChanges, { token: later, params })
    expect(changes.items.map(({ after }) => after)).toMatchObject([
      { step: offer.name, stepNames: offer.names },
      {
        templateName: solar.name,
        templateNames: solar.names,
        steps: [offer.name, visit.name, 'Abnahme'],
        stepNames: [offer.names, visit.names, {}],
      },
    ])
    const { body: log } = await server.call(listAccountActivities, { token: later, query: { filter: '{"objectType":"sale-template"}' } })
    expect(log.items.map(({ object }) => object)).toEqual([{ type: 'sale-template', id: templateId, name: solar.name, names: solar.names }])
    // A file has the words of its reader.
    const { raw } = await server.call(exportAccountActivities, { token: later })
    expect(raw.body).toContain('""step"":""Offer""')
    expect(raw.body).toContain('""steps"":[""Offer"",""Site visit"",""Abnahme""]')
    expect(raw.body).toContain(',PV system,')
    expect(raw.body).not.toContain('stepNames')
    server.clock.set(new Date())
  })
})

describe('a bulk change of orders', () => {
  it('finds a step by its name in any language, once, and shows it in the reader’s', async () => {
    const admin = await german()
    const { token } = admin
    const { params } = await sold(admin)
    const lines = ['customer,step,status', `${params.id},OFFERTA,completed`, `${params.id},Angebot,skipped`, `${params.id},Visit,completed`]
    const csv = Buffer.from(lines.join('\n')).toString('base64')
    const { body: run } = await server.call(previewOrderStatus, { token, body: { origin: 'csv', csv } })
    const { body: rows } = await server.call(listOrderStatusRows, { token, params: { runId: run.id } })
    expect(rows.items.map(({ step, saleStep, outcome, reason }) => [step, saleStep?.name, outcome, reason])).toEqual([
      ['OFFERTA', 'Angebot', 'planned', null],
      ['Angebot', undefined, 'refused', 'RowTwice'],
      ['Visit', undefined, 'refused', 'SaleStepNotFound'],
    ])
    expect(rows.items[0]?.saleStep).toEqual(offer)
    await server.call(applyOrderStatus, { token, params: { runId: run.id } })
    await runOrderStatus(server.ctx, run.id)
    const [sale] = (await server.call(listSales, { token, params })).body.items
    expect(sale?.steps.map(({ status }) => status)).toEqual(['completed', 'pending', 'pending'])
    const { raw } = await server.call(downloadOrderStatus, { token, params: { runId: run.id } })
    expect(raw.body.split('\r\n').map((line) => line.split(',')[4])).toEqual(['step', 'Offer', 'Angebot', 'Visit', undefined])
  })

  it('takes a step’s own name before the same words of another step’s translation', async () => {
    const admin = await german()
    const steps = [
      { name: 'Besuch', names: { en: 'Termin' } },
      { name: 'Termin', names: { en: 'Date' } },
    ]
    const made = await add(admin, { steps })
    const { id } = await given.customer(admin)
    await server.call(startSale, { token: admin.token, params: { id }, body: { templateId: made.body.id } })
    const change = { step: 'termin', status: 'completed' as const }
    const { body: run } = await server.call(previewOrderStatus, {
      token: admin.token,
      body: { origin: 'chosen', customerIds: [id], change },
    })
    const { body: rows } = await server.call(listOrderStatusRows, { token: admin.token, params: { runId: run.id } })
    expect(rows.items).toMatchObject([{ outcome: 'planned', saleStep: { name: 'Termin' } }])
  })
})
