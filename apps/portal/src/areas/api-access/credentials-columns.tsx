import { IconRefresh, IconTrash } from '@tabler/icons-react'
import type { ClientCredentials } from '@wattdesk/contract/api-access/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { RowAction } from '../../page/RowAction.tsx'
import classes from './api-access.module.css'

type Acts = {
  open: (opened: { kind: 'reset' | 'remove'; credentials: ClientCredentials }) => void
  /** Why they cannot be reset or removed. */
  reasons: { reset: string | undefined; remove: string | undefined }
}

export function credentialsColumns(t: Translate, { open, reasons }: Acts): Column<ClientCredentials>[] {
  return [
    { key: 'name', header: t('apiAccess.field.name'), isTitle: true, cell: ({ name }) => <b>{name}</b> },
    { key: 'clientId', header: t('apiAccess.field.clientId'), cell: ({ clientId }) => <CopyableId text={clientId} /> },
    { key: 'scopes', header: t('apiAccess.field.scopes'), cell: ({ scopes }) => <Scopes scopes={scopes} /> },
    { key: 'generatedOn', header: t('apiAccess.field.generatedOn'), cell: ({ generatedOn }) => <Moment at={generatedOn} /> },
    { key: 'lastUsedAt', header: t('apiAccess.field.lastUsedAt'), cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
    {
      key: 'expiresAt',
      header: t('apiAccess.field.expiresAt'),
      cell: ({ expiresAt }) => expiryOf(expiresAt, t),
    },
    { key: 'createdBy', header: t('apiAccess.field.createdBy'), cell: ({ createdBy }) => createdBy },
    {
      key: 'actions',
      header: t('apiAccess.actions'),
      isUntitled: true,
      cell: (credentials) => (
        <span className={classes.actions}>
          <RowAction
            icon={IconRefresh}
            label={t('apiAccess.reset.of', { name: credentials.name })}
            reason={reasons.reset}
            onClick={() => open({ kind: 'reset', credentials })}
          />
          <RowAction
            icon={IconTrash}
            label={t('apiAccess.remove.of', { name: credentials.name })}
            reason={reasons.remove}
            onClick={() => open({ kind: 'remove', credentials })}
          />
        </span>
      ),
    },
  ]
}

function expiryOf(expiresAt: string | null, t: Translate) {
  if (!expiresAt) return t('apiAccess.never')
  if (new Date(expiresAt).getTime() > nowMs()) return <Moment at={expiresAt} />
  return (
    <StatusDot tone="error" detail={formatInstantInZones(expiresAt)}>
      {t('apiAccess.expired')}
    </StatusDot>
  )
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
