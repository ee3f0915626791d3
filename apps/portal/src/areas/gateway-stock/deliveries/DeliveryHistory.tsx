import { Link } from '@tanstack/react-router'
import type { GatewayDelivery } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { type ReactNode, useMemo } from 'react'
import type { ColumnOf } from '../../../lists/define-list.ts'
import { ListScreen } from '../../../lists/ListScreen.tsx'
import { useListing } from '../../../lists/use-listing.ts'
import { deliveryList } from './delivery-lists.ts'

/** Includes previews. */
export function DeliveryHistory() {
  const t = useT('gatewayStock')
  const speech = useLanguage()
  const columns = useMemo(() => deliveryColumns(speech), [speech])
  const listing = useListing(deliveryList, columns)
  return (
    <ListScreen
      listing={listing}
      heading={t('gatewayStock.delivery.history')}
      label={t('gatewayStock.delivery.history')}
      words={{ status: { label: t('gatewayStock.field.state'), wordOf: (status) => t(`gatewayStock.delivery.status.${status}`) } }}
      keyOf={(delivery) => delivery.id}
      link={deliveryLink}
      empty={{ title: t('gatewayStock.delivery.none') }}
    />
  )
}

const deliveryLink = (delivery: GatewayDelivery, content: ReactNode, className: string) => (
  <Link to="/dashboard/gateways/deliveries" search={{ delivery: delivery.id }} className={className}>
    {content}
  </Link>
)

type DeliveryColumn = ColumnOf<typeof deliveryList>

function deliveryColumns({ t, language }: Pick<Translator, 't' | 'language'>): DeliveryColumn[] {
  const count = (key: 'total' | 'added' | 'known' | 'faulty'): DeliveryColumn => ({
    key,
    header: key === 'total' ? t('gatewayStock.delivery.rows') : t(`gatewayStock.delivery.outcome.${key}`),
    isNumber: true,
    cell: (delivery) => formatNumber(delivery[key], language),
  })
  return [
    { key: 'fileName', header: t('gatewayStock.delivery.file'), isTitle: true, cell: ({ fileName }) => fileName },
    {
      key: 'status',
      header: t('gatewayStock.field.state'),
      cell: ({ status }) => <StatusDot tone={status === 'done' ? 'ok' : 'accent'}>{t(`gatewayStock.delivery.status.${status}`)}</StatusDot>,
    },
    {
      key: 'createdAt',
      header: t('gatewayStock.field.createdAt'),
      orderBy: 'createdAt',
      cell: (delivery) => <Moment at={delivery.createdAt} />,
    },
    { key: 'member', header: t('gatewayStock.delivery.member'), cell: ({ member }) => member.name },
    { key: 'tenant', header: t('gatewayStock.field.tenant'), cell: ({ tenant }) => tenant.name },
    count('total'),
    count('added'),
    count('known'),
    count('faulty'),
  ]
}
