import { eachOf, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { sunPosition } from '@wattdesk/energy/sun.ts'
import { describe, expect, it } from 'vitest'
import { followSlots, isAwakeAt, silenceSince } from './incidents.rules.ts'
import { judgedSlotOf } from './judged-slots.rules.ts'
import { deviceEpisodes } from './play-back.rules.ts'

const minute = 60_000

describe('an incident', () => {
  it('rests on powers over the time that each was measured', () => {
    const energies = eachOf(measuredQuantities, (name) => (name === 'gridExport' ? 500 : 0))
    const slot = { ...energies, start: 0, coveredSeconds: 900, lessCovered: { grid: 300 } }
    expect(judgedSlotOf(slot)).toMatchObject({ productionW: 0, feedInW: 6_000, residualW: null })
  })

  it('ignores the balance of a home whose wallbox was not measured', () => {
    const energies = eachOf(measuredQuantities, (name) =>
      name === 'ev' ? null : name === 'gridImport' ? 3_000 : name === 'household' ? 200 : 0,
    )
    const slot = { ...energies, start: 0, coveredSeconds: 900, lessCovered: null }
    const home = (power: 'ev' | 'heater') => ({ changes: [{ from: 0, powers: new Set([power]) }], sunAt: null })
    expect(judgedSlotOf(slot, home('ev'))).toMatchObject({ residualW: null, consumptionW: null })
    expect(judgedSlotOf(slot, home('heater')).residualW).toBe(-11_200)
  })

  it('of a roof without yield counts only daylight, and lasts through the night', () => {
    const place = { latitude: 49, longitude: 8 }
    const start = Date.parse('2026-06-01T00:00:00Z')
    const slots = Array.from({ length: 4 * 48 }, (_, at) => ({
      start: start + at * 15 * minute,
      coveredSeconds: 900,
      productionW: 0,
      feedInW: null,
      residualW: null,
      consumptionW: null,
    }))
    const { ended, open } = followSlots('NoProduction', 10, place, undefined, slots)
    expect(ended).toEqual([])
    const light = slots.filter((slot) => sunPosition(slot.start + 450_000, place.latitude, place.longitude).elevationDeg > 12).length * 900
    expect(open?.lastedSeconds).toBe(light)
    expect(light / 3_600).toBeLessThan(30)
    const yielding = slots.slice(0, 1).map((slot) => ({ ...slot, start: Date.parse('2026-06-03T10:00:00Z'), productionW: 500 }))
    expect(followSlots('NoProduction', 10, place, open, yielding)).toMatchObject({
      open: undefined,
      ended: [{ endedAt: yielding[0]?.start }],
    })
    // Played back: for a device that never reported again, nights do not count.
    const rule = { level: 'warning' as const, isActive: true, limit: 15, delaySeconds: 0 }
    const isExpectedAt = (at: number, since: number) => isAwakeAt(place, at, since)
    const silence = (hours: number) => deviceEpisodes(rule, slots.slice(0, hours * 4), new Set([slots[0]?.start ?? 0]), isExpectedAt)
    expect(silence(3)).toEqual([])
    expect(silence(24)).toHaveLength(1)
    // An inverter that is off from dusk to dawn is not silent; one that is also off the next day is.
    const asleep = { sleepsAtNight: true, place }
    expect(silenceSince(Date.parse('2026-06-01T19:00:00Z'), Date.parse('2026-06-02T03:30:00Z'), 15, asleep)).toBeUndefined()
    expect(silenceSince(Date.parse('2026-06-01T19:00:00Z'), Date.parse('2026-06-02T12:00:00Z'), 15, asleep)?.lastedSeconds).toBeGreaterThan(
      5 * 3_600,
    )
  })
})
