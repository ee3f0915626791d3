import { useQuery } from '@tanstack/react-query'
import type { Member } from '@wattdesk/contract/account/models.ts'

import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { codeOf } from '../../api/sentence.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { profileQuery } from '../profile/profile.queries.ts'
import { memberQuery } from './account.queries.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberInvitation } from './MemberInvitation.tsx'
import { MemberLoans } from './MemberLoans.tsx'
import { MemberSessions } from './MemberSessions.tsx'
import { RoleTags, SignedUp } from './member-marks.tsx'

export function MemberDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('account', 'profile')
  const query = useQuery(memberQuery(id))
  const member = query.data
  const mayManage = useCan()('write:account-users')
  const me = useQuery(profileQuery).data
  const mayLend = member && (me?.roles.includes('root') || !member.roles.includes('root'))
  return (
    <Dialog title={member ? `${member.firstName} ${member.lastName}` : t('account.member')} onClose={onClose} size="lg" isDrawer>
      {member ? (
        <div className={layout.stack}>
          <MemberFacts member={member} />
          <MemberActions member={member} onRemoved={onClose} />
          {mayManage && !member.hasSignedUp ? <MemberInvitation member={member} /> : null}
          {mayManage && mayLend ? <MemberLoans member={member} isSelf={me?.id === member.id} /> : null}
          {mayManage && member.hasSignedUp ? <MemberSessions memberId={member.id} /> : null}
        </div>
      ) : codeOf(query.error) === 'NotFound' ? (
        <p>{t('account.notFound')}</p>
      ) : query.isError ? (
        <QueryFailure query={query} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Dialog>
  )
}

function MemberFacts({ member }: { member: Member }) {
  const t = useT('account')
  const languageName = useLanguageName()
  return (
    <FactList
      facts={[
        { label: t('account.field.email'), value: member.email },
        { label: t('account.field.state'), value: <SignedUp member={member} /> },
        { label: t('account.field.roles'), value: <RoleTags roles={member.roles} /> },
        { label: t('account.field.multifactor'), value: t(member.multifactorActive ? 'ui.yes' : 'ui.no') },
        { label: t('account.field.language'), value: languageName(member.language) },
        { label: t('account.field.tenant'), value: member.tenantName },
        { label: t('account.field.createdAt'), value: <Instant at={member.createdAt} /> },
        { label: t('account.field.lastSeenAt'), value: <Instant at={member.lastSeenAt} /> },
        { label: t('account.field.id'), value: <CopyableId text={member.id} /> },
      ]}
    />
  )
}
