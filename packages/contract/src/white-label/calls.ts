import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { whiteLabel, whiteLabelModel } from './models.ts'

const area = 'white-label'

export const getWhiteLabel = endpoint({
  name: 'getWhiteLabel',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/white-label',
  summary: "A whitelabel partner's brand",
  access: { allOf: ['read:customers', 'read:whitelabel-configurations'] },
  params: z.strictObject({ id }),
  response: whiteLabel,
  errors: ['CustomerNotFound', 'NotWhitelabelPartner'],
})

export const changeWhiteLabel = endpoint({
  name: 'changeWhiteLabel',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/white-label',
  summary: "Sets a whitelabel partner's brand",
  access: { allOf: ['read:customers', 'write:whitelabel-configurations'] },
  params: z.strictObject({ id }),
  body: whiteLabelModel,
  response: whiteLabel,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'BrandChanged', 'NotWhitelabelPartner'],
})
