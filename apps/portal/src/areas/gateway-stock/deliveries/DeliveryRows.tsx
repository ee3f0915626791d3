import { Link } from '@tanstack/react-router'
import type { DeliveryRow, GatewayDelivery } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import type { DeliveryOutcome } from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'
import type { ColumnOf } from '../../../lists/define-list.ts'
import { ListScreen } from '../../../lists/ListScreen.tsx'
import { useListing } from '../../../lists/use-listing.ts'
import { deliveryRowList } from './delivery-lists.ts'

const tones: Record<DeliveryOutcome, Tone> = { planned: 'accent', known: 'neutral', faulty: 'error', added: 'ok', refused: 'warning' }

/** Each row's gateway, or its fault. */
export function DeliveryRows({ delivery }: { delivery: GatewayDelivery }) {
  const t = useT('gatewayStock', 'validation')
  const speech = useLanguage()
  const columns = useMemo(() => rowColumns(speech), [speech])
  const listing = useListing(deliveryRowList, columns, { params: { deliveryId: delivery.id }, edition: delivery.status })
  return (
    <ListScreen
      listing={listing}
      label={t('gatewayStock.delivery.rows')}
      words={{ outcome: { label: t('gatewayStock.field.state'), wordOf: (outcome) => t(`gatewayStock.delivery.outcome.${outcome}`) } }}
      keyOf={(row) => String(row.row)}
      empty={{ title: t('gatewayStock.delivery.noRows') }}
    />
  )
}

function rowColumns(speech: Pick<Translator, 't' | 'find'>): ColumnOf<typeof deliveryRowList>[] {
  const { t } = speech
  const field = 'gatewayStock.field'
  return [
    { key: 'serialNumber', header: t(`${field}.serialNumber`), isTitle: true, cell: (row) => <Serial row={row} /> },
    { key: 'row', header: t(`${field}.row`), width: '4rem', cell: ({ row }) => row },
    {
      key: 'outcome',
      header: t(`${field}.state`),
      isAlwaysShown: true,
      cell: ({ outcome }) => <StatusDot tone={tones[outcome]}>{t(`gatewayStock.delivery.outcome.${outcome}`)}</StatusDot>,
    },
    { key: 'model', header: t(`${field}.model`), cell: ({ model }) => model || noValue },
    { key: 'firmware', header: t(`${field}.firmware`), cell: ({ firmware }) => firmware ?? noValue },
    {
      key: 'startCode',
      header: t(`${field}.startCode`),
      cell: ({ hasStartCode, outcome }) =>
        outcome === 'planned' ? t(hasStartCode ? 'gatewayStock.delivery.given' : 'gatewayStock.delivery.made') : noValue,
    },
    {
      key: 'faults',
      header: t('gatewayStock.delivery.faults'),
      isWide: true,
      isWrapping: true,
      isAlwaysShown: true,
      cell: (row) => faultWords(row, speech) || noValue,
    },
  ]
}

function Serial({ row: { serialNumber, gatewayId } }: { row: DeliveryRow }) {
  const text = <span className="wd-mono">{serialNumber || noValue}</span>
  if (!gatewayId) return text
  return (
    <Link to="/dashboard/gateways/list" search={{ gateway: gatewayId }}>
      {text}
    </Link>
  )
}

const faultWords = ({ faults }: DeliveryRow, { find }: Pick<Translator, 'find'>): string =>
  faults
    .map(({ field, code, params }) => {
      const label = find(`gatewayStock.field.${field}`)
      return [label, find(`validation.${code}`, { field: label ?? field, ...params }) ?? code].filter(Boolean).join(': ')
    })
    .join('; ')
