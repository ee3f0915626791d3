import { IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Member } from '@wattdesk/contract/account/models.ts'

import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { invitationQuery, refreshMembers, sendInvitation } from './account.queries.ts'

/** Shown until the member signs up: the invitation's state, its link if the reader may see it, and resending. */
export function MemberInvitation({ member }: { member: Member }) {
  const t = useT('account')
  const query = useQuery(invitationQuery(member.id))
  const invitation = query.data
  const again = useAction({
    act: () => sendInvitation(member.id),
    done: t('account.invitation.sent', { email: member.email }),
    failed: (reason) => t('account.invitation.failed', { reason }),
    refresh: refreshMembers,
  })
  return (
    <Panel
      title={t('account.invitation.title')}
      actions={
        <ActionButton icon={IconMailForward} isSmall reason={undefined} isPending={again.isPending} onClick={() => again.run()}>
          {t('account.invitation.again')}
        </ActionButton>
      }
    >
      {query.isError && !invitation ? <QueryFailure query={query} /> : null}
      {invitation ? (
        <FactList
          facts={[
            { label: t('account.field.state'), value: t(`account.invitation.state.${invitation.state}`) },
            { label: t('account.invitation.expiresAt'), value: <Instant at={invitation.expiresAt} /> },
            ...(invitation.uri ? [{ label: t('account.invitation.link'), value: <CopyableId text={invitation.uri} /> }] : []),
          ]}
        />
      ) : null}
    </Panel>
  )
}
