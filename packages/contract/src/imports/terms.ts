/** The fields a column of an uploaded file can contain, named as in the creation form. */
export const importFields = [
  'accountName',
  'accountEmail',
  'type',
  'externalReferenceId',
  'secondExternalReferenceId',
  'subscription',
  'applicationName',
  'gvsEnabled',
  'firstName',
  'lastName',
  'language',
  'siteName',
  'address',
  'zipCode',
  'city',
  'country',
  'latitude',
  'longitude',
  'timeZone',
] as const
export type ImportField = (typeof importFields)[number]
/** A file without these columns has no valid row. */
export const neededImportFields = ['accountEmail', 'firstName', 'lastName'] as const satisfies readonly ImportField[]

export const importEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'iso-8859-1',
  'iso-8859-15',
  'iso-8859-2',
] as const
export const importDelimiters = ['comma', 'semicolon', 'tab', 'pipe'] as const
export const importStates = ['reading', 'unreadable', 'checked', 'running', 'done', 'cancelled', 'failed'] as const
export const importRowStates = ['new', 'unchanged', 'differs', 'faulty', 'created', 'updated', 'exists', 'refused', 'skipped'] as const
export type ImportEncoding = (typeof importEncodings)[number]
export type ImportDelimiter = (typeof importDelimiters)[number]
export type ImportState = (typeof importStates)[number]
export type ImportRowState = (typeof importRowStates)[number]

export const importFileMaxBytes = 64 * 1_048_576
export const importRowsMax = 1_000_000
/** Also limits a cell in the form that corrects it. */
export const importRowMaxChars = 65_536
export const importColumnsMax = 200

export const fileEncodings = ['utf-8', 'iso-8859-1'] as const
