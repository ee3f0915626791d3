import { IconDownload, IconPackageImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { gatewayStates } from '@wattdesk/contract/gateway-stock/terms.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListExport } from '../../lists/use-list-export.ts'
import { useListing } from '../../lists/use-listing.ts'
import { useSelection } from '../../lists/use-selection.ts'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { companiesQuery } from '../installer-companies/installer-companies.queries.ts'
import { deliveryQuery } from './deliveries/deliveries.queries.ts'
import { stockFile } from './gateway-stock.queries.ts'
import { StockSelectionBar } from './StockSelectionBar.tsx'
import { StockTabs } from './StockTabs.tsx'
import { stockColumns, stockLink } from './stock-columns.tsx'
import { stockList } from './stock-list.ts'

const AddStockGatewayDialog = lazyDialog(async () => ({ default: (await import('./AddStockGatewayDialog.tsx')).AddStockGatewayDialog }))
const StockGatewayDrawer = lazyDialog(async () => ({ default: (await import('./StockGatewayDrawer.tsx')).StockGatewayDrawer }))

/** Gateways in stock, with installer companies and in homes. Installers see only their company's. */
export function StockScreen() {
  const t = useT('gatewayStock')
  const { language } = useLanguage()
  const columns = useMemo(() => stockColumns(t), [t])
  const listing = useListing(stockList, columns)
  const { page, address, open, query } = listing
  const navigate = useNavigate()
  const mayChange = useCan()('write:gateway-stock')
  const selection = useSelection('gateway-stock', JSON.stringify(query.filter))
  const file = useListExport('gateways', () => stockFile(query.filter))
  const offered = useFilterValues()
  const delivery = useQuery({ ...deliveryQuery(address.delivery ?? ''), enabled: mayChange && address.delivery !== undefined })
  const chosen = page?.items.filter(({ id }) => selection.ids.includes(id)) ?? []
  usePageTitle(t('gatewayStock.title'))
  return (
    <>
      <PageHeader
        title={t('gatewayStock.title')}
        count={countOf(page, language)}
        secondary={[
          { key: 'export', label: t('gatewayStock.export'), icon: IconDownload, disabledReason: file.refusal, onSelect: file.run },
          ...(mayChange
            ? [
                {
                  key: 'delivery',
                  label: t('gatewayStock.delivery.action'),
                  icon: IconPackageImport,
                  onSelect: () => void navigate({ to: '/dashboard/gateways/deliveries' }),
                },
              ]
            : []),
        ]}
        primary={
          <PrimaryButton
            icon={IconPlus}
            reason={mayChange ? undefined : t('gatewayStock.noPermission')}
            onClick={() => open({ new: 'true' })}
          >
            {t('gatewayStock.add.action')}
          </PrimaryButton>
        }
      />
      <StockTabs />
      <ListScreen
        listing={listing}
        label={t('gatewayStock.title')}
        words={{
          q: t('gatewayStock.search'),
          state: { label: t('gatewayStock.field.state'), wordOf: (state) => t(`gatewayStock.state.${state}`), values: gatewayStates },
          company: filterOf(t('gatewayStock.field.company'), offered.companies),
          tenant: filterOf(t('gatewayStock.field.tenant'), offered.tenants),
          delivery: { label: t('gatewayStock.field.delivery'), wordOf: () => delivery.data?.fileName ?? '…' },
        }}
        keyOf={(one) => one.id}
        link={stockLink}
        empty={{ title: t('gatewayStock.empty'), hint: t(mayChange ? 'gatewayStock.emptyHint' : 'gatewayStock.emptyInstaller') }}
        selection={{ ...selection, nameOf: (one) => one.serialNumber }}
        bar={selection.ids.length > 0 ? <StockSelectionBar ids={selection.ids} shown={chosen} onClear={selection.clear} /> : null}
      />
      <Suspense>
        {address.new && mayChange ? (
          <AddStockGatewayDialog onClose={(added) => open({ new: undefined, ...(added && { gateway: added }) })} />
        ) : null}
        {address.gateway ? (
          <StockGatewayDrawer key={address.gateway} id={address.gateway} onClose={() => open({ gateway: undefined })} />
        ) : null}
      </Suspense>
    </>
  )
}

type Named = { id: string; name: string }

/** Undefined without values, so that the filter is not offered. */
function filterOf(label: string, values: readonly Named[]) {
  const names = new Map(values.map(({ id, name }) => [id, name]))
  return values.length > 1 ? { label, wordOf: (id: string) => names.get(id) ?? id, values: [...names.keys()] } : undefined
}

function useFilterValues(): Record<'companies' | 'tenants', readonly Named[]> {
  const can = useCan()
  const companies = useQuery({ ...companiesQuery, enabled: can('read:installer-companies') })
  const tenants = useQuery({ ...tenantsQuery, enabled: can('read:customers') })
  return { companies: companies.data?.items ?? [], tenants: tenants.data?.items ?? [] }
}
