import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, line, nothing } from './formats.ts'
import type { Permission } from './permissions.ts'

/** The lists with saved views, and the permissions that each requires. */
export const viewedLists = {
  customers: ['read:customers'],
  'partner-customers': ['read:customers', 'read:customers-sub-customers'],
  members: ['read:account-users'],
  'account-activities': ['read:activities'],
  'customer-activities': ['read:customers', 'read:activities'],
  'my-activities': ['read:activities'],
  'customer-imports': ['write:customers'],
  work: ['read:dashboard'],
  outbox: ['read:notifications'],
  alarms: ['read:customers'],
  'customer-alarms': ['read:customers'],
  'time-of-use': ['read:customers'],
  timeline: ['read:customers'],
  'archived-sales': ['read:customers', 'read:customers-sales'],
  'sales-history': ['read:customers', 'read:customers-sales'],
  'import-rows': ['write:customers'],
  'bulk-actions': ['read:customers'],
  'bulk-action-customers': ['read:customers'],
  'order-runs': ['write:customers', 'write:customers-sales'],
  'order-rows': ['write:customers', 'write:customers-sales'],
  'unallocated-installations': ['read:unpaired-devices'],
  'assigned-installations': ['read:unpaired-devices'],
  'installer-companies': ['read:installer-companies'],
  'gateway-stock': ['read:gateway-stock'],
  'gateway-deliveries': ['write:gateway-stock'],
  'gateway-delivery-rows': ['write:gateway-stock'],
  'data-status': ['read:data-import'],
} as const satisfies Record<string, readonly Permission[]>
export type ViewedList = keyof typeof viewedLists
const viewedList = z.enum(Object.keys(viewedLists) as ViewedList[]) // Object.keys loses the literal keys

/** Maximum views of a list per member. */
export const viewsMax = 50
/** Maximum size of a view's state as JSON in UTF-8. */
export const viewStateBytesMax = 4_096

/**
 * The URL parameters of a list: search, filters, order, page size, columns. The lists define them; opening a view drops
 * parameters that the list no longer knows, with a notice.
 */
export const viewState = z
  .record(z.string().regex(/^[a-z][a-zA-Z]{0,29}$/), z.string().min(1).max(viewStateBytesMax))
  .refine((state) => new TextEncoder().encode(JSON.stringify(state)).length <= viewStateBytesMax, 'ViewTooLarge')
  .refine((state) => Object.values(state).every((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)), 'ControlCharacters')
export type ViewState = z.infer<typeof viewState>

/** Listed for the owner alone, or for every member of the owner's tenant. Both are open to whoever has the link. */
export const viewVisibilities = ['private', 'team'] as const
export type ViewVisibility = (typeof viewVisibilities)[number]
const visibility = z.enum(viewVisibilities)

const viewOwner = z.object({ name: z.string(), isCaller: z.boolean() })

export const savedView = z.object({
  id,
  list: viewedList,
  name: z.string(),
  state: z.record(z.string(), z.string()),
  visibility,
  owner: viewOwner,
  /** The caller owns it, or is a root member and it is shared with its team. */
  mayChange: z.boolean(),
  /** The list opens with this view when its URL has no parameters. */
  isDefault: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
})
export type SavedView = z.infer<typeof savedView>

const area = 'saved-views'

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  area,
  method: 'GET',
  path: '/api/v1/profile/views',
  summary: 'The views of a list that the member saved or that colleagues of the tenant share, by name',
  access: 'read:profile',
  query: z.strictObject({ list: viewedList }),
  response: z.object({ items: z.array(savedView) }),
})

export const savedViewAddition = z.strictObject({
  list: viewedList,
  name: line(60),
  state: viewState,
  visibility: visibility.default('private'),
  isDefault: z.boolean().default(false),
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

export const savedViewChange = z.strictObject({
  name: line(60).optional(),
  state: viewState.optional(),
  visibility: visibility.optional(),
  /** Only its owner opens the list with it. */
  isDefault: z.boolean().optional(),
  /** The version that was read, so that a change from another window is not overwritten. */
  version: z.number().int(),
})

export const changeSavedView = endpoint({
  name: 'changeSavedView',
  area,
  method: 'PUT',
  path: '/api/v1/profile/views/{id}',
  summary:
    'Rename a view, overwrite its state, share it with the team, make it the one the list opens with. Root members change shared views',
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

/** A view opened by link. */
export const sharedView = savedView.pick({
  id: true,
  list: true,
  name: true,
  state: true,
  visibility: true,
  owner: true,
  mayChange: true,
  version: true,
})
export type SharedView = z.infer<typeof sharedView>

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
