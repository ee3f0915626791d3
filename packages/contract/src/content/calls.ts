import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, language, nothing } from '../formats.ts'
import {
  content,
  contentAddModel,
  contentItem,
  contentOrderModel,
  contentPlaceModel,
  contentPreview,
  contentPreviewModel,
  contentPublishModel,
  contentTenant,
  contentUpdateModel,
  contentVersion,
  instruction,
  version,
  versioned,
} from './models.ts'

const area = 'content'
const base = '/api/v1/content'

const params = z.strictObject({ id })
const read = 'read:cms-content'
const write = 'write:cms-content'

export const listContentTenants = endpoint({
  area,
  name: 'listContentTenants',
  method: 'GET',
  path: `${base}/tenants`,
  summary: 'The tenants whose content the caller may read: the operator’s, which is public, and those that the caller may see',
  access: read,
  response: z.object({ items: z.array(contentTenant) }),
})

export const listContents = endpoint({
  area,
  name: 'listContents',
  method: 'GET',
  path: `${base}/tenants/{tenantId}`,
  summary: 'The content of a tenant as a tree in the saved order; installers see only instructions',
  access: read,
  params: z.strictObject({ tenantId: id }),
  response: z.object({ items: z.array(contentItem) }),
  errors: ['NotFound'],
})

export const readContent = endpoint({
  area,
  name: 'readContent',
  method: 'GET',
  path: `${base}/{id}/{language}`,
  summary: 'A content in one language as edited, in the latest version of its schema',
  access: read,
  params: z.strictObject({ id, language }),
  response: content,
  errors: ['ContentNotFound'],
})

export const listContentVersions = endpoint({
  area,
  name: 'listContentVersions',
  method: 'GET',
  path: `${base}/{id}/{language}/versions`,
  summary: 'The versions of a content in one language, newest first',
  access: read,
  params: z.strictObject({ id, language }),
  response: z.object({ items: z.array(contentVersion) }),
  errors: ['ContentNotFound'],
})

export const previewContent = endpoint({
  area,
  name: 'previewContent',
  method: 'POST',
  path: `${base}/preview`,
  summary: 'What the app would show with these values published, cleaned as when they are saved; saves and publishes nothing',
  access: read,
  body: contentPreviewModel,
  response: contentPreview,
  errors: ['NotFound', 'ContentNotFound', 'ContentSchemaNotFound'],
})

const placeErrors = ['ContentSchemaNotFound', 'DuplicatedContent', 'ContentReferenceInvalid', 'ContentTooLarge'] as const
const stateErrors = ['ContentNotFound', 'ContentReadOnly', 'ContentChanged', 'ContentFrozen'] as const

export const addContent = endpoint({
  area,
  name: 'addContent',
  method: 'POST',
  path: base,
  summary: 'Adds a content as a draft in one language at the end of its list; repeating an ID returns the existing one',
  access: write,
  body: contentAddModel,
  response: z.object({ id, version }),
  errors: [...placeErrors, 'ContentNotFound', 'ContentReadOnly', 'TooManyContents', 'ContentListFull', 'Conflict', 'NotFound'],
})

export const saveContent = endpoint({
  area,
  name: 'saveContent',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Saves a draft as a new version; version 0 begins a translation into another language',
  access: write,
  params,
  body: contentUpdateModel,
  response: z.object({ id, version }),
  errors: [...placeErrors, ...stateErrors],
})

export const restoreContent = endpoint({
  area,
  name: 'restoreContent',
  method: 'POST',
  path: `${base}/{id}/restore`,
  summary: 'Restores an earlier version as the draft',
  access: write,
  params,
  body: z.strictObject({ ...versioned, from: version }),
  response: z.object({ id, version }),
  errors: [...stateErrors, 'ContentReferenceInvalid'],
})

export const publishContent = endpoint({
  area,
  name: 'publishContent',
  method: 'POST',
  path: `${base}/{id}/publish`,
  summary: 'Publishes a version, at once or at a set time; a null time cancels that',
  access: write,
  params,
  body: contentPublishModel,
  response: z.object({ id, publishedVersion: version.nullable(), publishAt: instant.nullable() }),
  errors: [...stateErrors, 'PublicationInPast', 'ContentReferenceInvalid'],
})

export const withdrawContent = endpoint({
  area,
  name: 'withdrawContent',
  method: 'POST',
  path: `${base}/{id}/withdraw`,
  summary: 'Unpublishes a content in one language; its draft stays',
  access: write,
  params,
  body: z.strictObject(versioned),
  response: nothing,
  errors: stateErrors,
})

export const freezeContent = endpoint({
  area,
  name: 'freezeContent',
  method: 'POST',
  path: `${base}/{id}/freeze`,
  summary:
    'Freezes a content in one language against changes, or unfreezes it; what is published stays published, and a scheduled publication is cancelled',
  access: write,
  params,
  body: z.strictObject({ ...versioned, isFrozen: z.boolean() }),
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'ContentChanged'],
})

export const orderContents = endpoint({
  area,
  name: 'orderContents',
  method: 'PUT',
  path: `${base}/order`,
  summary: 'Saves the order of a list of content; readers see it once it is published',
  access: write,
  body: contentOrderModel,
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'ContentOrderChanged', 'NotFound'],
})

export const moveContent = endpoint({
  area,
  name: 'moveContent',
  method: 'PUT',
  path: `${base}/{id}/place`,
  summary: 'Moves a content with everything below it to another place in the tree of its tenant; its path changes for readers at once',
  access: write,
  params,
  body: contentPlaceModel,
  response: z.object({ id, path: z.string() }),
  errors: [
    ...(['ContentNotFound', 'ContentReadOnly', 'ContentOrderChanged', 'ContentFrozen', 'ContentBelowItself'] as const),
    ...(['ContentListFull', 'DuplicatedContent'] as const),
  ],
})

export const publishContentOrder = endpoint({
  area,
  name: 'publishContentOrder',
  method: 'POST',
  path: `${base}/order/publish`,
  summary: 'Publishes the saved order of a list of content',
  access: write,
  body: z.strictObject({ tenantId: id, parentId: id.nullable() }),
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'NotFound'],
})

export const removeContent = endpoint({
  area,
  name: 'removeContent',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Removes a content in all languages; refused while other content is below it or references it',
  access: 'delete:cms-content',
  params,
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'ContentFrozen', 'ContentInUse'],
})

export const listInstructions = endpoint({
  area,
  name: 'listInstructions',
  method: 'GET',
  path: `${base}/instructions`,
  summary: 'The published instructions of the caller’s tenants, each in the requested language if it is available',
  access: read,
  query: z.strictObject({ language }),
  response: z.object({ items: z.array(instruction) }),
})
