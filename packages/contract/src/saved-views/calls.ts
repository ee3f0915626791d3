import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../formats.ts'
import { savedView, savedViewAddition, savedViewChange, sharedView, viewedList } from './models.ts'

const area = 'saved-views'

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  area,
  method: 'GET',
  path: '/api/v1/profile/views',
  summary: 'The saved views of a list, the member’s own and those shared in the tenant, by name',
  access: 'read:profile',
  query: z.strictObject({ list: viewedList }),
  response: z.object({ items: z.array(savedView) }),
})

export const addSavedView = endpoint({
  name: 'addSavedView',
  area,
  method: 'POST',
  path: '/api/v1/profile/views',
  summary: 'Save a view of a list. Repeating the request returns the existing view',
  access: 'write:profile',
  body: savedViewAddition,
  response: savedView,
  errors: ['DuplicatedView', 'TooManyViews'],
})

export const changeSavedView = endpoint({
  name: 'changeSavedView',
  area,
  method: 'PUT',
  path: '/api/v1/profile/views/{id}',
  summary:
    'Rename a view, overwrite its state, share it with the team, make it the default of the list. Root members may change shared views',
  access: 'write:profile',
  params: z.strictObject({ id }),
  body: savedViewChange,
  response: savedView,
  errors: ['SavedViewNotFound', 'SavedViewChanged', 'DuplicatedView'],
})

export const removeSavedView = endpoint({
  name: 'removeSavedView',
  area,
  method: 'DELETE',
  path: '/api/v1/profile/views/{id}',
  summary: 'Remove a view; links to it stop working. Root members may remove shared views',
  access: 'delete:profile',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['SavedViewNotFound'],
})

export const readSharedView = endpoint({
  name: 'readSharedView',
  area,
  method: 'GET',
  path: '/api/v1/profile/views/{id}',
  summary: 'The current state of a view, for everyone who sees the owner’s tenant and may see the list',
  access: 'read:profile',
  params: z.strictObject({ id }),
  response: sharedView,
  errors: ['SavedViewNotFound', 'PermissionMissing'],
})
