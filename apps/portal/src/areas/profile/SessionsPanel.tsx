import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SessionRecord } from '@wattdesk/contract/auth/models.ts'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { sessionColumns } from '../../marks/session-columns.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { leaveSession } from '../../sign-in/sign-out.ts'
import { endSession, mySessionsQuery } from './own-account.queries.ts'

export function SessionsPanel() {
  const t = useT('profile')
  const can = useCan()
  const sessions = useQuery(mySessionsQuery)
  const end = useAction({
    act: endSession,
    done: t('profile.sessions.ended'),
    refresh: (client) => client.invalidateQueries({ queryKey: mySessionsQuery.queryKey }),
  })
  const endOne = (session: SessionRecord) => (session.isCurrent ? void leaveSession() : end.run(session.id))
  const columns = sessionColumns(t)
  const withEnd: Column<SessionRecord> = {
    key: 'end',
    header: t('profile.sessions.end'),
    isUntitled: true,
    cell: (session) => (
      <Button variant="default" size="compact-sm" loading={end.isPending && end.input === session.id} onClick={() => endOne(session)}>
        {t('profile.sessions.end')}
      </Button>
    ),
  }
  return (
    <Panel title={t('profile.sessions.title')} isFlush>
      <DataTable
        label={t('profile.sessions.title')}
        columns={can('write:sign-out') ? [...columns, withEnd] : columns}
        rows={sessions.data?.items}
        keyOf={(session) => session.id}
        expectedRows={2}
        state={sessions.isError && !sessions.data ? <QueryFailure query={sessions} /> : null}
      />
      <p className={layout.foot}>
        <ZoneNote />
      </p>
    </Panel>
  )
}
