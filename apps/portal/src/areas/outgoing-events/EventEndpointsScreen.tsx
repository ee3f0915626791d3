import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EventEndpoint, EventEndpointWithSecret } from '@wattdesk/contract/outgoing-events/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { SettingsTabs } from '../../page/SettingsTabs.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { type EndpointDialog, EndpointMenu } from './EndpointMenu.tsx'
import { endpointColumns } from './endpoint-columns.tsx'
import { endpointsQuery } from './outgoing-events.queries.ts'

const AddEndpointDialog = lazy(async () => ({ default: (await import('./EndpointDialogs.tsx')).AddEndpointDialog }))
const EditEndpointDialog = lazy(async () => ({ default: (await import('./EndpointDialogs.tsx')).EditEndpointDialog }))
const ReplaceSecretDialog = lazy(async () => ({ default: (await import('./SecretDialogs.tsx')).ReplaceSecretDialog }))
const SecretDialog = lazy(async () => ({ default: (await import('./SecretDialogs.tsx')).SecretDialog }))
const SendAgainDialog = lazy(async () => ({ default: (await import('./SendAgainDialog.tsx')).SendAgainDialog }))
const RemoveEndpointDialog = lazy(async () => ({ default: (await import('./RemoveEndpointDialog.tsx')).RemoveEndpointDialog }))

type Opened = { kind: 'add' } | { kind: 'secret'; made: EventEndpointWithSecret } | { kind: EndpointDialog; endpoint: EventEndpoint }

export function EventEndpointsScreen() {
  const t = useT('outgoingEvents')
  const { language } = useLanguage()
  const query = useQuery(endpointsQuery)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const showSecret = (made: EventEndpointWithSecret) => setOpened({ kind: 'secret', made })
  const items = query.data?.items
  const mayWrite = useCan()('write:outgoing-events')
  usePageTitle(t('outgoingEvents.title'))
  const stateOf = () => {
    if (query.isError && !query.data) return <QueryFailure query={query} />
    return items?.length === 0 ? <EmptyState title={t('outgoingEvents.empty')}>{t('outgoingEvents.emptyHint')}</EmptyState> : null
  }
  const menuOf = (endpoint: EventEndpoint) => <EndpointMenu endpoint={endpoint} onOpen={(kind) => setOpened({ kind, endpoint })} />
  return (
    <>
      <PageHeader
        title={t('outgoingEvents.title')}
        count={items ? String(items.length) : undefined}
        primary={
          <Tooltip label={mayWrite ? undefined : t('outgoingEvents.noPermission')}>
            <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!mayWrite} onClick={() => setOpened({ kind: 'add' })}>
              {t('outgoingEvents.add.action')}
            </Button>
          </Tooltip>
        }
      />
      <SettingsTabs />
      <p className={layout.note}>
        {t('outgoingEvents.intro')} <Link to="/dashboard/settings/event-deliveries">{t('outgoingEvents.deliveries.title')}</Link>
      </p>
      <Panel isFlush>
        <DataTable
          label={t('outgoingEvents.title')}
          columns={endpointColumns(t, language, menuOf)}
          rows={items}
          keyOf={(endpoint) => endpoint.id}
          expectedRows={3}
          state={stateOf()}
        />
        <p className={layout.foot}>
          <ZoneNote />
        </p>
      </Panel>
      <Suspense>
        {opened?.kind === 'add' ? <AddEndpointDialog onClose={close} onMade={showSecret} /> : null}
        {opened?.kind === 'secret' ? <SecretDialog made={opened.made} onClose={close} /> : null}
        {opened?.kind === 'edit' ? <EditEndpointDialog endpoint={opened.endpoint} onClose={close} /> : null}
        {opened?.kind === 'replace-secret' ? <ReplaceSecretDialog endpoint={opened.endpoint} onClose={close} onMade={showSecret} /> : null}
        {opened?.kind === 'send-again' ? <SendAgainDialog endpoint={opened.endpoint} onClose={close} /> : null}
        {opened?.kind === 'remove' ? <RemoveEndpointDialog endpoint={opened.endpoint} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
