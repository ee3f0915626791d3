import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AccessRequest } from '@wattdesk/contract/account/access/models.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { permissionWords } from '../../session/permission-words.ts'
import classes from './account.module.css'
import { accessRequestsQuery, declineRequest, refreshAccess } from './member-access.queries.ts'
import { RoleTags } from './member-marks.tsx'

export function AccessRequestsPanel({ onOpen }: { onOpen: (memberId: string) => void }) {
  const t = useT('access')
  const query = useQuery(accessRequestsQuery)
  const { data } = query
  const [declined, setDeclined] = useState<AccessRequest>()
  if (query.isError && !data) {
    return (
      <div className={classes.above}>
        <Panel title={t('access.requests.title')}>
          <QueryFailure query={query} />
        </Panel>
      </div>
    )
  }
  if (!data?.items.length) return null
  const more = data.total - data.items.length
  return (
    <div className={classes.above}>
      <Panel title={t('access.requests.title')} marks={<Tag tone="accent">{data.total}</Tag>} isFlush>
        <ul className={classes.requests}>
          {data.items.map((request) => (
            <li key={request.id}>
              <div>
                <span className={classes.inline}>
                  <b>{request.member.name}</b>
                  <RoleTags roles={request.member.roles} />
                  <Age at={request.createdAt} />
                </span>
                <span>{permissionWords(request.permissions, { t }).join(', ')}</span>
                {request.reason ? <span>{request.reason}</span> : null}
              </div>
              <span className={classes.inline}>
                <Button
                  variant="default"
                  size="compact-md"
                  onClick={() => onOpen(request.member.id)}
                  aria-label={`${t('access.requests.give')}: ${request.member.name}`}
                >
                  {t('access.requests.give')}
                </Button>
                <Button
                  variant="default"
                  size="compact-md"
                  onClick={() => setDeclined(request)}
                  aria-label={`${t('access.requests.decline')}: ${request.member.name}`}
                >
                  {t('access.requests.decline')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {more > 0 ? <p className={layout.foot}>{t('access.requests.more', { count: more })}</p> : null}
        {declined ? <DeclineDialog request={declined} onClose={() => setDeclined(undefined)} /> : null}
      </Panel>
    </div>
  )
}

function DeclineDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const t = useT('access')
  const [comment, setComment] = useState('')
  const { name } = request.member
  const decline = useAction({
    act: () => declineRequest(request.id, comment),
    done: t('access.requests.declined'),
    failed: (reason) => t('access.requests.failed', { reason }),
    showsErrors: true,
    refresh: refreshAccess,
    onDone: onClose,
  })
  return (
    <Dialog title={t('access.requests.declineTitle', { name })} onClose={onClose}>
      <DialogForm
        onSubmit={() => decline.run()}
        action={decline}
        isDirty={comment !== ''}
        submit={t('access.requests.decline')}
        isBlocked={comment.trim() === ''}
      >
        <Textarea
          label={t('access.requests.comment', { name })}
          rows={2}
          maxLength={300}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
