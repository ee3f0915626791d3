import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { publishModel } from '../models.ts'
import { brandDomain, domainModel } from './models.ts'

const area = 'white-label'
const path = '/api/v1/customers/{id}/white-label/domain'
const params = z.strictObject({ id })
const write = { allOf: ['read:customers', 'write:whitelabel-configurations'] } as const
const refusals = ['CustomerNotFound', 'CustomerNotActive', 'NotWhitelabelPartner', 'DomainChanged', 'DomainBeingRemoved'] as const

export const readBrandDomain = endpoint({
  name: 'readBrandDomain',
  area,
  method: 'GET',
  path,
  summary: 'The domain of a whitelabel partner, the state of its connection, and the DNS record that proves it',
  access: { allOf: ['read:customers', 'read:whitelabel-configurations'] },
  params,
  response: brandDomain,
  errors: ['CustomerNotFound', 'NotWhitelabelPartner'],
})

export const setBrandDomain = endpoint({
  name: 'setBrandDomain',
  area,
  method: 'PUT',
  path,
  summary: 'Connects a domain, or changes it. It is served once a DNS record proves it; until then the former one stays',
  access: write,
  params,
  body: domainModel,
  response: brandDomain,
  errors: [...refusals, 'DomainTaken'],
})

export const checkBrandDomain = endpoint({
  name: 'checkBrandDomain',
  area,
  method: 'POST',
  path: `${path}/check`,
  summary: 'Looks for the DNS record again soon, also after the proof did not arrive in time',
  access: write,
  params,
  body: publishModel,
  response: brandDomain,
  errors: [...refusals, 'DomainNotSet'],
})

export const removeBrandDomain = endpoint({
  name: 'removeBrandDomain',
  area,
  method: 'POST',
  path: `${path}/remove`,
  summary: 'Disconnects the domain at once; repeating it changes nothing',
  access: write,
  params,
  body: publishModel,
  response: brandDomain,
  errors: [...refusals, 'DomainNotSet'],
})
