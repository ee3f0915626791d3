import type { Permission } from '../permissions.ts'

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

/** Entries of other kinds are omitted. */
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

/** Per request. */
export const timelineLimitMax = 1_000
