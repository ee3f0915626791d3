import { IconPalette } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useCan } from '../../session/use-session.ts'
import { customerQuery } from '../customers/customers.queries.ts'
import { BrandForm } from './BrandForm.tsx'
import { DomainPanel } from './DomainPanel.tsx'
import classes from './white-label.module.css'
import { whiteLabelQuery } from './white-label.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId/white-label')

export function WhiteLabelTab() {
  const t = useT('whiteLabel', 'customers', 'errors', 'forms', 'validation')
  const can = useCan()
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  const brand = useQuery(whiteLabelQuery(customerId))
  // Counts saves and refetches, so that the form restarts from the newer brand.
  const [edition, setEdition] = useState(0)
  if (codeOf(brand.error) === 'NotWhitelabelPartner') return <EmptyState icon={IconPalette} title={t('errors.NotWhitelabelPartner')} />
  if (brand.isError && !brand.data) return <QueryFailure query={brand} />
  if (!brand.data || !customer) {
    return (
      <Panel title={t('whiteLabel.title')}>
        <SkeletonLines count={8} />
      </Panel>
    )
  }
  const reason = !can('write:whitelabel-configurations')
    ? t('whiteLabel.noPermission')
    : customer.status === 'active'
      ? undefined
      : t('customers.edit.notActive')
  return (
    <div className={classes.tab}>
      <BrandForm
        key={edition}
        customer={customer}
        brand={brand.data}
        reason={reason}
        onRestart={() => setEdition((before) => before + 1)}
      />
      <div className={classes.domain}>
        <DomainPanel customerId={customerId} reason={reason} />
      </div>
    </div>
  )
}
