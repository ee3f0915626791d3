import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Impersonation } from '@wattdesk/contract/impersonation/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { impersonationsQuery } from './impersonation.queries.ts'
import { useEndView } from './use-end-view.ts'

/** Any member with the permission can end open views. */
export function ViewsPanel({ customerId, onEnded }: { customerId: string; onEnded: (id: string) => void }) {
  const t = useT('impersonation')
  const views = useQuery(impersonationsQuery(customerId))
  const end = useEndView(customerId, onEnded)
  const columns = useMemo(() => viewColumns(t), [t])
  const withEnd: Column<Impersonation> = {
    key: 'end',
    header: t('impersonation.end'),
    isUntitled: true,
    cell: (view) =>
      view.isOpen ? (
        <Button variant="default" size="compact-sm" loading={end.isPending && end.input === view.id} onClick={() => end.run(view.id)}>
          {t('impersonation.end')}
        </Button>
      ) : null,
  }
  const state =
    views.isError && !views.data ? (
      <QueryFailure query={views} isWholeScreen />
    ) : views.data?.items.length === 0 ? (
      <EmptyState icon={IconEyeOff} title={t('impersonation.nobody')} />
    ) : null
  return (
    <Panel title={t('impersonation.views')} isFlush>
      <DataTable
        label={t('impersonation.views')}
        columns={[...columns, withEnd]}
        rows={views.data?.items}
        keyOf={(view) => view.id}
        expectedRows={3}
        state={state}
      />
      <p className={layout.foot}>
        <ZoneNote />
      </p>
    </Panel>
  )
}

function viewColumns(t: Translate): Column<Impersonation>[] {
  return [
    { key: 'member', header: t('impersonation.member'), isTitle: true, cell: (view) => view.memberName },
    { key: 'reason', header: t('impersonation.reason'), isWide: true, isWrapping: true, cell: (view) => view.reason },
    { key: 'startedAt', header: t('impersonation.startedAt'), cell: (view) => <Moment at={view.createdAt} /> },
    {
      key: 'endedAt',
      header: t('impersonation.endedAt'),
      cell: (view) =>
        view.isOpen ? (
          <>
            {t('impersonation.endsIn')} <Countdown until={view.expiresAt} isShort />
          </>
        ) : (
          <Moment at={endOf(view)} />
        ),
    },
  ]
}

/** Null for one that ended before its time with the permission of its member, or with the customer. */
function endOf({ endedAt, expiresAt }: Impersonation): string | null {
  return endedAt ?? (Date.parse(expiresAt) <= nowMs() ? expiresAt : null)
}
