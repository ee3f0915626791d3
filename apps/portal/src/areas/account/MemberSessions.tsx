import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SessionRecord } from '@wattdesk/contract/auth/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { sessionColumns } from '../../marks/session-columns.tsx'
import layout from '../../page/layout.module.css'
import { endSessionOf, memberSessionsQuery } from './account.queries.ts'

export function MemberSessions({ memberId }: { memberId: string }) {
  const t = useT('account', 'profile')
  const sessions = useQuery(memberSessionsQuery(memberId))
  const end = useAction({
    act: (sessionId: string) => endSessionOf(memberId, sessionId),
    done: t('profile.sessions.ended'),
    refresh: (client) => client.invalidateQueries({ queryKey: memberSessionsQuery(memberId).queryKey }),
  })
  const withEnd: Column<SessionRecord> = {
    key: 'end',
    header: t('profile.sessions.end'),
    isUntitled: true,
    cell: (session) => (
      <Button
        variant="default"
        size="compact-sm"
        disabled={session.isCurrent}
        loading={end.isPending && end.input === session.id}
        onClick={() => end.run(session.id)}
      >
        {t('profile.sessions.end')}
      </Button>
    ),
  }
  const stateOf = () => {
    if (sessions.isError && !sessions.data) return <QueryFailure query={sessions} />
    return sessions.data?.items.length === 0 ? <EmptyState title={t('account.noSessions')} /> : null
  }
  return (
    <Panel title={t('account.sessions')} isFlush>
      <DataTable
        label={t('account.sessions')}
        columns={[...sessionColumns(t), withEnd]}
        rows={sessions.data?.items}
        keyOf={(session) => session.id}
        expectedRows={1}
        state={stateOf()}
      />
      <p className={layout.foot}>
        <ZoneNote />
      </p>
    </Panel>
  )
}
