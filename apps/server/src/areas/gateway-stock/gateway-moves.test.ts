import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { type GatewayMove, type GatewayState, gatewayMoves, gatewayMoveTable } from '@wattdesk/contract/gateway-stock/terms.ts'
import { listGateways, removeGateway } from '@wattdesk/contract/gateways/calls.ts'
import { removeInstallerCompany } from '@wattdesk/contract/installer-companies/calls.ts'
import * as unallocated from '@wattdesk/contract/unallocated-installations/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockOf } from '../../../test/gateway-stock.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { stockCallsOf } from '../../../test/stock-calls.ts'
import { findGatewaySites } from '../gateways/pairing/gateway-pairing.service.ts'

const server = startServer()
const given = givenOf(server)
const { find, team } = stockOf(server, given)
const { add, read, list, move, passwords, stateOf, eventsOf, signsIn, pair } = stockCallsOf(server)
beforeAll(() => given.vendor({ name: 'gridx', category: 'iothub' }))

describe('moves', () => {
  it('follow the table of moves, and are refused otherwise', async () => {
    const { admin, company } = await team()
    const target = (one: GatewayMove) =>
      one === 'send' ? { companyId: company.id } : one === 'transfer' ? { tenantId: admin.tenantId } : {}
    const ways: Partial<Record<GatewayState, GatewayMove[]>> = {
      in_stock: [],
      sent: ['send'],
      returned: ['send', 'return'],
      retired: ['retire'],
      lost: ['lose'],
    }
    for (const [state, way] of Object.entries(ways)) {
      for (const one of gatewayMoves) {
        const { id } = (await add(admin)).body
        for (const step of way) await move(admin, step, [id], target(step))
        expect(await stateOf(admin, id)).toBe(state)
        const { from, to } = gatewayMoveTable[one]
        const { body } = await move(admin, one, [id], target(one))
        const isThere = to === state
        expect([state, one, body.moved, body.unchanged, body.refused.length]).toEqual(
          isThere ? [state, one, 0, 1, 0] : from.includes(state as GatewayState) ? [state, one, 1, 0, 0] : [state, one, 0, 0, 1],
        )
        expect(await stateOf(admin, id)).toBe(body.moved ? to : state)
      }
    }
  }, 30_000)

  it('of many are one run of the log, and repeating them moves nothing', async () => {
    const { admin, installer, company } = await team()
    const boxes = await Promise.all(Array.from({ length: 50 }, () => add(admin)))
    const ids = boxes.map(({ body }) => body.id)
    expect((await move(admin, 'send', ids, { companyId: company.id, reason: 'May delivery' })).body).toEqual({
      moved: 50,
      unchanged: 0,
      refused: [],
    })
    expect((await move(admin, 'send', ids, { companyId: company.id })).body).toEqual({ moved: 0, unchanged: 50, refused: [] })
    const [run] = (await server.call(listAccountActivities, { token: admin.token, query: { filter: '{}' } })).body.items
    expect(run).toMatchObject({
      event: 'stock-gateway.sent',
      run: { kind: 'gateway-moves' },
      standsFor: [{ entries: 50 }],
      reason: 'May delivery',
    })
    expect((await eventsOf(admin, ids[0] ?? ''))[0]).toMatchObject({
      before: { state: 'in_stock' },
      after: { state: 'sent', installerCompany: company.name },
    })
    // The installer sees the company's gateways, but cannot move any.
    expect((await list(installer)).body.total).toBe(50)
    expect((await move(installer, 'return', ids)).error.code).toBe('PermissionMissing')
    expect((await list((await team()).installer)).body.total).toBe(0)
    expect((await move(admin, 'return', [...ids, crypto.randomUUID()])).error.code).toBe('NotFound')
    const gone = await server.call(removeInstallerCompany, { token: admin.token, params: { id: company.id } })
    expect(gone.error).toMatchObject({ code: 'InstallerCompanyHasGateways', details: { gateways: 50 } })
    expect(await stateOf(admin, ids[0] ?? '')).toBe('sent')
  })

  it('need their company or tenant, and nothing else', async () => {
    const { admin, company } = await team()
    const { id } = (await add(admin)).body
    expect((await move(admin, 'send', [id])).error.details).toMatchObject([{ field: 'companyId', code: 'Required' }])
    expect((await move(admin, 'transfer', [id])).error.details).toMatchObject([{ field: 'tenantId', code: 'Required' }])
    expect((await move(admin, 'lose', [id], { companyId: company.id })).error.details).toMatchObject([
      { field: 'companyId', code: 'Invalid' },
    ])
    const foreign = await team()
    expect((await move(admin, 'send', [id], { companyId: foreign.company.id })).error.code).toBe('InstallerCompanyNotFound')
    expect((await move(admin, 'transfer', [id], { tenantId: foreign.admin.tenantId })).error.code).toBe('NotFound')
  })

  it('hand the operator’s gateways over to a region, which sees them from then on', async () => {
    const [root, admin] = [await given.member('root'), await given.member('admin')]
    const { id } = (await add(root)).body
    expect((await read(admin, id)).status).toBe(404)
    expect((await move(root, 'transfer', [id], { tenantId: admin.tenantId })).body.moved).toBe(1)
    expect((await read(admin, id)).body).toMatchObject({ state: 'in_stock', tenant: { id: admin.tenantId } })
  })
})

describe('a returned gateway loses', () => {
  it('its home, what it found there and its password; the customer’s log records it', async () => {
    const { admin, company } = await team()
    const home = await given.customer(admin)
    const box = (await add(admin)).body
    const { items } = (await passwords(admin, [box.id])).body
    const former = items[0]?.password ?? ''
    await move(admin, 'send', [box.id], { companyId: company.id })
    expect((await pair(admin, home, box.startCode)).status).toBe(200)
    expect((await read(admin, box.id)).body).toMatchObject({ state: 'paired', company: null, customer: { id: home.id } })
    await find(box.serialNumber)
    await server.sql(
      `insert into gateway_commands (id, gateway_id, command, issued_at, expires_at) values (gen_random_uuid(), $1, 'scan', now(), now() + interval '1 hour')`,
      [box.id],
    )
    expect(await signsIn(box.serialNumber, former)).toBe(true)
    expect((await move(admin, 'return', [box.id])).body).toMatchObject({ moved: 1, refused: [] })
    expect((await read(admin, box.id)).body).toMatchObject({ state: 'returned', customer: null, credential: { isRevoked: true } })
    for (const table of ['appliances', 'gateway_commands', 'gateway_events', 'gateway_runs'])
      expect(await server.sql(`select from ${table} where gateway_id = $1`, [box.id])).toEqual([])
    expect((await findGatewaySites(server.ctx, [box.serialNumber])).size).toBe(0)
    expect(await signsIn(box.serialNumber, former)).toBe(false)
    const left = await server.call(listGateways, { token: admin.token, params: { id: home.id } })
    expect(left.body.items).toEqual([])
    const events = (await server.call(listAccountActivities, { token: admin.token, query: { filter: '{}' } })).body.items.map(
      ({ event }) => event,
    )
    expect(events).toContain('gateway.removed')
    // Back in stock, it has the next credential, whose password nobody has seen.
    await move(admin, 'restock', [box.id])
    expect((await read(admin, box.id)).body.credential).toMatchObject({ isRevoked: false, isShown: false })
    const next = (await passwords(admin, [box.id])).body.items[0]?.password ?? ''
    expect(next).not.toBe(former)
    expect([await signsIn(box.serialNumber, former), await signsIn(box.serialNumber, next)]).toEqual([false, true])
  })

  it('keeps its password while it is only removed from a home, so that a wrong pairing can be corrected', async () => {
    const admin = await given.member('admin')
    const [wrong, right] = [await given.customer(admin), await given.customer(admin)]
    const box = (await add(admin)).body
    const { installationId } = (await pair(admin, wrong, box.startCode)).body
    const { token } = admin
    await server.call(removeGateway, { token, params: { id: wrong.id, installationId } })
    expect((await read(admin, box.id)).body).toMatchObject({ state: 'returned', credential: { isRevoked: false } })
    expect((await pair(admin, right, box.startCode)).status).toBe(200)
    expect(await stateOf(admin, box.id)).toBe('paired')
  })

  it('leaves a gateway of an unallocated installation with its company', async () => {
    const { admin, installer, company } = await team()
    const box = (await add(admin)).body
    const register = () =>
      server.call(unallocated.addUnallocatedInstallation, { token: installer.token, body: { startCode: box.startCode ?? '' } })
    const { id } = (await register()).body
    expect((await read(installer, box.id)).body).toMatchObject({
      state: 'paired',
      company: { id: company.id },
      unallocatedInstallationId: id,
    })
    expect((await move(admin, 'return', [box.id])).body.refused).toMatchObject([{ id: box.id, state: 'paired' }])
    await server.call(unallocated.removeUnallocatedInstallation, { token: installer.token, params: { installationId: id } })
    expect((await read(installer, box.id)).body).toMatchObject({ state: 'sent', company: { id: company.id } })
    expect((await register()).status).toBe(200)
  })
})
