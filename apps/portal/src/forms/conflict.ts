import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { ErrorCode } from '@wattdesk/contract/errors.ts'
import type { forms } from '@wattdesk/i18n/en/forms.ts'
import type { FieldWords } from '@wattdesk/ui/form/use-form.ts'

/** Errors of concurrent saves. Each names its record. */
export type ConflictCode = ErrorCode & keyof (typeof forms)['conflict']['changed']

/** Reads a query again, bypassing the cache. */
export type Read = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data>

export type Conflict<Values> = {
  code: ConflictCode
  /** The saved record as values of the form. */
  load: (read: Read) => Promise<{ values: Values; savedAt?: string | null }>
  /** The initial values of the edit, if they differ from the form's. */
  base?: Values
  /** Labels of values that no single field shows, such as a list of rows, by path. Other fields have their own. */
  words?: Readonly<Record<string, FieldWords>>
  /** Paths of values that are never read back, such as secrets: they stay as typed. */
  kept?: readonly string[]
}
