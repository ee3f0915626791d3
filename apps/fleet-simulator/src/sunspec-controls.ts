import { offsetOf } from '@wattdesk/sunspec/models.ts'
import type { Caps } from './home-limits.ts'

/** Points of a model that limit a device: writing to them changes its behaviour. */
const controls = {
  123: {
    first: 'WMaxLimPct',
    last: 'WMaxLim_Ena',
    percent: 'WMaxLimPct',
    enable: 'WMaxLim_Ena',
    revert: 'WMaxLimPct_RvrtTms',
    cap: 'productionW',
  },
  124: {
    first: 'StorCtl_Mod',
    last: 'InOutWRte_RmpTms',
    percent: 'InWRte',
    enable: 'StorCtl_Mod',
    revert: 'InOutWRte_RvrtTms',
    cap: 'chargeW',
  },
} as const
type ControlModel = keyof typeof controls
/** Register maps begin with a mark of two registers. */
const markSize = 2
const hundredths = 10_000

type Written = { id: ControlModel; at: number; registers: Map<number, number>; revertsAt: number }

/** Values written to the controls of a home's devices, by unit, until they expire. */
export function openControls(mostOf: () => Required<Pick<Caps, 'productionW' | 'chargeW'>>) {
  const units = new Map<number, Written>()
  const registerOf = ({ id, at, registers }: Written, name: string) => registers.get(at + offsetOf(id, name))
  const standing = (unit: number, now: number): Written | undefined => {
    const written = units.get(unit)
    if (written && now >= written.revertsAt) units.delete(unit)
    return units.get(unit)
  }
  return {
    /** Puts the written values onto a unit's registers. */
    onto(unit: number, map: number[]): number[] {
      for (const [at, register] of standing(unit, Date.now())?.registers ?? []) map[at] = register
      return map
    },
    write(unit: number, map: readonly number[], place: number, given: readonly number[]): boolean {
      const found = findControls(map)
      if (!found) return false
      const { id, at } = found
      const [first, last] = [at + offsetOf(id, controls[id].first), at + offsetOf(id, controls[id].last)]
      if (place < first || place + given.length - 1 > last) return false
      const written = units.get(unit) ?? { ...found, registers: new Map<number, number>(), revertsAt: Number.POSITIVE_INFINITY }
      for (const [index, register] of given.entries()) written.registers.set(place + index, register)
      const seconds = registerOf(written, controls[id].revert) ?? 0
      written.revertsAt = seconds > 0 ? Date.now() + seconds * 1_000 : Number.POSITIVE_INFINITY
      units.set(unit, written)
      return true
    },
    caps(now: number): Caps {
      const caps: Caps = {}
      for (const unit of units.keys()) {
        const written = standing(unit, now)
        if (!written || (registerOf(written, controls[written.id].enable) ?? 0) % 2 === 0) continue
        const percent = registerOf(written, controls[written.id].percent) ?? hundredths
        const { cap } = controls[written.id]
        caps[cap] = (mostOf()[cap] * percent) / hundredths
      }
      return caps
    },
  }
}

function findControls(map: readonly number[]): { id: ControlModel; at: number } | undefined {
  for (let at = markSize; at + 1 < map.length; at += 2 + (map[at + 1] ?? 0)) {
    const id = map[at]
    if (id === 123 || id === 124) return { id, at }
  }
  return undefined
}
