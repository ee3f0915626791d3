import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import layout from '../../page/layout.module.css'
import { SettingsTabs } from '../../page/SettingsTabs.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { deliveryColumns, deliveryLink } from './delivery-columns.tsx'
import { deliveryList } from './delivery-list.ts'
import { endpointsQuery } from './outgoing-events.queries.ts'

const DeliveryDrawer = lazy(async () => ({ default: (await import('./DeliveryDrawer.tsx')).DeliveryDrawer }))

export function DeliveriesScreen() {
  const t = useT('outgoingEvents')
  const { language } = useLanguage()
  const columns = useMemo(() => deliveryColumns(t), [t])
  const listing = useListing(deliveryList, columns)
  const endpoints = useQuery(endpointsQuery).data?.items ?? []
  const { page, address, open } = listing
  usePageTitle(t('outgoingEvents.deliveries.title'))
  return (
    <>
      <PageHeader title={t('outgoingEvents.deliveries.title')} count={countOf(page, language)} />
      <SettingsTabs />
      <p className={layout.note}>
        {t('outgoingEvents.deliveries.note')} <Link to="/dashboard/settings/events">{t('outgoingEvents.deliveries.all')}</Link>
      </p>
      <ListScreen
        listing={listing}
        label={t('outgoingEvents.deliveries.title')}
        words={{
          endpoint: {
            label: t('outgoingEvents.deliveries.field.endpoint'),
            wordOf: (id) => endpoints.find((one) => one.id === id)?.name ?? id,
            values: endpoints.map(({ id }) => id),
          },
          state: {
            label: t('outgoingEvents.deliveries.field.state'),
            wordOf: (state) => t(`outgoingEvents.deliveries.state.${state}`),
          },
          kind: { label: t('outgoingEvents.deliveries.field.kind'), wordOf: (kind) => t(`outgoingEvents.kind.${kind}`) },
          period: t('outgoingEvents.deliveries.field.at'),
        }}
        keyOf={({ id }) => id}
        link={deliveryLink}
        empty={{ title: t('outgoingEvents.deliveries.empty'), hint: t('outgoingEvents.deliveries.emptyHint') }}
      />
      <Suspense>
        {address.delivery ? <DeliveryDrawer id={address.delivery} onClose={() => open({ delivery: undefined })} /> : null}
      </Suspense>
    </>
  )
}
