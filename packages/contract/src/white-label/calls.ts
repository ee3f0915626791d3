import { z } from 'zod'
import { contentFile } from '../content/files/models.ts'
import { contentFileTypes } from '../content/files/terms.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { brandEdition, mailPreview, mailPreviewModel, publishModel, whiteLabel, whiteLabelModel } from './models.ts'

const area = 'white-label'
const params = z.strictObject({ id })
const read = { allOf: ['read:customers', 'read:whitelabel-configurations'] } as const
const write = { allOf: ['read:customers', 'write:whitelabel-configurations'] } as const
const refusals = ['CustomerNotFound', 'CustomerNotActive', 'BrandChanged', 'NotWhitelabelPartner'] as const

export const getWhiteLabel = endpoint({
  name: 'getWhiteLabel',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/white-label',
  summary: "A whitelabel partner's brand as drafted, and its published part",
  access: read,
  params,
  response: whiteLabel,
  errors: ['CustomerNotFound', 'NotWhitelabelPartner'],
})

export const changeWhiteLabel = endpoint({
  name: 'changeWhiteLabel',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/white-label',
  summary: "Saves the draft of a whitelabel partner's brand; customers see it once it is published",
  access: write,
  params,
  body: whiteLabelModel,
  response: whiteLabel,
  errors: refusals,
})

export const publishWhiteLabel = endpoint({
  name: 'publishWhiteLabel',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/white-label/publish',
  summary: "Publishes the draft of a whitelabel partner's brand; repeating it changes nothing",
  access: write,
  params,
  body: publishModel,
  response: whiteLabel,
  errors: refusals,
})

export const listBrandEditions = endpoint({
  name: 'listBrandEditions',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/white-label/editions',
  summary: 'The latest fifty published editions of the brand, newest first',
  access: read,
  params,
  response: z.object({ items: z.array(brandEdition) }),
  errors: ['CustomerNotFound', 'NotWhitelabelPartner'],
})

export const restoreBrandEdition = endpoint({
  name: 'restoreBrandEdition',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/white-label/editions/{edition}/restore',
  summary: 'Restores an earlier edition of the brand as the draft',
  access: write,
  params: z.strictObject({ id, edition: z.coerce.number().int().min(1).max(1_000_000) }),
  body: publishModel,
  response: whiteLabel,
  errors: [...refusals, 'NotFound'],
})

export const uploadBrandPicture = endpoint({
  name: 'uploadBrandPicture',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/white-label/pictures',
  summary: 'Uploads a logo or an icon: JPEG, PNG, WebP or SVG, recognised by its content, scaled down and stripped of metadata',
  access: write,
  params,
  response: contentFile,
  errors: [
    ...(['CustomerNotFound', 'CustomerNotActive', 'NotWhitelabelPartner', 'ContentFileTooLarge', 'ContentFileTypeRefused'] as const),
    ...(['ContentFileUnreadable', 'ContentPictureTooLarge', 'ContentFileMissing', 'TooManyContentFiles'] as const),
  ],
})

export const readBrandPicture = endpoint({
  name: 'readBrandPicture',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/white-label/pictures/{fileId}',
  summary: 'An uploaded picture of the brand',
  access: read,
  params: z.strictObject({ id, fileId: id }),
  produces: contentFileTypes,
  response: z.unknown(),
  errors: ['CustomerNotFound', 'NotWhitelabelPartner', 'ContentFileNotFound'],
})

export const previewBrandMail = endpoint({
  name: 'previewBrandMail',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/white-label/mail-preview',
  summary: 'Previews an invitation to customers in this brand; saves and sends nothing',
  access: read,
  params,
  body: mailPreviewModel,
  response: mailPreview,
  errors: ['CustomerNotFound', 'NotWhitelabelPartner'],
})

const affiliatePath = '/api/v1/settings/tenant-affiliates/{id}/pictures'

export const uploadAffiliateLogo = endpoint({
  name: 'uploadAffiliateLogo',
  area,
  method: 'POST',
  path: affiliatePath,
  summary: 'Uploads a logo for a tenant affiliate: JPEG, PNG, WebP or SVG, recognised by its content, scaled down and stripped of metadata',
  access: 'write:system-settings',
  params,
  response: contentFile,
  errors: [
    ...(['NotFound', 'ContentFileTooLarge', 'ContentFileTypeRefused', 'ContentFileUnreadable'] as const),
    ...(['ContentPictureTooLarge', 'ContentFileMissing', 'TooManyContentFiles'] as const),
  ],
})

export const readAffiliateLogo = endpoint({
  name: 'readAffiliateLogo',
  area,
  method: 'GET',
  path: `${affiliatePath}/{fileId}`,
  summary: 'An uploaded picture of a tenant affiliate',
  access: 'read:system-settings',
  params: z.strictObject({ id, fileId: id }),
  produces: contentFileTypes,
  response: z.unknown(),
  errors: ['NotFound', 'ContentFileNotFound'],
})
