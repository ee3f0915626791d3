import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { plainStartCode } from '@wattdesk/contract/formats.ts'
import { unallocatedGatewayInstallationRequestModel } from '@wattdesk/contract/unallocated-installations/models.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { newId } from '../../forms/new-id.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { useSayKept } from '../../offline/use-say-kept.ts'
import { useCan } from '../../session/use-session.ts'
import { StartCodeReader } from '../../start-code/StartCodeReader.tsx'
import { companiesQuery } from '../installer-companies/installer-companies.queries.ts'
import { refreshUnallocated, register } from './unallocated-installations.queries.ts'

type Values = { startCode: string; installerCompanyId: string }

/** The start code is typed or scanned. */
export function AddUnallocatedDialog({ onClose }: { onClose: () => void }) {
  const t = useT('unallocatedInstallations')
  const navigate = useNavigate()
  const sayKept = useSayKept(onClose)
  const [toModel] = useState(modelOf)
  const saving = useSaveRecord({
    schema: unallocatedGatewayInstallationRequestModel,
    initial: (): Values => ({ startCode: '', installerCompanyId: '' }),
    toModel,
    save: register,
    saved: t('unallocatedInstallations.add.added'),
    failed: (reason) => t('unallocatedInstallations.add.failed', { reason }),
    refresh: refreshUnallocated,
    onError: sayKept,
    onSaved: ({ id, startCode }) =>
      navigate({
        to: '/dashboard/unallocated-installations/$startCode/$id/smart-energy-devices',
        params: { id, startCode },
      }),
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('unallocatedInstallations.add.title')} submit={t('ui.action.add')} onClose={onClose}>
      <TextField
        form={form}
        name="startCode"
        label={t('unallocatedInstallations.field.startCode')}
        help={t('unallocatedInstallations.add.help')}
        maxLength={64}
        isMono
        isRequired
        hasAutofocus
      />
      <StartCodeReader onCode={(code) => form.set('startCode', code)} />
      <CompanyField form={form} />
    </SaveDialog>
  )
}

/** The same code keeps its ID, so retries are idempotent. */
function modelOf() {
  const ids = new Map<string, string>()
  return ({ startCode, installerCompanyId }: Values) => {
    const code = plainStartCode(startCode)
    const id = ids.get(code) ?? newId()
    ids.set(code, id)
    return { id, startCode, ...(installerCompanyId ? { installerCompanyId } : {}) }
  }
}

type CompanyProps = { form: Parameters<typeof SelectField>[0]['form'] }

/** Members who see several companies choose one; installers have their own. */
function CompanyField({ form }: CompanyProps) {
  const t = useT('unallocatedInstallations')
  const can = useCan()
  const { data } = useQuery({ ...companiesQuery, enabled: can('write:installer-companies') })
  if (!can('write:installer-companies')) return null
  return (
    <SelectField
      form={form}
      name="installerCompanyId"
      label={t('unallocatedInstallations.add.company')}
      emptyLabel={t('unallocatedInstallations.add.noCompany')}
      choices={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
