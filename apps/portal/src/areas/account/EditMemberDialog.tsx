import { type Member, memberUpdateModel } from '@wattdesk/contract/account/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback } from 'react'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changeMember, memberQuery, refreshMembers } from './account.queries.ts'
import { MemberFields } from './MemberFields.tsx'
import { atRole, type MemberValues, rolesOf, valuesOf } from './member-form.ts'

type Values = MemberValues & { version: number }
type Props = { member: Member; isSelf: boolean; onClose: () => void }

/** A new role applies to open sessions at once. */
export function EditMemberDialog({ member, isSelf, onClose }: Props) {
  const t = useT('account')
  const toModel = useCallback(
    ({ version, firstName, lastName, language, ...held }: Values) => ({
      version,
      firstName,
      lastName,
      language,
      ...(isSelf ? {} : { roles: rolesOf(held) }),
    }),
    [isSelf],
  )
  const saving = useSaveRecord({
    schema: memberUpdateModel,
    initial: (): Values => ({ ...valuesOf(member), version: member.version }),
    toModel,
    toForm: atRole,
    save: (model) => changeMember(member.id, model),
    conflict: {
      code: 'MemberChanged',
      load: async (read) => {
        const saved = await read(memberQuery(member.id))
        return { values: { ...valuesOf(saved), version: saved.version } }
      },
    },
    saved: t('account.edit.saved'),
    failed: (reason) => t('account.edit.failed', { reason }),
    refresh: refreshMembers,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('account.edit.title')} size="md" onClose={onClose}>
      <MemberFields form={saving.form} isSelf={isSelf} />
    </SaveDialog>
  )
}
