import { type ClientCredentialsWithSecret, clientCredentialsAddModel } from '@wattdesk/contract/api-access/models.ts'
import { oauthScopes } from '@wattdesk/contract/permissions.ts'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { CheckField, FieldGroup, ParagraphField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { generateCredentials, refreshCredentials } from './api-access.queries.ts'
import { emptyValues, scopeField, scopeWords, toForm, toModel } from './generate-form.ts'

type Props = { onClose: () => void; onMade: (made: ClientCredentialsWithSecret) => void }

export function GenerateDialog({ onClose, onMade }: Props) {
  const t = useT('apiAccess')
  const saving = useSaveRecord({
    schema: clientCredentialsAddModel,
    initial: emptyValues,
    toModel,
    toForm,
    save: generateCredentials,
    failed: (reason) => t('apiAccess.generate.failed', { reason }),
    refresh: refreshCredentials,
    onSaved: onMade,
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('apiAccess.generate.title')} submit={t('apiAccess.generate.submit')} size="md" onClose={onClose}>
      <FieldGroup>
        <TextField
          form={form}
          name="name"
          label={t('apiAccess.field.name')}
          help={t('apiAccess.nameHelp')}
          maxLength={100}
          isRequired
          hasAutofocus
        />
        <DayField form={form} name="expiresOn" label={t('apiAccess.field.expiresOn')} help={t('apiAccess.expiresHelp')} />
      </FieldGroup>
      <FieldGroup title={t('apiAccess.field.scopes')} help={t('apiAccess.scopesHelp')}>
        {oauthScopes.map((scope, at) => (
          <CheckField key={scope} form={form} name={scopeField(at)} label={scope} help={t(scopeWords[scope])} isLine />
        ))}
      </FieldGroup>
      <ParagraphField form={form} name="reason" label={t('apiAccess.field.reason')} help={t('apiAccess.reasonHelp')} rows={2} isRequired />
    </SaveDialog>
  )
}
