import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/installer-companies/calls.ts'
import { call } from '../../api/call.ts'

export const companiesKey = ['installer-companies'] as const

export const companiesQuery = queryOptions({
  queryKey: [...companiesKey, 'choices'],
  queryFn: ({ signal }) => call(contract.listInstallerCompanies, { query: { limit: 0 } }, { signal }),
})

export const installersQuery = queryOptions({
  queryKey: [...companiesKey, 'installers'],
  queryFn: ({ signal }) => call(contract.listInstallers, { query: { limit: 0 } }, { signal }),
})

export const companyQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companiesKey, 'one', companyId],
    queryFn: ({ signal }) => call(contract.readInstallerCompany, { params: { companyId } }, { signal }),
    meta: { showsErrors: true },
  })

export const addCompany = (body: CallInput<typeof contract.addInstallerCompany>['body']) => call(contract.addInstallerCompany, { body })
export const removeCompany = (id: string) => call(contract.removeInstallerCompany, { params: { id } })
export const assignInstallers = (installerCompanyId: string, body: CallInput<typeof contract.assignInstallers>['body']) =>
  call(contract.assignInstallers, { params: { installerCompanyId }, body })

export const refreshCompanies = (client: QueryClient) => client.invalidateQueries({ queryKey: companiesKey })
