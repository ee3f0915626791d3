import { ActionIcon } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import type { ClientCredentials } from '@wattdesk/contract/client-credentials.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'
import classes from './api-access.module.css'

type Act = ((credentials: ClientCredentials) => void) | undefined

export function credentialsColumns(t: Translate, { reset, remove }: { reset: Act; remove: Act }): Column<ClientCredentials>[] {
  return [
    { key: 'name', header: t('apiAccess.field.name'), isTitle: true, cell: ({ name }) => <b>{name}</b> },
    { key: 'clientId', header: t('apiAccess.field.clientId'), cell: ({ clientId }) => <CopyableId text={clientId} /> },
    { key: 'scopes', header: t('apiAccess.field.scopes'), cell: ({ scopes }) => <Scopes scopes={scopes} /> },
    { key: 'generatedOn', header: t('apiAccess.field.generatedOn'), cell: ({ generatedOn }) => <Moment at={generatedOn} /> },
    { key: 'lastUsedAt', header: t('apiAccess.field.lastUsedAt'), cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
    {
      key: 'expiresAt',
      header: t('apiAccess.field.expiresAt'),
      cell: ({ expiresAt }) => (expiresAt ? <Moment at={expiresAt} /> : t('apiAccess.never')),
    },
    { key: 'createdBy', header: t('apiAccess.field.createdBy'), cell: ({ createdBy }) => createdBy },
    {
      key: 'actions',
      header: t('apiAccess.actions'),
      isUntitled: true,
      cell: (credentials) => (
        <span className={classes.actions}>
          <RowAction label={t('apiAccess.reset.of', { name: credentials.name })} act={reset && (() => reset(credentials))}>
            <IconRefresh size={16} aria-hidden />
          </RowAction>
          <RowAction label={t('apiAccess.remove.of', { name: credentials.name })} act={remove && (() => remove(credentials))}>
            <IconTrash size={16} aria-hidden />
          </RowAction>
        </span>
      ),
    },
  ]
}

function Scopes({ scopes }: Pick<ClientCredentials, 'scopes'>) {
  return (
    <span className={classes.scopes}>
      {scopes.map((scope) => (
        <Tag key={scope}>{scope}</Tag>
      ))}
    </span>
  )
}

function RowAction({ label, act, children }: { label: string; act: (() => void) | undefined; children: ReactNode }) {
  if (!act) return null
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={28} aria-label={label} onClick={act}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
