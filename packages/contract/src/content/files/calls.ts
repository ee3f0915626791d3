import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { contentFile } from './models.ts'
import { contentFileTypes } from './terms.ts'

const area = 'content'

export const uploadContentFile = endpoint({
  area,
  name: 'uploadContentFile',
  method: 'POST',
  path: '/api/v1/content/tenants/{tenantId}/files',
  summary:
    'Uploads a file for content: JPEG, PNG, WebP, SVG or PDF, recognised by its content. Pictures are scaled down and stripped of metadata',
  access: 'write:cms-content',
  params: z.strictObject({ tenantId: id }),
  response: contentFile,
  errors: [
    'NotFound',
    'ContentReadOnly',
    'ContentFileTooLarge',
    'ContentFileTypeRefused',
    'ContentFileUnreadable',
    'ContentPictureTooLarge',
    'ContentFileMissing',
    'TooManyContentFiles',
  ],
})

export const readContentFile = endpoint({
  area,
  name: 'readContentFile',
  method: 'GET',
  path: '/api/v1/content/files/{id}',
  summary: 'A file of content',
  access: 'read:cms-content',
  params: z.strictObject({ id }),
  produces: contentFileTypes,
  response: z.unknown(),
  errors: ['ContentFileNotFound'],
})
