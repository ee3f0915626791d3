import { z } from 'zod'
import { id, instant, line } from '../formats.ts'
import { type ViewedList, viewedLists, viewStateBytesMax, viewVisibilities } from './terms.ts'

export const viewedList = z.enum(Object.keys(viewedLists) as ViewedList[]) // Object.keys loses the literal keys

/**
 * The URL parameters of a list: search, filters, order, page size, columns. The lists define them; opening a view drops
 * parameters that the list no longer knows, with a notice.
 */
export const viewState = z
  .record(z.string().regex(/^[a-z][a-zA-Z]{0,29}$/), z.string().min(1).max(viewStateBytesMax))
  .refine((state) => new TextEncoder().encode(JSON.stringify(state)).length <= viewStateBytesMax, 'ViewTooLarge')
  .refine((state) => Object.values(state).every((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)), 'ControlCharacters')
export type ViewState = z.infer<typeof viewState>

const visibility = z.enum(viewVisibilities)

const viewOwner = z.object({ name: z.string(), isCaller: z.boolean() })

export const savedView = z.object({
  id,
  list: viewedList,
  name: z.string(),
  state: z.record(z.string(), z.string()),
  visibility,
  owner: viewOwner,
  /** Its owner may, and root members if it is shared with their team. */
  mayChange: z.boolean(),
  /** The list opens with it when its URL has no parameters. */
  isDefault: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
})
export type SavedView = z.infer<typeof savedView>

export const savedViewAddition = z.strictObject({
  list: viewedList,
  name: line(60),
  state: viewState,
  visibility: visibility.default('private'),
  isDefault: z.boolean().default(false),
})

export const savedViewChange = z.strictObject({
  name: line(60).optional(),
  state: viewState.optional(),
  visibility: visibility.optional(),
  /** The default is for the owner only. */
  isDefault: z.boolean().optional(),
  /** The version read, to detect changes from another window. */
  version: z.number().int(),
})

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
