import type { SessionRecord } from '@wattdesk/contract/auth/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { browserOf } from './browser-name.ts'
import classes from './marks.module.css'

/** The sentences are those of `profile`. */
export function sessionColumns(t: Translate): Column<SessionRecord>[] {
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
