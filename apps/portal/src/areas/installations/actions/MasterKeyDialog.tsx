import { invertersMasterKeyModel } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { refreshInstallations, storeMasterKey } from '../installations.queries.ts'
import type { Installation } from '../kinds/kind-form.ts'

type Props = { customerId: string; installation: Installation; onClose: () => void }

/** Stores the secret printed on an inverter. */
export function MasterKeyDialog({ customerId, installation, onClose }: Props) {
  const t = useT('installations')
  const saving = useSaveRecord({
    schema: invertersMasterKeyModel,
    initial: () => ({ masterKey: '' }),
    save: (model) => storeMasterKey(installation.configurationId, model),
    saved: t('installations.masterKey.saved'),
    failed: (message) => t('installations.masterKey.failed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('installations.masterKey.set')} onClose={onClose}>
      {installation.hasMasterKey === true ? <p>{t('installations.masterKey.replaces')}</p> : null}
      <TextField
        form={saving.form}
        name="masterKey"
        label={t('installations.masterKey.label')}
        help={t('installations.masterKey.help')}
        type="password"
        autoComplete="new-password"
        maxLength={64}
        isMono
        isRequired
        hasAutofocus
      />
    </SaveDialog>
  )
}
