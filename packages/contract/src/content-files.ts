import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './formats.ts'

const area = 'content'

/** The largest file that can be uploaded. */
export const contentFileMaxBytes = 10 * 1024 * 1024
/** Vector pictures are read as text, so they are smaller. */
export const contentSvgMaxBytes = 512 * 1024
/** More pixels than any camera of a phone takes. A compressed picture can unpack to thousands of times its size. */
export const contentPicturePixelsMax = 50_000_000
/** Pictures are stored no wider or higher than this. */
export const contentPictureSide = 2_048
/** The most files of a tenant. */
export const contentFilesMax = 5_000
export const contentFileField = 'file'

export const contentFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/pdf'] as const
export type ContentFileType = (typeof contentFileTypes)[number]

export const contentFile = z.object({
  id,
  name: z.string(),
  type: z.enum(contentFileTypes),
  bytes: z.number().int(),
  /** Null unless it is a picture of pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type ContentFile = z.infer<typeof contentFile>

export const uploadContentFile = endpoint({
  area,
  name: 'uploadContentFile',
  method: 'POST',
  path: '/api/v1/content/tenants/{tenantId}/files',
  summary:
    'Uploads a file for content: JPEG, PNG, WebP, SVG or PDF, recognised by its content. Pictures are made smaller and lose their metadata',
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
