import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import * as companies from '@wattdesk/contract/installer-companies/calls.ts'
import * as calls from '@wattdesk/contract/unallocated-installations/calls.ts'
import { describe, expect, it } from 'vitest'
import { stockOf } from '../../../test/gateway-stock.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const { box, team } = stockOf(server, given)

type Box = Awaited<ReturnType<typeof box>>

const add = ({ token }: Pick<GivenMember, 'token'>, { startCode }: Pick<Box, 'startCode'>, fields: object = {}) =>
  server.call(calls.addUnallocatedInstallation, { token, body: { startCode, ...fields } })
const read = ({ token }: Pick<GivenMember, 'token'>, installationId: string) =>
  server.call(calls.readUnallocatedInstallation, { token, params: { installationId } })
const list = ({ token }: Pick<GivenMember, 'token'>, query: object = {}) =>
  server.call(calls.listUnallocatedInstallations, { token, query })
const codeOf = ({ status, error }: { status: number; error: { code?: string } | undefined }) => (status < 300 ? 'ok' : error?.code)

describe('installer companies', () => {
  it('have the installers of a tenant, each in one company at most, and are removed once no installation is open', async () => {
    const { admin, installer, company } = await team()
    const found = (name: string) => server.call(companies.addInstallerCompany, { token: admin.token, body: { name } })
    const other = (await found('Other')).body
    expect(codeOf(await found('OTHER'))).toBe('DuplicatedInstallerCompany')
    const change = (id: string, body: object) =>
      server.call(companies.assignInstallers, { token: admin.token, params: { installerCompanyId: id }, body })
    expect(codeOf(await change(other.id, { installers: [admin.id] }))).toBe('NotAnInstaller')
    expect(codeOf(await change(other.id, { installers: [(await given.member('installer')).id] }))).toBe('NotAnInstaller')
    const companyOf = async () =>
      (await server.call(companies.listInstallers, { token: admin.token })).body.items.find(({ id }) => id === installer.id)?.company?.name
    expect(await companyOf()).toBe(company.name)
    for (let times = 0; times < 2; times++) expect((await change(other.id, { installers: [installer.id] })).status).toBe(204)
    expect(await companyOf()).toBe('Other')
    await change(other.id, { released: [installer.id] })
    expect(await companyOf()).toBeUndefined()
    expect(codeOf(await add(installer, await box()))).toBe('InstallerCompanyMissing')
    await change(company.id, { installers: [installer.id] })
    await add(installer, await box())
    const remove = (id: string) => server.call(companies.removeInstallerCompany, { token: admin.token, params: { id } })
    expect((await remove(company.id)).error).toMatchObject({ code: 'InstallerCompanyInUse', details: { installations: 1 } })
    expect((await remove(other.id)).status).toBe(204)
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{}' } })
    expect(log.body.items.map(({ event }) => event).filter((event) => event.startsWith('installer-company'))).toEqual([
      'installer-company.removed',
      ...Array(3).fill('installer-company.installers-changed'),
      'installer-company.added',
      'installer-company.installers-changed',
      'installer-company.added',
    ])
  })

  it('list only members who are still installers', async () => {
    const { admin, installer, company } = await team()
    const shown = async () => {
      const params = { companyId: company.id }
      return (await server.call(companies.readInstallerCompany, { token: admin.token, params })).body.installers.map(({ id }) => id)
    }
    expect(await shown()).toEqual([installer.id])
    await server.sql("update members set roles = '{support}' where id = $1", [installer.id])
    expect(await shown()).toEqual([])
  })

  it('are all that an installer sees: their own company, its installers and its installations', async () => {
    const { admin, installer, company } = await team()
    const rival = await team(admin)
    const own = (await add(installer, await box())).body
    const theirs = (await add(rival.installer, await box())).body
    const inNone = (await add(admin, await box())).body
    expect(own.installerCompany?.id).toBe(company.id)
    expect(inNone.installerCompany).toBeNull()
    const { token } = installer
    expect((await server.call(companies.listInstallerCompanies, { token })).body.items.map(({ id }) => id)).toEqual([company.id])
    expect((await server.call(companies.listInstallers, { token })).body.items.map(({ id }) => id)).toEqual([installer.id])
    expect(codeOf(await server.call(companies.readInstallerCompany, { token, params: { companyId: rival.company.id } }))).toBe(
      'InstallerCompanyNotFound',
    )
    expect((await list(installer)).body.items.map(({ id }) => id)).toEqual([own.id])
    expect(codeOf(await list(installer, { installerCompanyId: rival.company.id }))).toBe('InstallerCompanyNotFound')
    for (const id of [theirs.id, inNone.id]) expect(codeOf(await read(installer, id))).toBe('UnallocatedInstallationNotFound')
    expect(codeOf(await add(installer, await box(), { installerCompanyId: rival.company.id }))).toBe('InstallerCompanyNotFound')
    const idsOf = async (query: object) => (await list(admin, query)).body.items.map(({ id }) => id)
    expect(await idsOf({})).toEqual([inNone.id, theirs.id, own.id])
    expect(await idsOf({ order: 'createdAt:asc', limit: '1' })).toEqual([own.id])
    expect(await idsOf({ installerCompanyId: rival.company.id })).toEqual([theirs.id])
    expect(await idsOf({ installerId: installer.id })).toEqual([own.id])
    expect(await idsOf({ startCode: own.startCode.slice(0, 12).toLowerCase() })).toEqual([own.id])
    expect(await idsOf({ tenantId: admin.tenantId })).toHaveLength(3)
  })
})
