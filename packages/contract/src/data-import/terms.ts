export const connectorNames = ['gridx', 'victron', 'solaredge', 'fronius'] as const
export type ConnectorName = (typeof connectorNames)[number]

/** Replaces stored data, adds earlier data, or imports single days. */
export const importActions = ['reimport', 'extendHistoricalData', 'specificTimeFrame'] as const
/** Actions in the log: the above, and the import of a file. */
export const loggedActions = [...importActions, 'file'] as const
export type ImportAction = (typeof loggedActions)[number]

/** Statuses of unfinished imports. A site has at most one. */
export const importsUnderWay = ['pending', 'binding', 'running'] as const

/** Why an import failed or waits. */
export const importFaults = [
  'not_configured',
  'address_refused',
  'credential_missing',
  'credential_rejected',
  'credential_retired',
  'access_denied',
  'site_unknown',
  'other_site',
  'quota_exhausted',
  'vendor_unavailable',
  'vendor_refused',
  'timed_out',
  /** The limit of concurrent imports, of this vendor or in total, is reached. */
  'vendor_busy',
  'workers_busy',
  'answer_not_json',
  'answer_incomplete',
  'answer_unexpected',
  'answer_too_large',
  'file_unreadable',
  'installation_removed',
  'unexpected_error',
  'cancelled',
] as const
export type ImportFault = (typeof importFaults)[number]

/** A range of one import, at most as long as a history with quarter hours. */
export const importDaysMax = 400
export const importFileCharactersMax = 12_000_000

/** State of a quantity on a day. A jump is a quarter hour far above all others of the range. */
export const coverageStates = ['complete', 'partial', 'missing', 'imported', 'jump'] as const
export type CoverageState = (typeof coverageStates)[number]
