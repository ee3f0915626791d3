import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { assignmentForm, type UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { StageList } from './StageList.tsx'
import { assign, commissioningQuery, refreshUnallocated } from './unallocated-installations.queries.ts'

/** Assigns an installation to the customer with an e-mail address, typed twice, and a postal code or reference. */
export function AssignDialog({ installation, onClose }: { installation: UnallocatedInstallation; onClose: () => void }) {
  const t = useT('unallocatedInstallations')
  const ofInstallations = useT('installations')
  const navigate = useNavigate()
  const [asksForGcp, setAsksForGcp] = useState(false)
  const saving = useSaveRecord({
    schema: assignmentForm,
    initial: () => ({ customer: '', confirmation: '', zipCodeOrReference: '', overwriteGcp: false }),
    save: ({ confirmation: _, ...body }) => assign(installation.id, body),
    saved: ({ assignedCustomer }) => t('unallocatedInstallations.assign.done', { customer: assignedCustomer?.accountName ?? '' }),
    failed: (reason) => t('unallocatedInstallations.assign.failed', { reason }),
    refresh: refreshUnallocated,
    onSaved: ({ assignedCustomer }) => {
      onClose()
      if (!assignedCustomer) return
      void navigate({
        to: '/dashboard/unallocated-installations/assigned-installations/$siteId',
        params: { siteId: assignedCustomer.siteId },
      })
    },
    onError: (error) => {
      const isQuestion = codeOf(error) === 'OverwriteGcpUnconfirmed'
      setAsksForGcp(isQuestion)
      return isQuestion
    },
  })
  const overwriteGcp = () => {
    setAsksForGcp(false)
    saving.form.set('overwriteGcp', true)
    saving.form.submit()
  }
  return (
    <>
      <SaveDialog
        saving={saving}
        title={t('unallocatedInstallations.assign.title')}
        submit={t('unallocatedInstallations.assign.action')}
        onClose={onClose}
      >
        <TextField
          form={saving.form}
          name="customer"
          type="email"
          label={t('unallocatedInstallations.assign.email')}
          maxLength={254}
          isRequired
          hasAutofocus
        />
        <TextField
          form={saving.form}
          name="confirmation"
          type="email"
          label={t('unallocatedInstallations.assign.confirmation')}
          maxLength={254}
          isRequired
        />
        <TextField
          form={saving.form}
          name="zipCodeOrReference"
          label={t('unallocatedInstallations.assign.zipCodeOrReference')}
          help={t('unallocatedInstallations.assign.zipCodeOrReferenceHelp')}
          maxLength={40}
          isRequired
        />
        <p className={layout.hint}>{t('unallocatedInstallations.assign.hint')}</p>
        <Commissioned id={installation.id} />
      </SaveDialog>
      {asksForGcp ? (
        <ConfirmDialog
          title={ofInstallations('installations.gcp.overwriteTitle')}
          confirmLabel={ofInstallations('installations.gcp.overwrite')}
          onConfirm={overwriteGcp}
          onClose={() => setAsksForGcp(false)}
        >
          <p>{ofInstallations('installations.gcp.overwriteText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const stageCount = 5

/** What the assignment keeps. */
function Commissioned({ id }: { id: string }) {
  const t = useT('unallocatedInstallations')
  const { data } = useQuery(commissioningQuery({ kind: 'unallocated', id }))
  // The buttons below keep their place when it arrives.
  if (!data) return <SkeletonLines count={stageCount} />
  const isComplete = data.stages.every(({ state }) => state === 'passed')
  return (
    <section aria-label={t('unallocatedInstallations.commissioning.recordTitle')}>
      {isComplete ? null : <p className={layout.hint}>{t('unallocatedInstallations.commissioning.incomplete')}</p>}
      <StageList stages={data.stages} isCompact />
    </section>
  )
}
