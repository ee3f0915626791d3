import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers.ts'
import { installationRequestModel, installationUpdateModel, type PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { codeOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { changePvBattery, createPvBattery, refreshInstallations } from './installations.queries.ts'
import { PvBatteryFields } from './PvBatteryFields.tsx'
import { PvPanelFields } from './PvPanelFields.tsx'
import { hasPv, pvBatteryValues, toRequestModel, toUpdateModel } from './pvbattery-form.ts'
import { usePvBatteryConflict } from './use-pvbattery-conflict.ts'

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
  const client = useQueryClient()
  const [initial] = useState(() => pvBatteryValues(installation, sites[0]?.id ?? ''))
  const [asksForGcp, setAsksForGcp] = useState(false)
  const schema = installation ? installationUpdateModel : installationRequestModel
  const sent = useRef<unknown>(undefined)

  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: unknown) => {
      sent.current = model
      // Each model has passed the schema of its own call.
      return installation
        ? changePvBattery(customerId, installation.configurationId, model as Parameters<typeof changePvBattery>[2])
        : createPvBattery(customerId, model as Parameters<typeof createPvBattery>[1])
    },
    onSuccess: () => {
      toasts.show({ message: t(installation ? 'installations.updated' : 'installations.added'), toastType: 'success' })
      void refreshInstallations(client, customerId)
      onClose()
    },
    onError: (error) => {
      if (codeOf(error) === 'OverwriteGcpUnconfirmed') setAsksForGcp(true)
      else if (!conflict.handle(error) && error instanceof CallError) form.refuse(error.faults)
    },
  })
  const toModel = installation ? toUpdateModel : toRequestModel
  const form = useSchemaForm({ initial, schema, toModel, onSubmit: (model) => save.mutate(model) })
  const conflict = usePvBatteryConflict({ form, initial, customerId, installation })
  const overwriteGcp = () => {
    setAsksForGcp(false)
    save.mutate({ ...(sent.current as object), overwriteGcp: true }) // the model that was just refused for want of this
  }
  const failure = codeOf(save.error) === 'OverwriteGcpUnconfirmed' ? null : save.error
  return (
    <>
      <Dialog
        title={t(installation ? 'installations.edit' : 'installations.add')}
        onClose={onClose}
        size="lg"
        isPinned={save.isPending || form.isDirty}
      >
        {conflict.chooser ?? (
          <DialogForm
            onSubmit={form.onSubmit}
            action={{ error: failure, isPending: save.isPending }}
            failed={(message) => t(installation ? 'installations.failed.updated' : 'installations.failed.added', { message })}
            submit={t(installation ? 'ui.action.save' : 'ui.action.add')}
            onCancel={onClose}
          >
            <div>
              <PvBatteryFields form={form} customerId={customerId} sites={sites} installation={installation} />
              {form.values.hasInverter && hasPv(form.values) ? <PvPanelFields form={form} /> : null}
            </div>
          </DialogForm>
        )}
      </Dialog>
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
