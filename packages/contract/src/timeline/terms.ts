import type { Permission } from '../permissions.ts'

/** The kinds of timeline entries. */
export const timelineKinds = [
  'change',
  'device',
  'alarm',
  'invitation',
  'mail',
  'sign-in',
  'import',
  'sale',
  'impersonation',
  'note',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** The permissions required to see entries of a kind; other entries are omitted. */
export const timelineNeeds: Record<TimelineKind, readonly Permission[]> = {
  change: ['read:activities'],
  // Devices without log entries appear by their own records.
  device: [],
  alarm: [],
  invitation: ['read:customers-users'],
  mail: ['read:customers-users', 'read:notifications'],
  'sign-in': ['read:customers-users'],
  import: ['read:activities'],
  sale: ['read:customers-sales'],
  impersonation: ['read:activities', 'read:impersonation'],
  note: ['read:customers-notes'],
}

/** Maximum entries per request. */
export const timelineLimitMax = 1_000
