import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SessionRecord } from '@wattdesk/contract/auth.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { leaveSession } from '../../sign-in/sign-out.ts'
import { browserOf } from './browser-name.ts'
import classes from './profile.module.css'
import { endSession, mySessionsQuery } from './profile.queries.ts'

/** The member's sessions; each can be ended. */
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

function sessionColumns(t: Translate): Column<SessionRecord>[] {
  return [
    {
      key: 'client',
      header: t('profile.sessions.client'),
      isTitle: true,
      cell: (session) => (
        <span className={classes.inline}>
          <b>{clientWords(session.userAgent, t)}</b>
          {session.isCurrent ? <Tag tone="accent">{t('profile.sessions.current')}</Tag> : null}
        </span>
      ),
    },
    { key: 'address', header: t('profile.sessions.address'), cell: (session) => session.clientAddress ?? noValue },
    { key: 'started', header: t('profile.sessions.started'), cell: (session) => <Moment at={session.startedAt} /> },
    { key: 'lastUsed', header: t('profile.sessions.lastUsed'), cell: (session) => <Moment at={session.lastUsedAt} /> },
    { key: 'expires', header: t('profile.sessions.expires'), cell: (session) => <Moment at={session.expiresAt} /> },
  ]
}

function clientWords(userAgent: string | null, t: Translate): string {
  const { browser, system } = browserOf(userAgent ?? '')
  if (browser && system) return t('profile.sessions.on', { browser, system })
  return browser ?? system ?? t('profile.sessions.unknownClient')
}
