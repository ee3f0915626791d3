import type { Site } from '@wattdesk/contract/customers.ts'
import { installationRequestModel, installationUpdateModel, type PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changePvBattery, createPvBattery, pvBatteriesQuery, refreshInstallations } from './installations.queries.ts'
import { PvBatteryFields } from './PvBatteryFields.tsx'
import { PvPanelFields } from './PvPanelFields.tsx'
import { panelWords } from './panel-words.ts'
import { hasPv, pvBatteryValues, toRequestModel, toUpdateModel } from './pvbattery-form.ts'

type Props = {
  customerId: string
  sites: readonly Site[]
  /** The installation to change; a new one is added when absent. */
  installation?: PvBattery
  onClose: () => void
}

/** Adds or changes a PV and battery installation with all its fields. */
export function PvBatteryDialog({ customerId, sites, installation, onClose }: Props) {
  const t = useT('installations')
  const [asksForGcp, setAsksForGcp] = useState(false)
  const saving = useSaveRecord({
    schema: installation ? installationUpdateModel : installationRequestModel,
    initial: () => pvBatteryValues(installation, sites[0]?.id ?? ''),
    toModel: installation ? toUpdateModel : toRequestModel,
    save: (model: unknown) =>
      // Each model has passed the schema of its own call.
      installation
        ? changePvBattery(customerId, installation.configurationId, model as Parameters<typeof changePvBattery>[2])
        : createPvBattery(customerId, model as Parameters<typeof createPvBattery>[1]),
    conflict: {
      code: 'InstallationChanged',
      load: async (read) => {
        const { items } = await read(pvBatteriesQuery(customerId))
        const saved = items.find((one) => one.configurationId === installation?.configurationId)
        if (!saved) throw new Error('The installation is gone')
        return { values: pvBatteryValues(saved, saved.siteId), savedAt: saved.updatedAt }
      },
      words: { pvPanels: { label: t('installations.field.pvPanels'), wordsOf: (panels) => panelWords(panels, t) } },
      kept: ['apiKey', 'clearsApiKey', 'overwriteGcp'],
    },
    saved: t(installation ? 'installations.updated' : 'installations.added'),
    failed: (message) => t(installation ? 'installations.failed.updated' : 'installations.failed.added', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
    onError: (error) => {
      const isQuestion = codeOf(error) === 'OverwriteGcpUnconfirmed'
      setAsksForGcp(isQuestion)
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
        title={t(installation ? 'installations.edit' : 'installations.add')}
        size="lg"
        submit={t(installation ? 'ui.action.save' : 'ui.action.add')}
        onClose={onClose}
      >
        <div>
          <PvBatteryFields form={form} customerId={customerId} sites={sites} installation={installation} />
          {form.values.hasInverter && hasPv(form.values) ? <PvPanelFields form={form} /> : null}
        </div>
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
