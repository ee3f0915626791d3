import type { Member } from '@wattdesk/contract/account/models.ts'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './account.module.css'

/** The displayed role comes first. */
export function RoleTags({ roles }: Pick<Member, 'roles'>) {
  const t = useT('account')
  return (
    <span className={classes.inline}>
      {roles.map((role, index) => (
        <Tag key={role} tone={index === 0 ? 'accent' : 'neutral'}>
          {t(`account.role.${role}`)}
        </Tag>
      ))}
    </span>
  )
}

export function SignedUp({ member }: { member: Pick<Member, 'hasSignedUp'> }) {
  const t = useT('account')
  return (
    <StatusDot tone={member.hasSignedUp ? 'ok' : 'neutral'}>{t(member.hasSignedUp ? 'account.signedUp' : 'account.invited')}</StatusDot>
  )
}
