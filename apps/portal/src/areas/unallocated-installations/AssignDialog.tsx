import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import {
  assignmentForm,
  assignToCustomerRequestBody,
  type UnallocatedInstallation,
} from '@wattdesk/contract/unallocated-installations/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { codeOf } from '../../api/sentence.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { CustomerPick } from '../../pickers/CustomerPick.tsx'
import { useCan } from '../../session/use-session.ts'
import { StageList } from './StageList.tsx'
import { assign, commissioningQuery, refreshUnallocated } from './unallocated-installations.queries.ts'

const noCustomer = { customer: '', confirmation: '', zipCodeOrReference: '', overwriteGcp: false }
type AssignmentValues = typeof noCustomer

/** A customer chosen by name needs no second address, and may have no postal code. */
const chosenModel = ({ confirmation: _, zipCodeOrReference, ...values }: AssignmentValues) => ({
  ...values,
  ...(zipCodeOrReference ? { zipCodeOrReference } : {}),
})
const typedModel = (values: AssignmentValues) => values

/** The server does not reveal which of both was wrong, so the fault is shown at the first. */
function faultsOfTyped(error: unknown): FieldFault[] {
  if (codeOf(error) === 'CustomerNotFound') return [{ field: 'customer', code: 'AssigneeUnknown', message: 'AssigneeUnknown' }]
  return error instanceof CallError ? error.faults : []
}

/** The customer is chosen by name, or identified by an e-mail address, typed twice, and a postal code or reference. */
export function AssignDialog({ installation, onClose }: { installation: UnallocatedInstallation; onClose: () => void }) {
  const t = useT('unallocatedInstallations')
  const ofInstallations = useT('installations')
  const navigate = useNavigate()
  const mayPick = useCan()('read:customers')
  const [asksForGcp, setAsksForGcp] = useState(false)
  const saving = useSaveRecord({
    schema: mayPick ? assignToCustomerRequestBody : assignmentForm,
    initial: () => noCustomer,
    toModel: mayPick ? chosenModel : typedModel,
    faultsOf: mayPick ? undefined : faultsOfTyped,
    save: ({ customer, zipCodeOrReference, overwriteGcp }) => assign(installation.id, { customer, zipCodeOrReference, overwriteGcp }),
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
      // The agreement counts for one attempt: the next may be about another home.
      if (!isQuestion) saving.form.set('overwriteGcp', false)
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
        {mayPick ? <CustomerChoice form={saving.form} /> : <TypedCustomer form={saving.form} />}
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

type FormProps = { form: Form<AssignmentValues> }

/** For installers, who cannot see customers: they type the customer's details twice. */
function TypedCustomer({ form }: FormProps) {
  const t = useT('unallocatedInstallations')
  return (
    <>
      <TextField
        form={form}
        name="customer"
        type="email"
        label={t('unallocatedInstallations.assign.email')}
        maxLength={254}
        isRequired
        hasAutofocus
      />
      <TextField
        form={form}
        name="confirmation"
        type="email"
        label={t('unallocatedInstallations.assign.confirmation')}
        maxLength={254}
        isRequired
      />
      <TextField
        form={form}
        name="zipCodeOrReference"
        label={t('unallocatedInstallations.assign.zipCodeOrReference')}
        help={t('unallocatedInstallations.assign.zipCodeOrReferenceHelp')}
        maxLength={40}
        isRequired
      />
    </>
  )
}

/** For members who see customers: they choose one by name, and its record provides what installers type. */
function CustomerChoice({ form }: FormProps) {
  const t = useT('unallocatedInstallations')
  const [chosen, setChosen] = useState<CustomerRow>()
  const choose = (customer: CustomerRow | undefined) => {
    setChosen(customer)
    form.set('customer', customer?.accountEmail ?? '')
    form.set('zipCodeOrReference', customer?.externalReferenceId ?? customer?.site?.zipCode ?? '')
  }
  if (!chosen) {
    return (
      <fieldset className={layout.choice}>
        <legend>{t('unallocatedInstallations.assign.customer')}</legend>
        <CustomerPick
          name="customer"
          fault={
            form.errorOf('customer', t('unallocatedInstallations.assign.customer'))
              ? t('unallocatedInstallations.assign.choose')
              : undefined
          }
          onChoose={(_, customer) => choose(customer)}
        />
      </fieldset>
    )
  }
  const fault = form.errorOf('customer', chosen.accountName)
  return (
    <section aria-label={t('unallocatedInstallations.assign.customer')}>
      <FactList
        facts={[
          { label: t('unallocatedInstallations.assign.customer'), value: chosen.accountName },
          { label: t('unallocatedInstallations.assign.email'), value: chosen.accountEmail },
          {
            label: t('unallocatedInstallations.field.address'),
            value: [chosen.site?.address, chosen.site?.zipCode, chosen.site?.city].filter(Boolean).join(', ') || noValue,
          },
        ]}
      />
      {fault ? <FailureLine message={fault} /> : null}
      <Button variant="subtle" size="compact-sm" onClick={() => choose(undefined)}>
        {t('unallocatedInstallations.assign.other')}
      </Button>
    </section>
  )
}

const stageCount = 5

/** The commissioning record that the assignment keeps. */
function Commissioned({ id }: { id: string }) {
  const t = useT('unallocatedInstallations')
  const query = useQuery(commissioningQuery({ kind: 'unallocated', id }))
  const { data } = query
  const failed = t('unallocatedInstallations.commissioning.failed')
  if (query.isError && !data) return <QueryFailure query={query} message={failed} />
  // Keeps the buttons below in place while it loads.
  if (!data) return <SkeletonLines count={stageCount} />
  const isComplete = data.stages.every(({ state }) => state === 'passed')
  return (
    <section aria-label={t('unallocatedInstallations.commissioning.recordTitle')}>
      {query.isError ? <FailureLine message={failed} /> : null}
      {isComplete ? null : <p className={layout.hint}>{t('unallocatedInstallations.commissioning.incomplete')}</p>}
      <StageList stages={data.stages} isCompact />
    </section>
  )
}
