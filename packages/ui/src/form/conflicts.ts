import { readPath, writePath } from './form-path.ts'

/** A field whose typed value differs from the value saved meanwhile. */
export type FieldConflict = {
  /** Its path in the form, such as `site.zipCode`. */
  name: string
  mine: unknown
  saved: unknown
  /** Who changed it since the common base version. */
  by: 'both' | 'me' | 'other'
}

/** The fields that differ between two versions of a common base. */
export function conflictsOf(base: unknown, mine: unknown, saved: unknown, names: readonly string[]): FieldConflict[] {
  return names.flatMap((name) => {
    const field = { name, mine: readPath(mine, name), saved: readPath(saved, name) }
    if (isSame(field.mine, field.saved)) return []
    const began = readPath(base, name)
    const [byMe, byOther] = [!isSame(began, field.mine), !isSame(began, field.saved)]
    return [{ ...field, by: byMe && byOther ? 'both' : byMe ? 'me' : 'other' }]
  })
}

/** Whether the member must choose, because the other version changed a shown field. */
export const isContested = (conflicts: readonly FieldConflict[]): boolean => conflicts.some((one) => one.by !== 'me')

/** The saved version with the member's own values at the given paths. */
export function rebased<Values>(saved: Values, mine: Values, names: readonly string[]): Values {
  return names.reduce((values, name) => writePath(values, name, readPath(mine, name)), saved)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
