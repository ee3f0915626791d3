import { type HomeQuantities, isDarkSlot, powersAt } from './home-quantities.ts'
import type { SlotEnergies } from './slot-energies.ts'

type Slot = Pick<SlotEnergies, 'production' | 'lessCovered'> & { sources: Readonly<Record<string, string>> | null }

/** In Wh. Panels that yield more in a quarter hour have light, whatever the sun's computed position. */
const darkMaxWh = 1

/** A quarter hour of a home. In the dark, panels whose inverter is off produce nothing: that is known, not a gap. */
export function withNight<S extends Slot>(slot: S, start: number, home: HomeQuantities): S {
  const isGap = slot.production === null || (slot.lessCovered?.production !== undefined && slot.production <= darkMaxWh)
  if (!isGap || !home.sunAt || !powersAt(home, start).has('production') || !isDarkSlot(home.sunAt, start)) return slot
  const { production: _, ...lessCovered } = slot.lessCovered ?? {}
  return {
    ...slot,
    production: slot.production ?? 0,
    lessCovered: Object.keys(lessCovered).length > 0 ? lessCovered : null,
    sources: { ...slot.sources, ...(slot.production === null ? { production: 'night' } : {}) },
  }
}
