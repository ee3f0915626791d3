import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { listSales, startSale } from '@wattdesk/contract/sales/calls.ts'
import { addSaleTemplate, listSaleTemplates, removeSaleTemplate, updateSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'

const server = startServer()
const given = givenOf(server)

const modelOf = (name: string) => ({ name, installationKind: 'pvbattery' as const, steps: [{ name: 'Offer sent' }, { name: 'Survey' }] })
const add = ({ token }: GivenMember, name: string, fields: object = {}) =>
  server.call(addSaleTemplate, { token, body: { ...modelOf(name), ...fields } })
const list = async ({ token }: GivenMember, query: { customerId?: string } = {}) =>
  (await server.call(listSaleTemplates, { token, query })).body.items.map((item) => [item.name, item.isInherited])

describe('templates of sales', () => {
  it('are the tenant’s own and the inherited ones, which can be used but not changed', async () => {
    const [root, admin, stranger] = [await given.member('root'), await given.member('admin'), await given.member('admin')]
    const shared = await add(root, 'A: for all')
    const own = await add(admin, 'B: ours')
    await add(stranger, 'C: theirs')
    expect(await list(admin)).toEqual([
      ['A: for all', true],
      ['B: ours', false],
    ])
    expect(await list(root)).toEqual([
      ['A: for all', false],
      ['B: ours', false],
      ['C: theirs', false],
    ])
    const change = { ...modelOf('A: mine now'), version: 1 }
    const inherited = await server.call(updateSaleTemplate, { token: admin.token, params: { templateId: shared.body.id }, body: change })
    expect([inherited.status, inherited.error.code]).toEqual([403, 'SaleTemplateInherited'])
    const foreign = await server.call(removeSaleTemplate, { token: stranger.token, params: { templateId: own.body.id } })
    expect([foreign.status, foreign.error.code]).toEqual([404, 'NotFound'])
    const customer = await given.customer(admin)
    expect(await list(admin, { customerId: customer.id })).toEqual([
      ['A: for all', true],
      ['B: ours', false],
    ])
    const started = await server.call(startSale, { token: admin.token, params: { id: customer.id }, body: { templateId: shared.body.id } })
    expect(started.status).toBe(200)
    await server.call(removeSaleTemplate, { token: root.token, params: { templateId: shared.body.id } })
  })

  it('of a partner are created there and offered only to its customers', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const made = await add(admin, 'Partner’s way', { tenantId: partner.partnerTenantId })
    expect(made.body.tenant.id).toBe(partner.partnerTenantId)
    const home = await given.customer(admin, { tenantId: partner.partnerTenantId ?? '' })
    expect(await list(admin, { customerId: home.id })).toEqual([['Partner’s way', false]])
    expect(await list(admin, { customerId: partner.id })).toEqual([])
    const elsewhere = await add(admin, 'Elsewhere', { tenantId: await given.affiliate() })
    expect([elsewhere.status, elsewhere.error.code]).toEqual([404, 'NotFound'])
  })

  it('are changed with their version and logged; sales keep the steps they started with', async () => {
    const admin = await given.member('admin')
    const { body } = await add(admin, 'Heat')
    const customer = await given.customer(admin)
    await server.call(startSale, { token: admin.token, params: { id: customer.id }, body: { templateId: body.id } })
    const put = (version: number, name: string) =>
      server.call(updateSaleTemplate, {
        token: admin.token,
        params: { templateId: body.id },
        body: { ...modelOf(name), version, steps: [{ name: 'Only step', needsInstallation: true, plannedAfterDays: 5 }] },
      })
    const responses = await Promise.all([put(1, 'Heat 2'), put(1, 'Heat 3')])
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409])
    expect(responses.find((response) => response.status === 409)?.error).toMatchObject({
      code: 'SaleTemplateChanged',
      details: { version: 2, givenVersion: 1 },
    })
    const sales = await server.call(listSales, { token: admin.token, params: { id: customer.id } })
    expect(sales.body.items[0]).toMatchObject({ templateName: 'Heat', steps: [{ name: 'Offer sent' }, { name: 'Survey' }] })
    const removed = await server.call(removeSaleTemplate, { token: admin.token, params: { templateId: body.id } })
    expect(removed.status).toBe(200)
    expect((await server.call(removeSaleTemplate, { token: admin.token, params: { templateId: body.id } })).status).toBe(404)
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"sale-template"}' } })
    expect(log.body.items.map((entry) => entry.event)).toEqual(['sale-template.removed', 'sale-template.changed', 'sale-template.added'])
  })

  it('have case-insensitively unique names within a tenant', async () => {
    const admin = await given.member('admin')
    await add(admin, 'Solar')
    const { status, error } = await add(admin, 'SOLAR')
    expect([status, error.code, error.details]).toEqual([409, 'DuplicatedSaleTemplate', { field: 'name' }])
  })

  it('are added once for the same id', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const id = crypto.randomUUID()
    const [first, second] = [await add(admin, 'Once', { id }), await add(admin, 'Once', { id })]
    expect([first.body.id, second.body.id, (await list(admin)).length]).toEqual([id, id, 1])
    expect((await add(stranger, 'Twice', { id })).error.code).toBe('Conflict')
  })

  it('are refused for the same id with other values, as after a lost response, instead of being reported as saved', async () => {
    const admin = await given.member('admin')
    const id = crypto.randomUUID()
    const { body } = await add(admin, 'Once', { id })
    const [first] = body.steps
    for (const fields of [
      { names: { it: 'Una volta' } },
      { installationKind: 'wallbox' },
      { steps: [{ name: 'Offer sent' }] },
      { steps: [{ name: 'Offer sent', plannedAfterDays: 3 }, { name: 'Survey' }] },
    ]) {
      const { status, error } = await add(admin, 'Once', { id, ...fields })
      expect([status, error.code, error.details]).toEqual([409, 'DuplicatedSaleTemplate', { field: 'name' }])
    }
    expect((await add(admin, 'Corrected', { id })).error.code).toBe('Conflict')
    const [one, other] = await Promise.all([add(admin, 'Once', { id, steps: [first, { name: 'Survey' }] }), add(admin, 'Once', { id })])
    expect([one.body, other.body]).toEqual([body, body])
  })

  it.each([
    ['name', { name: ' ' }, 'Required'],
    ['steps', { steps: [] }, 'TooFew'],
    ['steps', { steps: Array.from({ length: 31 }, (_, at) => ({ name: `Step ${at}` })) }, 'TooMany'],
    ['steps.1.name', { steps: [{ name: 'Same' }, { name: 'same' }] }, 'StepNameTwice'],
    ['steps.0.plannedAfterDays', { steps: [{ name: 'A', plannedAfterDays: -1 }] }, 'NumberBetween'],
    ['steps.0.plannedAfterDays', { steps: [{ name: 'A', plannedAfterDays: 731 }] }, 'NumberBetween'],
    ['installationKind', { installationKind: 'reactor' }, 'NotAChoice'],
    ['isRoot', { isRoot: true }, 'UnknownField'],
  ])('are refused with bad %s', async (field, fields, code) => {
    const admin = await given.member('admin')
    const { status, error } = await add(admin, 'Bad', fields)
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  })

  it('can be read but not written by support', async () => {
    const support = await given.member('support')
    expect(await list(support)).toEqual([])
    const refused = await add(support, 'Mine')
    expect([refused.status, refused.error.details]).toEqual([403, { permission: 'write:sale-templates' }])
  })
})
