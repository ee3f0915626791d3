import { Link } from '@tanstack/react-router'
import type { StockGateway } from '@wattdesk/contract/gateway-stock/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import type { ReactNode } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { GatewayPlace } from './GatewayPlace.tsx'
import { GatewayStateMark } from './GatewayStateMark.tsx'
import type { StockSearch, stockList } from './stock-list.ts'

const field = 'gatewayStock.field'

export const stockLink = (gateway: StockGateway, content: ReactNode, className: string) => (
  <Link to="/dashboard/gateways/list" search={(before: StockSearch) => ({ ...before, gateway: gateway.id })} replace className={className}>
    {content}
  </Link>
)

export function stockColumns(t: Translate): ColumnOf<typeof stockList>[] {
  return [
    {
      key: 'serialNumber',
      header: t(`${field}.serialNumber`),
      orderBy: 'serialNumber',
      isTitle: true,
      cell: (one) => <b className="wd-mono">{one.serialNumber}</b>,
    },
    {
      key: 'state',
      onCard: 'plain',
      header: t(`${field}.state`),
      isAlwaysShown: true,
      cell: (one) => <GatewayStateMark state={one.state} />,
    },
    {
      key: 'place',
      onCard: 'plain',
      header: t(`${field}.place`),
      isWide: true,
      isAlwaysShown: true,
      cell: (one) => <GatewayPlace gateway={one} />,
    },
    { key: 'model', onCard: 'plain', header: t(`${field}.model`), cell: (one) => one.model },
    { key: 'firmware', onCard: 'named', header: t(`${field}.firmware`), cell: (one) => one.firmware ?? noValue },
    { key: 'tenant', onCard: 'plain', header: t(`${field}.tenant`), cell: (one) => one.tenant.name },
    { key: 'movedAt', onCard: 'named', header: t(`${field}.movedAt`), cell: (one) => <Moment at={one.movedAt} /> },
    {
      key: 'contactedAt',
      onCard: 'named',
      header: t(`${field}.contactedAt`),
      isOptional: true,
      cell: (one) => <Moment at={one.contactedAt} />,
    },
    {
      key: 'createdAt',
      onCard: 'named',
      header: t(`${field}.createdAt`),
      orderBy: 'createdAt',
      cell: (one) => <Moment at={one.createdAt} />,
    },
  ]
}
