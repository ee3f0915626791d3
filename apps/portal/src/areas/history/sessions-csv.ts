import type { ChargingSession } from '@wattdesk/contract/history/models.ts'
import { formatEnergyWh } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { rowsToCsv } from '@wattdesk/ui/chart/csv.ts'

export const lasted = (from: string | null, until: string | null) => (from && until ? Date.parse(until) - Date.parse(from) : null)

const units = ['', ' (Wh)', ' (min)', ' (EUR)', ' (min)', ' (W)', ' (Wh)', ' (Wh)', ' (Wh)', '', '']

/** Why parts of a session are unknown or estimated. */
function remarksOf(
  { state, energyWh, refusedReadingWh, cost, isSpread, isDatedByServer }: ChargingSession,
  t: Translate,
  language: Language,
): string {
  return [
    state === 'ended' ? null : t(`history.session.state.${state}`),
    unknownEnergyWords({ state, energyWh, refusedReadingWh }, t, language),
    isSpread ? t('history.session.spread') : null,
    isDatedByServer ? t('history.session.misdated') : null,
    cost === null ? t('history.session.unknownCost') : null,
  ]
    .filter((one) => one !== null)
    .join(' · ')
}

type Ended = Pick<ChargingSession, 'state' | 'energyWh' | 'refusedReadingWh'>

/** Why the energy of an ended session is unknown, which only happens to wallboxes that report their charges. */
export function unknownEnergyWords({ state, energyWh, refusedReadingWh }: Ended, t: Translate, language: Language): string | null {
  if (refusedReadingWh !== null) return t('history.session.refused', { reading: formatEnergyWh(refusedReadingWh, language) })
  return energyWh === null && state === 'ended' ? t('history.session.unread') : null
}

/** Sessions as CSV. Unknown values are empty, and the remarks give the reason. */
export function sessionsCsv(head: readonly string[], items: readonly ChargingSession[], t: Translate, language: Language): string {
  const minutes = (from: string | null, until: string | null) => {
    const ms = lasted(from, until)
    return ms === null ? null : ms / 60_000
  }
  const rows = items.map((one) => [
    one.startedAt,
    one.energyWh,
    minutes(one.startedAt, one.endedAt),
    one.cost && one.cost.cents / 100,
    minutes(one.pluggedInAt, one.pluggedOutAt),
    one.maxPowerW,
    one.fromPvWh,
    one.fromStorageWh,
    one.fromGridWh,
    one.source,
    remarksOf(one, t, language),
  ])
  return rowsToCsv([head.map((word, at) => `${word}${units[at]}`), ...rows])
}
