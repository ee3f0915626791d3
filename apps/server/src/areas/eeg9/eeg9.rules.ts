/**
 * Section 9 EEG by the day of commissioning. Sources: clearingstelle-eeg-kwkg.de, work aid 154; EEG 2023 section 9 as amended on
 * 2025-02-25. The limit applies at the grid connection point, so the home's own use is never limited.
 */
import type { Eeg9Data, Eeg9Status } from '@wattdesk/contract/eeg9/models.ts'
import type { Eeg9State } from '@wattdesk/contract/eeg9/terms.ts'

type Category = NonNullable<Eeg9Status['category']>
/** `limitPercent` of the installed power may be fed in until the grid operator's test is passed. */
type Duty = { limitPercent?: number; needsControl: boolean }
type Rule = { from: string; duties: Record<Category, Duty> }

const free: Duty = { needsControl: false }
const controlled: Duty = { needsControl: true }
const limited: Duty = { needsControl: true, limitPercent: 60 }

/** Newest first. Plug-in systems of up to 2 kW are exempt altogether. */
const rules: readonly Rule[] = [
  { from: '2025-02-25', duties: { upTo2kW: free, lt25kW: limited, lt100kW: limited, from100kW: controlled } },
  // The limit of 70 percent for small systems was lifted on 2023-01-01, also for older systems.
  { from: '1900-01-01', duties: { upTo2kW: free, lt25kW: free, lt100kW: controlled, from100kW: controlled } },
]

export type Facts = Eeg9Data & { country: string; hasPv: boolean; installedPowerW: number | null }
export type Judgement = Pick<
  Eeg9Status,
  'applicable' | 'ruleVersion' | 'category' | 'feedInLimit' | 'imsysInstalled' | 'controlUnitInstalled' | 'state' | 'missing'
>

function categoryOf(powerW: number): Category {
  if (powerW <= 2_000) return 'upTo2kW'
  if (powerW < 25_000) return 'lt25kW'
  return powerW < 100_000 ? 'lt100kW' : 'from100kW'
}

/** Missing data, if the day or the power is unknown. */
export function judge(facts: Facts): Judgement {
  const { installedPowerW, commissionedOn, imsysInstalledOn, controlUnitType, gridOperatorTestPassedOn } = facts
  const installed = { imsysInstalled: imsysInstalledOn !== null, controlUnitInstalled: controlUnitType !== null }
  const category = installedPowerW ? categoryOf(installedPowerW) : null
  const judged = { ...installed, category, feedInLimit: null, missing: [], ruleVersion: null }
  const isExempt = facts.country !== 'DE' || !facts.hasPv || category === 'upTo2kW'
  if (isExempt) return { ...judged, applicable: false, state: 'not_required' }
  const rule = commissionedOn ? rules.find(({ from }) => commissionedOn >= from) : undefined
  const duty = rule && category ? rule.duties[category] : undefined
  const ruleVersion = rule?.from ?? null
  if (duty && !duty.needsControl) return { ...judged, ruleVersion, applicable: false, state: 'not_required' }
  const missing = missingIn(facts)
  const powerW = Math.round(((installedPowerW ?? 0) * (duty?.limitPercent ?? 0)) / 100)
  const feedInLimit = duty?.limitPercent ? { percent: duty.limitPercent, powerW, activeUntil: gridOperatorTestPassedOn } : null
  return { ...judged, ruleVersion, applicable: true, feedInLimit, missing, state: stateOf(missing.length > 0, facts, duty) }
}

function missingIn({ commissionedOn, gridOperator, meterNumber, installedPowerW }: Facts): Eeg9Status['missing'] {
  const known = { commissionedOn, gridOperator, meterNumber, installedPowerW }
  return (['commissionedOn', 'gridOperator', 'meterNumber', 'installedPowerW'] as const).filter((name) => !known[name])
}

function stateOf(isMissing: boolean, { gridOperatorTestPassedOn }: Facts, duty: Duty | undefined): Eeg9State {
  if (isMissing) return 'data_missing'
  if (gridOperatorTestPassedOn) return 'released'
  return duty?.limitPercent ? 'limited' : 'submitted'
}

/**
 * The limit of a site with several systems: limited ones add their limit, the others their power. Undefined: the site has none. Null: not
 * known, because the power of a system is not, or whether the law limits it.
 */
export function siteLimitOf(systems: readonly Facts[]): number | null | undefined {
  const parts = systems.filter(({ hasPv }) => hasPv).map((facts) => ({ facts, ...judge(facts) }))
  // The passed test ends the limit, whatever else is not known of the system.
  const isLimited = parts.some(({ feedInLimit }) => feedInLimit?.activeUntil === null)
  if (!isLimited) return parts.some(mayBeLimited) ? null : undefined
  let sum = 0
  for (const { facts, feedInLimit } of parts) {
    const powerW = feedInLimit?.activeUntil === null ? feedInLimit.powerW : facts.installedPowerW
    if (powerW === null) return null
    sum += powerW
  }
  return sum
}

function mayBeLimited({ facts, applicable }: Judgement & { facts: Facts }): boolean {
  const { commissionedOn, installedPowerW, gridOperatorTestPassedOn } = facts
  return applicable && gridOperatorTestPassedOn === null && (commissionedOn === null || installedPowerW === null)
}
