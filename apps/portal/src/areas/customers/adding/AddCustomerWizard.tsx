import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { TenantChoice } from '@wattdesk/contract/tenants/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { DialogForm } from '../../../forms/DialogForm.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { useCan } from '../../../session/use-session.ts'
import { customerFaults } from '../customer-faults.ts'
import { createTechnicalCustomer } from '../customer-record.queries.ts'
import classes from '../customers.module.css'
import { createCustomer, createCustomerOfPartner, refreshCustomers, tenantsQuery } from '../customers.queries.ts'
import { AccountStep, CheckStep, SiteStep, TypeStep } from './AddCustomerSteps.tsx'
import {
  type AddCustomerValues,
  addCustomerSchema,
  addSubCustomerSchema,
  emptyCustomer,
  partnerSteps,
  type Step,
  stepFields,
  steps,
  toAddModel,
  toSubAddModel,
  withTenant,
} from './add-customer-form.ts'

type Props = {
  /** The partner of the new customer, which is then residential. Leaves out one step. */
  partner?: Customer
  onClose: () => void
}

/** Four steps, each checked before the next. */
export function AddCustomerWizard({ partner, onClose }: Props) {
  const t = useT('customers')
  const tenants = useQuery(tenantsQuery)
  return (
    <Dialog
      title={partner ? t('customers.add.titleOf', { name: partner.accountName }) : t('customers.add.title')}
      onClose={onClose}
      size="md"
    >
      {tenants.data ? (
        <WizardForm partner={partner} tenants={tenants.data.items} />
      ) : tenants.isError ? (
        <QueryFailure query={tenants} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </Dialog>
  )
}

/** The only tenant, or the partner's. */
const tenantFor = (tenants: readonly TenantChoice[], partner: Customer | undefined) =>
  partner ? tenants.find((tenant) => tenant.id === partner.tenant.id) : tenants[0]

/** The form has validated the model by the schema of the chosen call. */
function create(model: unknown, { partner, isTechnical }: Pick<Props, 'partner'> & { isTechnical: boolean }): Promise<Customer> {
  if (partner) return createCustomerOfPartner(partner.id, model as Parameters<typeof createCustomerOfPartner>[1])
  return (isTechnical ? createTechnicalCustomer : createCustomer)(model as Parameters<typeof createCustomer>[0])
}

function WizardForm({ partner, tenants }: Pick<Props, 'partner'> & { tenants: readonly TenantChoice[] }) {
  const t = useT('customers')
  const navigate = useNavigate()
  const mayInvite = useCan()('write:customers-users')
  const order = partner ? partnerSteps : steps
  const [step, setStep] = useState<Step>(order[0] ?? 'type')
  const saving = useSaveRecord<AddCustomerValues, z.ZodType, Customer>({
    schema: partner ? addSubCustomerSchema : addCustomerSchema,
    initial: () => ({ ...withTenant(emptyCustomer(), tenantFor(tenants, partner)), invite: mayInvite }),
    toModel: partner ? toSubAddModel : toAddModel,
    faultsOf: customerFaults,
    save: (model): Promise<Customer> => create(model, { partner, isTechnical: form.values.isTechnical }),
    saved: ({ accountName: name, accountEmail: email }): string =>
      form.values.invite ? t('customers.add.createdAndInvited', { name, email }) : t('customers.add.created', { name }),
    failed: (reason) => t('customers.add.failed', { reason }),
    refresh: refreshCustomers,
    onSaved: ({ id }) => navigate({ to: '/dashboard/customers/$customerId', params: { customerId: id } }),
    onError: (error) => {
      const faults = customerFaults(error)
      const faulty = order.find((one) => faults.some((fault) => stepFields[one].includes(fault.field)))
      if (faulty) setStep(faulty)
      return false
    },
  })
  const { form } = saving
  const place = useStepFocus(step)
  const proceed = (event: FormEvent<HTMLFormElement>) => {
    if (step === 'check') return form.onSubmit(event)
    form.touch(...stepFields[step])
    const faulty = stepFields[step].find((field) => form.faults.some((fault) => fault.field === field))
    if (faulty) event.currentTarget.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus()
    else setStep(order[order.indexOf(step) + 1] ?? 'check')
  }
  const back = (
    <Button variant="default" disabled={saving.isPending} onClick={() => setStep(order[order.indexOf(step) - 1] ?? step)}>
      {t('ui.action.back')}
    </Button>
  )
  const tenantName = partner?.accountName ?? tenants.find((tenant) => tenant.id === form.values.tenantId)?.name ?? ''
  return (
    <>
      <StepList order={order} step={step} />
      <DialogForm
        onSubmit={proceed}
        action={saving}
        isDirty={form.isDirty}
        submit={t(step === 'check' ? 'customers.add.submit' : 'ui.action.next')}
        more={step === order[0] ? null : back}
      >
        <div ref={place} tabIndex={-1}>
          {step === 'type' ? <TypeStep form={form} tenants={tenants} /> : null}
          {step === 'account' ? <AccountStep form={form} /> : null}
          {step === 'site' ? <SiteStep form={form} /> : null}
          {step === 'check' ? <CheckStep values={form.values} tenantName={tenantName} /> : null}
        </div>
      </DialogForm>
    </>
  )
}

const fields = ['[aria-invalid="true"]', ':is(input:not([type="radio"]), [type="radio"]:checked, select, textarea):not(:disabled)']

/**
 * Moves the focus into a step that appears: to its first fault, or else to its first field. The last step has none, and gets the focus
 * itself: if it stayed on the button, another Enter would create the customer unseen.
 */
function useStepFocus(step: Step): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const [first = place.current] = fields.flatMap((selector) => place.current?.querySelector<HTMLElement>(selector) ?? [])
    first?.focus()
  }, [step])
  return place
}

const stepWords = {
  type: 'customers.add.stepType',
  account: 'customers.add.stepAccount',
  site: 'customers.add.stepSite',
  check: 'customers.add.stepCheck',
} as const

function StepList({ order, step }: { order: readonly Step[]; step: Step }) {
  const t = useT('customers')
  const at = order.indexOf(step)
  return (
    <ol className={classes.steps}>
      {order.map((one, index) => (
        <li key={one} aria-current={one === step ? 'step' : undefined} data-done={index < at || undefined}>
          {t(stepWords[one])}
        </li>
      ))}
    </ol>
  )
}
