import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { addPvBattery, removePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import {
  archiveSale,
  listArchivedSales,
  listSaleChanges,
  listSales,
  startSale,
  updateSale,
  updateSaleStep,
} from '@wattdesk/contract/sales/calls.ts'
import type { Sale } from '@wattdesk/contract/sales/models.ts'
import { addSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { currentSalesMax, type SaleStepStatus, saleStepStatuses } from '@wattdesk/contract/sales/terms.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
let count = 0

const steps = [
  { name: 'Offer sent', plannedAfterDays: 3, customerMessage: 'We write to you soon.' },
  { name: 'Site survey', plannedAfterDays: 14 },
  { name: 'Commissioning', needsInstallation: true },
]

async function home(fields: { admin?: GivenMember } = {}) {
  const admin = fields.admin ?? (await given.member('admin'))
  const customer = await given.customer(admin)
  count += 1
  const template = await server.call(addSaleTemplate, {
    token: admin.token,
    body: { name: `Solar ${count}`, installationKind: 'pvbattery', steps },
  })
  const params = { id: customer.id }
  const start = () =>
    server.call(startSale, { token: admin.token, params, body: { id: crypto.randomUUID(), templateId: template.body.id } })
  return { admin, params, siteId: customer.siteId, templateId: template.body.id, start }
}
type Home = Awaited<ReturnType<typeof home>>

const changeStep = (one: Home, sale: Sale, position: number, body: object) =>
  server.call(updateSaleStep, {
    token: one.admin.token,
    params: { id: one.params.id, saleId: sale.id, position: String(position) },
    body: { version: sale.version, ...body },
  })
const archive = (one: Home, sale: Sale) =>
  server.call(archiveSale, { token: one.admin.token, params: { id: one.params.id, saleId: sale.id }, body: { version: sale.version } })
const current = async (one: Home) => (await server.call(listSales, { token: one.admin.token, params: one.params })).body.items
async function install(one: Home) {
  count += 1
  const vendorId = await given.vendor({ name: `sales-vendor-${count}` })
  const body = {
    siteId: one.siteId,
    vendorId,
    serialNumber: `SALE${count}`,
    inverterKind: 'PV' as const,
    pvInverterMaxAcPowerW: 8_000,
    pvPeakPowerW: 8_000,
    pvPanels: [],
  }
  const added = await server.call(addPvBattery, { token: one.admin.token, params: one.params, body })
  return added.body.configurationId
}

describe('a sale', () => {
  it('starts with the steps of its template, planned from today, and is logged', async () => {
    server.clock.set('2026-03-28T23:30:00Z') // already the 29th in Berlin
    const one = await home()
    const { status, body } = await one.start()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      templateName: expect.stringContaining('Solar'),
      installationKind: 'pvbattery',
      version: 1,
      isKindFixed: false,
    })
    expect(body.steps).toMatchObject([
      { position: 0, name: 'Offer sent', status: 'pending', plannedOn: '2026-04-01', customerMessage: 'We write to you soon.' },
      { position: 1, plannedOn: '2026-04-12' },
      { position: 2, plannedOn: null, needsInstallation: true },
    ])
    expect(await current(one)).toEqual([body])
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: one.params })
    expect(log.body.items[0]).toMatchObject({
      event: 'sale.started',
      object: { type: 'sale', id: body.id },
      after: { steps: ['Offer sent', 'Site survey', 'Commissioning'] },
    })
  })

  it('starts once for the same id', async () => {
    const one = await home()
    const body = { id: crypto.randomUUID(), templateId: one.templateId }
    const both = await Promise.all([1, 2].map(() => server.call(startSale, { token: one.admin.token, params: one.params, body })))
    expect(both.map((response) => response.status)).toEqual([200, 200])
    expect(await current(one)).toHaveLength(1)
    const other = await home({ admin: one.admin })
    const foreign = await server.call(startSale, { token: one.admin.token, params: other.params, body })
    expect([foreign.status, foreign.error.code]).toEqual([409, 'Conflict'])
  })

  it('is refused for the same id with another template or kind, as after a lost response, instead of being reported as started', async () => {
    const one = await home()
    const { templateId } = await home({ admin: one.admin })
    const body = { id: crypto.randomUUID(), templateId: one.templateId }
    const { token } = one.admin
    const start = (fields: object) => server.call(startSale, { token, params: one.params, body: { ...body, ...fields } })
    const { body: sale } = await start({})
    for (const fields of [{ templateId }, { installationKind: 'wallbox' as const }]) {
      const { status, error } = await start(fields)
      expect([status, error.code]).toEqual([409, 'Conflict'])
    }
    expect((await start({})).body).toEqual(sale)
    expect(await current(one)).toEqual([sale])
  })

  it('starts once on a double click, also without an id', async () => {
    const one = await home()
    const body = { templateId: one.templateId }
    const press = async () => server.call(startSale, { token: await given.sessionOf(one.admin.id), params: one.params, body })
    const both = await Promise.all([press(), press()])
    expect(both.map((response) => response.status)).toEqual([200, 200])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect(await current(one)).toHaveLength(1)
    server.clock.advance(10_000)
    expect((await press()).body.id).not.toBe(both[0]?.body.id)
  })

  it('is refused beyond the limit per customer, also to two concurrent requests', async () => {
    const one = await home()
    for (let at = 0; at < currentSalesMax - 1; at++) await one.start()
    const responses = await Promise.all([one.start(), one.start()])
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409])
    expect(responses.find((response) => response.status === 409)?.error.code).toBe('TooManySales')
  })

  it('is not started from another tenant’s template', async () => {
    const [one, other] = [await home(), await home()]
    const body = { templateId: other.templateId }
    const { status, error } = await server.call(startSale, { token: one.admin.token, params: one.params, body })
    expect([status, error.code]).toEqual([404, 'SaleTemplateNotFound'])
  })

  it('changes a step, clears with null, and shows the change in the history', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    const first = await changeStep(one, sale, 0, { status: 'completed', completedOn: '2026-01-02', comment: 'By phone', plannedOn: null })
    expect(first.body).toMatchObject({ version: 2 })
    expect(first.body.steps[0]).toMatchObject({ status: 'completed', completedOn: '2026-01-02', comment: 'By phone', plannedOn: null })
    const same = await changeStep(one, first.body, 0, { comment: 'By phone' })
    expect(same.body.version).toBe(2)
    const history = await server.call(listSaleChanges, { token: one.admin.token, params: one.params, query: { limit: 1 } })
    expect(history.body).toMatchObject({ total: 2, page: 0, limit: 1 })
    expect(history.body.items[0]).toMatchObject({
      event: 'sale.step-changed',
      saleId: sale.id,
      actor: { name: 'Test admin' },
      before: { step: 'Offer sent', status: 'pending' },
      after: { step: 'Offer sent', status: 'completed', comment: 'By phone', plannedOn: null },
    })
  })

  it('keeps saved steps from returning to pending', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    const skipped = await changeStep(one, sale, 1, { status: 'skipped' })
    const back = await changeStep(one, skipped.body, 1, { status: 'pending' })
    expect([back.status, back.error.code]).toEqual([409, 'SaleStepNeverPending'])
    expect((await changeStep(one, skipped.body, 1, { status: 'completed' })).body.steps[1]?.status).toBe('completed')
    await expect(server.sql("update sale_steps set status = 'pending', completed_on = null where sale_id = $1", [sale.id])).rejects.toThrow(
      'never returns to pending',
    )
  })

  it('completes a step that needs an installation only if there is one of its kind, and links it', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    const early = await changeStep(one, sale, 2, { status: 'completed' })
    expect([early.status, early.error.code]).toEqual([409, 'SaleNeedsInstallation'])
    const configurationId = await install(one)
    const done = await changeStep(one, sale, 2, { status: 'completed' })
    expect(done.body).toMatchObject({ configurationId, isKindFixed: true })
    await server.call(removePvBattery, { token: one.admin.token, params: { ...one.params, configurationId } })
    expect((await current(one))[0]).toMatchObject({ configurationId: null, steps: [{}, {}, { status: 'completed' }] })
  })

  it('changes its kind until an installation of it has been added', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    const put = (version: number, installationKind: Sale['installationKind']) =>
      server.call(updateSale, { token: one.admin.token, params: { ...one.params, saleId: sale.id }, body: { version, installationKind } })
    expect((await put(1, 'wallbox')).body).toMatchObject({ installationKind: 'wallbox', version: 2 })
    expect((await put(2, 'pvbattery')).body.version).toBe(3)
    await install(one)
    const fixed = await put(3, 'wallbox')
    expect([fixed.status, fixed.error.code]).toEqual([409, 'SaleKindFixed'])
  })

  it('is archived once, permanently: listed separately and read-only', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    const archived = await archive(one, sale)
    expect(archived.body).toMatchObject({ archivedBy: 'Test admin', archivedAt: server.clock.now().toISOString() })
    expect((await archive(one, sale)).body).toEqual(archived.body)
    expect(await current(one)).toEqual([])
    const list = await server.call(listArchivedSales, { token: one.admin.token, params: one.params })
    expect(list.body).toMatchObject({ total: 1, items: [{ id: sale.id }] })
    const beyond = await server.call(listArchivedSales, { token: one.admin.token, params: one.params, query: { page: 9 } })
    expect(beyond.body).toMatchObject({ total: 1, items: [] })
    const change = await changeStep(one, archived.body, 0, { comment: 'too late' })
    expect([change.status, change.error.code]).toEqual([409, 'SaleArchived'])
    await expect(server.sql('update sales set archived_at = null where id = $1', [sale.id])).rejects.toThrow('never changed')
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: one.params })
    expect(log.body.items.filter((entry) => entry.event === 'sale.archived')).toHaveLength(1)
  })

  it('can be filtered and ordered in the archive, and its changes in the history', async () => {
    const one = await home()
    const ids: string[] = []
    for (const day of ['2026-02-01', '2026-02-02', '2026-02-03']) {
      server.clock.set(`${day}T10:00:00Z`)
      const { body: sale } = await one.start()
      ids.push((await archive(one, sale)).body.id)
    }
    const archived = async (query: { filter?: string; order?: string }) =>
      (await server.call(listArchivedSales, { token: one.admin.token, params: one.params, query })).body.items.map((sale) =>
        ids.indexOf(sale.id),
      )
    expect(await archived({})).toEqual([2, 1, 0])
    expect(await archived({ order: 'archivedAt:asc' })).toEqual([0, 1, 2])
    expect(await archived({ filter: JSON.stringify({ id: ids[1] }) })).toEqual([1])
    expect(await archived({ filter: JSON.stringify({ installationKind: 'gas' }) })).toEqual([])
    const period = [
      { op: 'gte', value: '2026-02-02T10:00:00Z' },
      { op: 'lt', value: '2026-02-03T10:00:00Z' },
    ]
    expect(await archived({ filter: JSON.stringify({ archivedAt: period }) })).toEqual([1])
    const changes = async (query: { filter?: string; order?: string }) =>
      (await server.call(listSaleChanges, { token: one.admin.token, params: one.params, query })).body.items.map((change) => [
        change.event,
        ids.indexOf(change.saleId),
      ])
    const ended = { event: { op: 'in', value: ['sale.archived'] } }
    expect(await changes({ filter: JSON.stringify(ended), order: 'at:asc' })).toEqual([0, 1, 2].map((at) => ['sale.archived', at]))
    expect(await changes({ filter: JSON.stringify({ ...ended, at: period }) })).toEqual([['sale.archived', 1]])
  })

  it.each([
    [listArchivedSales, { filter: '{"customerId":"x"}' }, 'filter.customerId'],
    [listArchivedSales, { order: 'version:asc' }, 'order'],
    [listSaleChanges, { filter: '{"event":"customer.created"}' }, 'filter.event'],
    [listSaleChanges, { filter: '{"objectType":"customer"}' }, 'filter.objectType'],
    [listSaleChanges, { order: 'event:asc' }, 'order'],
  ])('refuses unknown filters or orders: %o', async (endpoint, query, field) => {
    const one = await home()
    const { status, error } = await server.call(endpoint, { token: one.admin.token, params: one.params, query })
    expect([status, (error.details as { field: string }[])[0]?.field]).toEqual([400, field])
  })

  it('refuses the second of two changes to the same version, naming both versions', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    const responses = await Promise.all([changeStep(one, sale, 0, { comment: 'First' }), changeStep(one, sale, 1, { comment: 'Second' })])
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409])
    const refusal = responses.find((response) => response.status === 409)?.error
    expect(refusal).toMatchObject({ code: 'SaleChanged', details: { version: 2, givenVersion: 1 } })
  })

  it('of an inactive customer cannot be changed', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    await server.sql("update customers set status = 'inactive' where id = $1", [one.params.id])
    for (const response of [await changeStep(one, sale, 0, { comment: 'x' }), await archive(one, sale), await one.start()])
      expect([response.status, response.error.code]).toEqual([409, 'CustomerNotActive'])
  })

  it('can be read but not changed by support, and each refusal names the missing permission', async () => {
    const one = await home()
    const { body: sale } = await one.start()
    const { token } = await given.member('support', one.admin.tenantId)
    expect((await server.call(listSales, { token, params: one.params })).body.items).toHaveLength(1)
    const params = { ...one.params, saleId: sale.id }
    const refusals = [
      await server.call(startSale, { token, params: one.params, body: { templateId: one.templateId } }),
      await server.call(updateSaleStep, { token, params: { ...params, position: '0' }, body: { version: 1 } }),
      await server.call(archiveSale, { token, params, body: { version: 1 } }),
    ]
    expect(refusals.map((response) => [response.status, (response.error.details as { permission: string }).permission])).toEqual([
      [403, 'write:customers-sales'],
      [403, 'write:customers-sales'],
      [403, 'delete:customers-sales'],
    ])
    expect((await current(one))[0]).toEqual(sale)
  })

  it('cannot be accessed through another customer or another tenant', async () => {
    const [one, stranger] = [await home(), await home()]
    const { body: sale } = await one.start()
    const own = await home({ admin: one.admin })
    expect((await changeStep({ ...one, params: own.params }, sale, 0, { comment: 'x' })).error.code).toBe('SaleNotFound')
    const foreign = await changeStep({ ...one, admin: stranger.admin }, sale, 0, { comment: 'x' })
    expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
    expect((await changeStep(one, sale, 9, { comment: 'x' })).error.code).toBe('SaleStepNotFound')
  })

  it.each([
    ['status', { status: 'done' }, 'NotAChoice'],
    ['plannedOn', { plannedOn: '2026-02-30' }, 'DateInvalid'],
    ['completedOn', { status: 'completed', completedOn: '2999-01-01' }, 'DateInFuture'],
    ['completedOn', { completedOn: '2026-01-01' }, 'CompletedOnWithoutCompletion'],
    ['comment', { comment: 'x'.repeat(2_001) }, 'TextTooLong'],
    ['comment', { comment: 'nul\u0000' }, 'ControlCharacters'],
    ['customerMessage', { customerMessage: 7 }, 'WrongType'],
    ['version', { version: '1' }, 'NotANumber'],
    ['name', { name: 'Other' }, 'UnknownField'],
  ])('refuses a bad %s of a step', async (field, fields, code) => {
    const one = await home()
    const { body: sale } = await one.start()
    const { status, error } = await changeStep(one, sale, 0, fields)
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
    expect((await current(one))[0]).toEqual(sale)
  })
})

type Model = { status: SaleStepStatus }[]

describe('sale steps against a model', () => {
  it('never make a forbidden transition, whatever the sequence of calls', async () => {
    const call = fc.record({
      position: fc.nat(2),
      status: fc.option(fc.constantFrom(...saleStepStatuses), { nil: undefined }),
      isStale: fc.boolean(),
      does: fc.constantFrom('step', 'step', 'step', 'step', 'install', 'remove', 'archive'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 4, maxLength: 14 }), async (calls) => {
        const one = await home()
        let { body: sale } = await one.start()
        const model: Model = sale.steps.map(() => ({ status: 'pending' }))
        let installationId: string | undefined
        let isArchived = false
        for (const { position, status, isStale, does } of calls) {
          if (does === 'install') installationId ??= await install(one)
          else if (does === 'remove' && installationId) {
            await server.call(removePvBattery, { token: one.admin.token, params: { ...one.params, configurationId: installationId } })
            installationId = undefined
          } else if (does === 'archive') {
            if (position > 0) continue
            sale = (await archive(one, sale)).body
            isArchived = true
          } else if (does === 'step') {
            const from = isStale ? { ...sale, version: sale.version - 1 } : sale
            const response = await changeStep(one, from, position, { status, comment: `${position} ${Math.random()}` })
            const step = model[position]
            const mayNot =
              isArchived ||
              isStale ||
              (status === 'pending' && step?.status !== 'pending') ||
              (status === 'completed' && step?.status !== 'completed' && position === 2 && !installationId)
            expect(response.status).toBe(mayNot ? 409 : 200)
            if (mayNot) continue
            sale = response.body
            if (step && status) step.status = status
          }
          const [stored] = isArchived ? [] : await current(one)
          if (stored) expect(stored.steps.map((step) => step.status)).toEqual(model.map((step) => step.status))
        }
      }),
      { numRuns: 12 },
    )
  })
})
