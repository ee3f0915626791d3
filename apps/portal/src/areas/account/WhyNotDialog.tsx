import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AccessLoan, AccessRequest } from '@wattdesk/contract/account/access/models.ts'
import type { Permission, Role } from '@wattdesk/contract/permissions.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { permissionWords } from '../../session/permission-words.ts'
import { profileQuery } from '../profile/profile.queries.ts'
import { useSwitchTenant } from '../profile/working-tenant.queries.ts'
import classes from './account.module.css'
import { askFor, explanationQuery, refreshAccess } from './member-access.queries.ts'
import { RoleTags } from './member-marks.tsx'

const reasonMax = 300

type Props = { reason: string; permissions: Permission[]; onClose: () => void }

export function WhyNotDialog({ reason, permissions, onClose }: Props) {
  const t = useT('access', 'account')
  const query = useQuery(explanationQuery(permissions))
  return (
    <Dialog title={t('access.why.title')} onClose={onClose} size="md">
      <div className={layout.stack}>
        <p className={classes.lead}>{reason}</p>
        {query.isPending ? <SkeletonLines count={4} /> : null}
        {query.isError && !query.data ? <QueryFailure query={query} /> : null}
        {query.data ? (
          <>
            <Grantors permissions={permissions} roles={query.data.roles} people={query.data.people} />
            <LentFor loans={query.data.loans} onClose={onClose} />
            <Ask permissions={permissions} request={query.data.request} hasGrantors={query.data.people.length > 0} onClose={onClose} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

type GrantorsProps = { permissions: readonly string[]; roles: Role[]; people: readonly { id: string; name: string; role: Role }[] }

function Grantors({ permissions, roles, people }: GrantorsProps) {
  const t = useT('access', 'account')
  const names = people.map(({ id, name, role }) => (
    <span key={id}>
      {name} <span className={layout.hint}>{t(`account.role.${role}`)}</span>
    </span>
  ))
  return (
    <FactList
      facts={[
        {
          label: t('access.why.permissions'),
          value: (
            <span className={classes.inline}>
              {permissions.map((one) => (
                <Tag key={one}>{permissionWords([one], { t })}</Tag>
              ))}
            </span>
          ),
        },
        { label: t('access.why.roles'), value: <RoleTags roles={roles} /> },
        {
          label: t('access.why.people'),
          value: people.length > 0 ? <span className={classes.people}>{names}</span> : t('access.why.nobody'),
        },
      ]}
    />
  )
}

/** Loans for one tenant that hold the permissions: elsewhere, they do not count. */
function LentFor({ loans, onClose }: { loans: readonly AccessLoan[]; onClose: () => void }) {
  const t = useT('access')
  const { data: profile } = useQuery(profileQuery)
  const enter = useSwitchTenant({ onSwitched: onClose })
  const others = loans.filter(({ id }) => id !== profile?.workingIn?.loan.id)
  if (others.length === 0 || !profile || profile.previewedRole) return null
  return (
    <section>
      <p className={classes.above}>{t('access.why.lentFor')}</p>
      <div className={classes.actions}>
        {others.map(({ id, tenant }) => (
          <Button
            key={id}
            variant="default"
            size="compact-md"
            loading={enter.isPending && enter.input === id}
            onClick={() => enter.run(id)}
          >
            {t('access.working.action', { tenant: tenant?.name ?? '' })}
          </Button>
        ))}
      </div>
    </section>
  )
}

type AskProps = { permissions: Permission[]; request: AccessRequest | null; hasGrantors: boolean; onClose: () => void }

function Ask({ permissions, request, hasGrantors, onClose }: AskProps) {
  const t = useT('access')
  const [reason, setReason] = useState('')
  const previewed = useQuery(profileQuery).data?.previewedRole
  const ask = useAction({
    act: () => askFor(permissions, reason),
    done: t('access.why.asked'),
    failed: (why) => t('access.why.failed', { reason: why }),
    showsErrors: true,
    refresh: refreshAccess,
    onDone: onClose,
  })
  if (previewed) return <p role="status">{t('access.why.inPreview')}</p>
  if (request?.state === 'open') return <p role="status">{t('access.why.waiting')}</p>
  return (
    <DialogForm
      onSubmit={() => ask.run()}
      action={ask}
      isDirty={reason !== ''}
      submit={t('access.why.ask')}
      refusal={hasGrantors ? undefined : t('access.why.nobody')}
    >
      {request?.state === 'declined' ? (
        <p>{t('access.why.declined', { name: request.decidedBy ?? '', comment: request.comment ?? '' })}</p>
      ) : null}
      <Textarea
        label={t('access.why.reason')}
        rows={2}
        maxLength={reasonMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  )
}
