import type { Site } from '@wattdesk/contract/customers/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useCallback, useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { InstallationFields } from './InstallationFields.tsx'
import { missingFigures, modelOf, unreadOf, valuesOf } from './installation-form.ts'
import { partWords } from './installation-words.tsx'
import { addFoundInverter, addInstallation, changeInstallation, installationQuery, refreshInstallations } from './installations.queries.ts'
import type { Installation, KindForm, Values } from './kinds/kind-form.ts'

type Props = {
  kind: KindForm
  customerId: string
  sites: readonly Site[]
  /** Absent: adds a new one. */
  installation?: Installation
  /** Known values of a new one, from an inverter that the gateway found. */
  found?: Partial<Values>
  onClose: () => void
}

/** Shows the fields that the kind declares. */
export function InstallationDialog({ kind, customerId, sites, installation, found, onClose }: Props) {
  const t = useT('installations')
  const speech = useLanguage()
  const [asksForGcp, setAsksForGcp] = useState(false)
  const isNew = installation === undefined
  const toModel = useCallback((values: Values) => modelOf(kind, values, isNew), [kind, isNew])
  const alsoCheck = useCallback((values: Values) => missingFigures(kind, values), [kind])
  const parts = kind.fields.filter((field) => field.control === 'parts')
  const saving = useSaveRecord({
    schema: isNew ? kind.models.add : kind.models.update,
    initial: () => ({ ...valuesOf(kind, installation, sites[0]?.id ?? ''), ...found }),
    toModel,
    alsoCheck,
    save: (model) => {
      if (!isNew) return changeInstallation(kind, customerId, installation.configurationId, model)
      return found ? addFoundInverter(customerId, Object(model)) : addInstallation(kind, customerId, model)
    },
    conflict: {
      code: 'InstallationChanged',
      load: async (read) => {
        if (!installation) throw new Error('A new installation has no other version')
        const saved = await read(installationQuery(customerId, kind, installation.configurationId))
        return { values: valuesOf(kind, saved, saved.siteId), savedAt: saved.updatedAt }
      },
      words: Object.fromEntries(
        parts.map((field) => [
          field.name,
          { label: t(`installations.field.${field.name}`), wordsOf: (rows: unknown) => partWords(field, rows, speech) },
        ]),
      ),
      kept: unreadOf(kind),
    },
    saved: t(isNew ? 'installations.added' : 'installations.updated'),
    failed: (message) => t(isNew ? 'installations.failed.added' : 'installations.failed.updated', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
    onError: (error) => {
      const isQuestion = codeOf(error) === 'OverwriteGcpUnconfirmed'
      setAsksForGcp(isQuestion)
      // The agreement counts for one attempt: the next may be about another home.
      if (!isQuestion) saving.form.set('overwriteGcp', false)
      return isQuestion
    },
  })
  const { form } = saving
  const overwriteGcp = () => {
    setAsksForGcp(false)
    form.set('overwriteGcp', true)
    form.submit()
  }
  return (
    <>
      <SaveDialog
        saving={saving}
        title={t(`installations.kinds.${kind.name}.${isNew ? 'add' : 'edit'}`)}
        size="lg"
        submit={t(isNew ? 'ui.action.add' : 'ui.action.save')}
        onClose={onClose}
      >
        <InstallationFields kind={kind} form={form} customerId={customerId} sites={sites} installation={installation} />
      </SaveDialog>
      {asksForGcp ? (
        <ConfirmDialog
          title={t('installations.gcp.overwriteTitle')}
          confirmLabel={t('installations.gcp.overwrite')}
          onConfirm={overwriteGcp}
          onClose={() => setAsksForGcp(false)}
        >
          <p>{t('installations.gcp.overwriteText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
