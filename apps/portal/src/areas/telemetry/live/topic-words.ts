import type { LiveMessage, LivePowers } from '@wattdesk/contract/telemetry/models.ts'
import { formatEnergyWh, formatNumber, formatPowerW, formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

/** Unknown topics are shown as they are. */
export function topicWords(topic: string, { find }: Translator): string {
  const [kind = topic, id] = topic.split('/')
  return find(`telemetry.word.${kind}`, { id: id ?? '' }) ?? topic
}

type Say = Translator & { power: (powerW: number | null) => string }

/** A message in one line. */
export function messageWords(message: LiveMessage, speech: Translator): string {
  const say: Say = { ...speech, power: (powerW) => formatPowerW(powerW, speech.language) }
  return partsOf(message.data, say)
    .filter((part): part is string => part !== undefined)
    .join(' · ')
}

function partsOf(data: LiveMessage['data'], say: Say): (string | undefined)[] {
  const { t, language, power } = say
  if ('alarms' in data)
    return data.alarms.length > 0 ? data.alarms.map((alarm) => t(`telemetry.alarm.${alarm.code}`)) : [t('telemetry.noAlarms')]
  if ('status' in data) return [t(`telemetry.connection.${data.status}`)]
  if (isBalance(data)) return balanceParts(data, say)
  if ('importReadingWs' in data) return [signed(data.powerW, t('telemetry.quantity.gridImport'), t('telemetry.quantity.gridExport'), power)]
  if ('powerW' in data) {
    const charge = 'stateOfCharge' in data ? data.stateOfCharge : null
    const temperatureC = 'temperatureC' in data ? data.temperatureC : null
    const readingWh = 'energyReadingWh' in data ? data.energyReadingWh : null
    return [
      power(data.powerW),
      charge === null ? undefined : `${t('telemetry.figure.stateOfCharge')} ${formatShare(charge, language)}`,
      temperatureC === null
        ? undefined
        : `${t('telemetry.figure.temperature')} ${formatNumber(temperatureC, language, { maximumFractionDigits: 1 })} °C`,
      readingWh === null ? undefined : `${t('telemetry.figure.reading')} ${formatEnergyWh(readingWh, language)}`,
    ]
  }
  return [JSON.stringify(data)]
}

const isBalance = (data: LiveMessage['data']): data is LivePowers => 'productionW' in data

function balanceParts(data: LivePowers, { t, power }: Say): (string | undefined)[] {
  return [
    data.productionW === null ? undefined : `${t('telemetry.quantity.production')} ${power(data.productionW)}`,
    `${t('telemetry.quantity.totalConsumption')} ${power(data.totalConsumptionW)}`,
    signed(data.gridW, t('telemetry.quantity.gridImport'), t('telemetry.quantity.gridExport'), power),
    data.batteryW === null
      ? undefined
      : signed(data.batteryW, t('telemetry.quantity.batteryDischarge'), t('telemetry.quantity.batteryCharge'), power),
  ]
}

function signed(powerW: number | null, above: string, below: string, power: Say['power']): string {
  if (powerW === null) return noValue
  return `${powerW < 0 ? below : above} ${power(Math.abs(powerW))}`
}
