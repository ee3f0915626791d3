import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { toasts } from '../../api/toasts.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
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
import { customerFaults } from './customer-faults.ts'
import { createTechnicalCustomer } from './customer-record.queries.ts'
import classes from './customers.module.css'
import { createCustomer, createCustomerOfPartner, refreshCustomers, tenantsQuery } from './customers.queries.ts'

type Props = {
  /** Below whom the customer is created; then it is a household, and there is a step less. */
  partner?: Customer
  onClose: () => void
}

/** Creates a customer of one of the three types in four steps; each is checked before the next. */
export function AddCustomerWizard({ partner, onClose }: Props) {
  const t = useT('customers')
  const client = useQueryClient()
  const navigate = useNavigate()
  const order = partner ? partnerSteps : steps
  const [step, setStep] = useState<Step>(order[0] ?? 'type')
  const [asksToLeave, setAsksToLeave] = useState(false)
  const [initial] = useState(emptyCustomer)
  const { data: tenants } = useQuery(tenantsQuery)
  const element = useRef<HTMLFormElement>(null)

  const create = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: unknown) => {
      // Each model has passed the schema of its own call.
      if (partner) return createCustomerOfPartner(partner.id, model as Parameters<typeof createCustomerOfPartner>[1])
      return (form.values.isTechnical ? createTechnicalCustomer : createCustomer)(model as Parameters<typeof createCustomer>[0])
    },
    onSuccess: (customer) => {
      toasts.show({ message: t('customers.add.created', { name: customer.accountName }), toastType: 'success' })
      void refreshCustomers(client)
      void navigate({ to: '/dashboard/customers/$customerId', params: { customerId: customer.id } })
    },
    onError: (error) => {
      const faults = customerFaults(error)
      form.refuse(faults)
      const faulty = order.find((one) => faults.some((fault) => stepFields[one].includes(fault.field)))
      if (faulty) setStep(faulty)
    },
  })
  const form = useSchemaForm<AddCustomerValues, z.ZodType>({
    initial,
    schema: partner ? addSubCustomerSchema : addCustomerSchema,
    toModel: partner ? toSubAddModel : toAddModel,
    onSubmit: (model) => create.mutate(model),
  })
  const home = partner ? tenants?.items.find((tenant) => tenant.id === partner.tenant.id) : tenants?.items[0]
  // The first tenant is the likely one, and often the only one; a partner's is the one it belongs to.
  const preset = useEffectEvent((tenant: NonNullable<typeof home>) => form.reset(withTenant(form.values, tenant)))
  const hasTenant = form.values.tenantId !== ''
  useEffect(() => {
    if (home && !hasTenant) preset(home)
  }, [home, hasTenant])

  const faultyFields = stepFields[step].filter((field) => form.faults.some((fault) => fault.field === field))
  const proceed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step === 'check') return form.onSubmit(event)
    form.touch(...stepFields[step])
    if (faultyFields.length > 0) {
      element.current?.querySelector<HTMLElement>(`[name="${faultyFields[0]}"]`)?.focus()
      return
    }
    setStep(order[order.indexOf(step) + 1] ?? 'check')
  }
  const tenantName = partner?.accountName ?? tenants?.items.find((tenant) => tenant.id === form.values.tenantId)?.name ?? ''
  const close = () => (form.isDirty ? setAsksToLeave(true) : onClose())
  return (
    <>
      <Dialog
        title={partner ? t('customers.add.titleOf', { name: partner.accountName }) : t('customers.add.title')}
        onClose={close}
        size="md"
        isPinned={create.isPending}
      >
        <StepList order={order} step={step} />
        <form ref={element} onSubmit={proceed} noValidate>
          {step === 'type' ? <TypeStep form={form} tenants={tenants?.items ?? []} /> : null}
          {step === 'account' ? <AccountStep form={form} /> : null}
          {step === 'site' ? <SiteStep form={form} /> : null}
          {step === 'check' ? <CheckStep values={form.values} tenantName={tenantName} /> : null}
          {create.error ? (
            <div className={classes.failure}>
              <FormFailure error={create.error} words={(reason) => t('customers.add.failed', { reason })} />
            </div>
          ) : null}
          <div className={classes.buttons}>
            {step === order[0] ? null : (
              <Button variant="default" disabled={create.isPending} onClick={() => setStep(order[order.indexOf(step) - 1] ?? step)}>
                {t('ui.action.back')}
              </Button>
            )}
            <Button variant="default" disabled={create.isPending} onClick={close}>
              {t('ui.action.cancel')}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {step === 'check' ? t('customers.add.submit') : t('ui.action.next')}
            </Button>
          </div>
        </form>
      </Dialog>
      {asksToLeave ? (
        <ConfirmDialog
          title={t('customers.add.leave')}
          confirmLabel={t('customers.add.discard')}
          isDanger
          onConfirm={onClose}
          onClose={() => setAsksToLeave(false)}
        >
          <p>{t('customers.add.leaveHint')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
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
