import { ActionIcon } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import type { DataRecord } from '@wattdesk/contract/telemetry/data-records/models.ts'
import { type MeasurementName, measurements } from '@wattdesk/energy/quantities.ts'
import { formatInstantInZones, formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { Road } from './data-debug-address.ts'
import { Marked, recordTones } from './difference-marks.tsx'

type Shown = {
  t: Translate
  language: Language
  timeZone: string
  payloadsSince: string | null
  road: Road
  names: readonly MeasurementName[]
  onPayload: (deliveryId: string) => void
}

/** Time, result, and each measurement as sent and as stored. */
export function recordColumns(shown: Shown): Column<DataRecord>[] {
  const { t, timeZone, road, names, onPayload } = shown
  const hasPayloads = shown.payloadsSince !== null && road !== 'timescale'
  const sides = (['sent', 'stored'] as const).filter((side) =>
    side === 'sent' ? hasPayloads : road !== 'webhook' || shown.payloadsSince === null,
  )
  return [
    {
      key: 'at',
      header: t('dataComparison.records.at'),
      isTitle: true,
      cell: (one) => <Instant at={one.at} homeZone={timeZone} isHomeTime />,
    },
    ...(hasPayloads ? [stateColumn(shown), payloadColumn(t, onPayload)] : []),
    ...names.flatMap((name) => sides.map((side) => valueColumn(shown, name, side))),
  ]
}

function stateColumn({ t, timeZone, payloadsSince }: Shown): Column<DataRecord> {
  const detail = ({ at, delivery, reason }: DataRecord) => {
    if (reason) return `${reason.field}: ${reason.message}`
    if (delivery) return t('dataComparison.records.received', { instant: formatInstantInZones(delivery.receivedAt, timeZone) })
    return t(payloadsSince && at < payloadsSince ? 'dataComparison.records.expired' : 'dataComparison.records.noPayload')
  }
  return {
    key: 'state',
    header: t('dataComparison.records.state'),
    cell: (one) => (
      <StatusDot tone={recordTones[one.state]} detail={detail(one)}>
        {t(`dataComparison.records.states.${one.state}`)}
      </StatusDot>
    ),
  }
}

function valueColumn({ t, language }: Shown, name: MeasurementName, side: 'sent' | 'stored'): Column<DataRecord> {
  const { unit } = measurements[name]
  return {
    key: `${name}-${side}`,
    header: t(`dataComparison.records.column.${side}`, { name: measurementWord(t, name), unit: unit === 'share' ? '%' : unit }),
    isNumber: true,
    cell: (one) => {
      const value = one[side]?.[name]
      if (value === undefined) return noValue
      const words = formatNumber(unit === 'share' ? value * 100 : value, language, { maximumFractionDigits: 3 })
      if (side === 'sent' || !one.differing.includes(name)) return words
      return <Marked t={t}>{words}</Marked>
    },
  }
}

function payloadColumn(t: Translate, onPayload: Shown['onPayload']): Column<DataRecord> {
  return {
    key: 'payload',
    header: t('dataComparison.records.payload'),
    isUntitled: true,
    cell: ({ delivery }) =>
      delivery ? (
        <Tooltip label={t('dataComparison.records.showPayload')}>
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={t('dataComparison.records.showPayload')}
            onClick={() => onPayload(delivery.id)}
          >
            <IconBraces size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : null,
  }
}

function measurementWord(t: Translate, name: MeasurementName): string {
  if (name === 'gridImportReading' || name === 'gridExportReading') return t(`dataComparison.records.${name}`)
  return name === 'batteryStateOfCharge' ? t('telemetry.figure.stateOfCharge') : t(`telemetry.quantity.${name}`)
}
