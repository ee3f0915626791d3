import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ClientCredentials, ClientCredentialsWithSecret } from '@wattdesk/contract/api-access/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { allowedColumns } from '../../page/allowed-columns.ts'
import layout from '../../page/layout.module.css'
import { Refused } from '../../page/Refused.tsx'
import { SettingsTabs } from '../../page/SettingsTabs.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { credentialsQuery } from './api-access.queries.ts'
import { credentialsColumns } from './credentials-columns.tsx'

const GenerateDialog = lazyDialog(async () => ({ default: (await import('./GenerateDialog.tsx')).GenerateDialog }))
const SecretDialog = lazyDialog(async () => ({ default: (await import('./SecretDialog.tsx')).SecretDialog }))
const ResetSecretDialog = lazy(async () => ({ default: (await import('./CredentialsDialogs.tsx')).ResetSecretDialog }))
const RemoveCredentialsDialog = lazy(async () => ({ default: (await import('./CredentialsDialogs.tsx')).RemoveCredentialsDialog }))

type Opened =
  | { kind: 'generate' }
  | { kind: 'secret'; made: ClientCredentialsWithSecret }
  | { kind: 'reset' | 'remove'; credentials: ClientCredentials }

export function ApiAccessScreen() {
  const t = useT('apiAccess')
  const query = useQuery(credentialsQuery)
  const can = useCan()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const items = query.data?.items
  const mayWrite = can('write:account-api-access')
  usePageTitle(t('apiAccess.title'))
  const stateOf = () => {
    if (query.isError && !query.data) return <QueryFailure query={query} />
    return items?.length === 0 ? <EmptyState title={t('apiAccess.empty')}>{t('apiAccess.emptyHint')}</EmptyState> : null
  }
  const reasons = {
    reset: mayWrite ? undefined : t('apiAccess.noPermission'),
    remove: can('delete:account-api-access') ? undefined : t('apiAccess.noPermission'),
  }
  const all = credentialsColumns(t, { open: setOpened, reasons })
  const columns = allowedColumns(all, [reasons.reset, reasons.remove])
  return (
    <>
      <PageHeader
        title={t('apiAccess.title')}
        count={items ? String(items.length) : undefined}
        primary={
          <Tooltip label={mayWrite ? undefined : t('apiAccess.noPermission')}>
            <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!mayWrite} onClick={() => setOpened({ kind: 'generate' })}>
              {t('apiAccess.generate.action')}
            </Button>
          </Tooltip>
        }
      />
      <SettingsTabs />
      <p className={layout.note}>
        {t('apiAccess.intro')} <a href="/api/docs">{t('apiAccess.reference')}</a>
      </p>
      <Refused reason={reasons.reset ?? reasons.remove}>
        <Panel isFlush>
          <DataTable
            label={t('apiAccess.title')}
            columns={columns}
            rows={items}
            keyOf={(credentials) => credentials.id}
            expectedRows={3}
            state={stateOf()}
          />
          <p className={layout.foot}>
            <ZoneNote />
          </p>
        </Panel>
      </Refused>
      <Suspense>
        {opened?.kind === 'generate' ? <GenerateDialog onClose={close} onMade={(made) => setOpened({ kind: 'secret', made })} /> : null}
        {opened?.kind === 'secret' ? <SecretDialog made={opened.made} onClose={close} /> : null}
        {opened?.kind === 'reset' ? (
          <ResetSecretDialog credentials={opened.credentials} onClose={close} onMade={(made) => setOpened({ kind: 'secret', made })} />
        ) : null}
        {opened?.kind === 'remove' ? <RemoveCredentialsDialog credentials={opened.credentials} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
