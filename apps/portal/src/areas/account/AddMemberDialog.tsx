import { memberAddModel } from '@wattdesk/contract/account.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback, useState } from 'react'
import { newId } from '../../forms/new-id.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { addMember, refreshMembers } from './account.queries.ts'
import { MemberFields } from './MemberFields.tsx'
import { alsoOf, atRole, type MemberValues, rolesOf } from './member-form.ts'

type Values = MemberValues & { email: string }

/** Adds a member, who is invited by mail. The ID is chosen once, so that a repeated call adds one member. */
export function AddMemberDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const t = useT('account')
  const [id] = useState(newId)
  const toModel = useCallback(
    ({ email, firstName, lastName, language, ...held }: Values) => ({ id, email, firstName, lastName, language, roles: rolesOf(held) }),
    [id],
  )
  const saving = useSaveRecord({
    schema: memberAddModel,
    initial: (): Values => ({ email: '', firstName: '', lastName: '', language: '', role: '', also: alsoOf([]) }),
    toModel,
    toForm: atRole,
    save: addMember,
    saved: (member) => t('account.add.saved', { email: member.email }),
    failed: (reason) => t('account.add.failed', { reason }),
    refresh: refreshMembers,
    onSaved: (member) => onAdded(member.id),
  })
  return (
    <SaveDialog saving={saving} title={t('account.add.title')} submit={t('account.add.submit')} size="md" onClose={onClose}>
      <MemberFields form={saving.form}>
        <TextField form={saving.form} name="email" type="email" label={t('account.field.email')} maxLength={254} isRequired hasAutofocus />
      </MemberFields>
    </SaveDialog>
  )
}
