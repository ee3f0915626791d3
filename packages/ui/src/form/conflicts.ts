/** A field in which what was typed and what somebody else saved meanwhile are not the same. */
export type FieldConflict = {
  name: string
  mine: unknown
  saved: unknown
  /** Who changed it since both began. */
  by: 'both' | 'me' | 'other'
}

type Values = Record<string, unknown>

/** The fields that differ between two versions that came from one. */
export function conflictsOf(base: Values, mine: Values, saved: Values, names: readonly string[]): FieldConflict[] {
  return names.flatMap((name) => {
    if (isSame(mine[name], saved[name])) return []
    const [byMe, byOther] = [!isSame(base[name], mine[name]), !isSame(base[name], saved[name])]
    return [{ name, mine: mine[name], saved: saved[name], by: byMe && byOther ? 'both' : byMe ? 'me' : 'other' }]
  })
}

/** Whether somebody must choose: where only one of the two changed a field, nobody need be asked, but is shown what the other did. */
export const isContested = (conflicts: readonly FieldConflict[]): boolean => conflicts.some((one) => one.by !== 'me')

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '')
