import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { TimelineTab } from '../../../../areas/timeline/TimelineTab.tsx'
import { timelineCountsQuery, timelineQuery } from '../../../../areas/timeline/timeline.queries.ts'
import { validateTimelineSearch } from '../../../../areas/timeline/timeline-address.ts'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { requirePermission } from '../../../../session/guards.ts'

const CustomerActivityDrawer = lazy(async () => ({
  default: (await import('../../../../areas/activities/CustomerActivityDrawer.tsx')).CustomerActivityDrawer,
}))

export const Route = createFileRoute('/dashboard/customers/$customerId/timeline')({
  validateSearch: validateTimelineSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:customers')
    openDefaultView('timeline', { search, cause })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(timelineQuery(params.customerId, deps))
    void context.queryClient.prefetchQuery(timelineCountsQuery(params.customerId))
  },
  component: () => (
    <TimelineTab
      renderLogEntry={(entry) => (
        <Suspense>
          <CustomerActivityDrawer {...entry} />
        </Suspense>
      )}
    />
  ),
})
