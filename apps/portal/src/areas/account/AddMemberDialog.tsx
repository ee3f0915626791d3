import { useQuery } from '@tanstack/react-query'
import { memberAddModel } from '@wattdesk/contract/account/models.ts'
import { type Choice, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback, useState } from 'react'
import { newId } from '../../forms/new-id.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { customerQuery, tenantsQuery } from '../customers/customers.queries.ts'
import { useScopeTenant } from '../profile/profile.queries.ts'
import { addMember, refreshMembers } from './account.queries.ts'
import { MemberFields } from './MemberFields.tsx'
import { alsoOf, atRole, type MemberValues, rolesOf } from './member-form.ts'

type Values = MemberValues & { email: string; tenantId: string }
type Props = {
  /** Adds the member to this customer's own tenant. */
  partnerId?: string
  onClose: () => void
  onAdded: (id: string) => void
}

/** Waits for the tenants to choose from before it shows the form. */
export function AddMemberDialog({ partnerId, ...props }: Props) {
  const tenants = useTenants(partnerId)
  return tenants ? <AddMember tenants={tenants} {...props} /> : null
}

/** The ID is chosen once, so retries are idempotent. */
function AddMember({ tenants, onClose, onAdded }: Omit<Props, 'partnerId'> & { tenants: readonly Choice[] }) {
  const t = useT('account')
  const [id] = useState(newId)
  const toModel = useCallback(
    ({ email, firstName, lastName, language, tenantId, ...held }: Values) => ({
      ...{ id, email, firstName, lastName, language, tenantId },
      roles: rolesOf(held),
    }),
    [id],
  )
  const saving = useSaveRecord({
    schema: memberAddModel,
    initial: (): Values => ({
      ...{ email: '', firstName: '', lastName: '', language: '', role: '', also: alsoOf([]) },
      tenantId: tenants[0]?.value ?? '',
    }),
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
        <SelectField
          form={saving.form}
          name="tenantId"
          label={t('account.field.tenant')}
          help={t('account.tenantHelp')}
          choices={tenants}
          isRequired
          isDisabled={tenants.length === 1}
        />
      </MemberFields>
    </SaveDialog>
  )
}

/** Tenants that a member can be added to, the default first: a partner's own, or the reader's and its affiliates. */
function useTenants(partnerId: string | undefined): Choice[] | undefined {
  const own = useScopeTenant()
  const { data: below, isPending } = useQuery({ ...tenantsQuery, enabled: partnerId === undefined })
  const { data: partner } = useQuery({ ...customerQuery(partnerId ?? ''), enabled: partnerId !== undefined })
  if (partnerId !== undefined) {
    return partner?.partnerTenantId ? [{ value: partner.partnerTenantId, label: partner.accountName }] : undefined
  }
  if (!own || isPending) return undefined
  // Includes only the reader's own tenant if there are none below.
  const others = below?.items.filter(({ id }) => id !== own.id) ?? []
  return [own, ...others].map(({ id, name }) => ({ value: id, label: name }))
}
