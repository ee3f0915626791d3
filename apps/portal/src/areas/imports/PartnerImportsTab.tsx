import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo } from 'react'
import { customerQuery } from '../customers/customers.queries.ts'
import { ImportsPanel } from './ImportsPanel.tsx'

const route = getRouteApi('/dashboard/customers/$customerId/upload')

export function PartnerImportsTab() {
  const t = useT('imports')
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const { data: partner } = useQuery(customerQuery(customerId))
  const place = useMemo(() => ({ partnerId: customerId }), [customerId])
  if (partner?.type === 'residential_customer')
    return (
      <Panel>
        <EmptyState icon={IconBuildingStore} title={t('imports.onlyPartners')} />
      </Panel>
    )
  return (
    <ImportsPanel
      place={place}
      importId={search.import}
      disabledReason={partner && partner.status !== 'active' ? t('imports.upload.notActive') : undefined}
    />
  )
}
