import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../formats.ts'
import { listOf, pageLimit, pageNumber } from '../paging.ts'
import { installer, installerCompany, installerCompanyModel, installersModel } from './models.ts'

const area = 'installer-companies'
const path = '/api/v1/installer-companies'

export const addInstallerCompany = endpoint({
  name: 'addInstallerCompany',
  area,
  method: 'POST',
  path,
  summary: 'Add an installer company',
  access: 'write:installer-companies',
  body: installerCompanyModel,
  response: installerCompany,
  errors: ['DuplicatedInstallerCompany', 'NotFound', 'Conflict'],
})

export const listInstallerCompanies = endpoint({
  name: 'listInstallerCompanies',
  area,
  method: 'GET',
  path,
  summary: 'Installer companies by name; installers see only their own',
  access: 'read:installer-companies',
  query: z.strictObject({ page: pageNumber, limit: pageLimit, tenant_id: id.optional() }),
  response: listOf(installerCompany),
  errors: ['NotFound', 'ListTooLong'],
})

export const listInstallers = endpoint({
  name: 'listInstallers',
  area,
  method: 'GET',
  path: `${path}/installers`,
  summary: 'Members who are installers, by name, with their company; installers see only those of their own',
  access: 'read:installer',
  query: z.strictObject({ page: pageNumber, limit: pageLimit }),
  response: listOf(installer),
  errors: ['ListTooLong'],
})

export const readInstallerCompany = endpoint({
  name: 'readInstallerCompany',
  area,
  method: 'GET',
  path: `${path}/{companyId}`,
  summary: 'An installer company with its installers',
  access: 'read:installer-companies',
  params: z.strictObject({ companyId: id }),
  response: installerCompany,
  errors: ['InstallerCompanyNotFound'],
})

export const removeInstallerCompany = endpoint({
  name: 'removeInstallerCompany',
  area,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove an installer company; refused while it has installations that are not assigned',
  access: 'delete:installer-companies',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['InstallerCompanyNotFound', 'InstallerCompanyInUse', 'InstallerCompanyHasGateways'],
})

export const assignInstallers = endpoint({
  name: 'assignInstallers',
  area,
  method: 'POST',
  path: `${path}/{installerCompanyId}/assignInstaller`,
  summary: 'Add installers to a company and release others from it; repeating it changes nothing',
  access: 'write:installer-companies',
  params: z.strictObject({ installerCompanyId: id }),
  body: installersModel,
  response: nothing,
  errors: ['InstallerCompanyNotFound', 'NotAnInstaller'],
})
