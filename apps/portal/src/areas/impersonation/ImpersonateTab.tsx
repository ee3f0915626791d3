import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useCallback, useState } from 'react'
import layout from '../../page/layout.module.css'
import { customerQuery } from '../customers/customers.queries.ts'
import { AppView } from './AppView.tsx'
import type { StartedView } from './impersonation.queries.ts'
import { StartViewForm } from './StartViewForm.tsx'
import { ViewsPanel } from './ViewsPanel.tsx'

const route = getRouteApi('/dashboard/customers/$customerId/impersonate')

export function ImpersonateTab() {
  const t = useT('impersonation', 'customers', 'validation')
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  // Shown once, and stored nowhere else.
  const [view, setView] = useState<StartedView>()
  const close = useCallback(() => setView(undefined), [])
  return (
    <div className={layout.stack}>
      <Panel title={t('impersonation.title')}>
        <p className={layout.hint}>{t('impersonation.intro')}</p>
        {!customer ? (
          <SkeletonLines count={2} />
        ) : view ? (
          <AppView customer={customer} view={view} onEnded={close} />
        ) : (
          <StartViewForm customer={customer} onStarted={setView} />
        )}
      </Panel>
      <ViewsPanel customerId={customerId} onEnded={(id) => setView((open) => (open?.id === id ? undefined : open))} />
    </div>
  )
}
