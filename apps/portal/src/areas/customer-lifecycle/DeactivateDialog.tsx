import { useQuery, useQueryClient } from '@tanstack/react-query'
import { customerDeactivateModel } from '@wattdesk/contract/customer-lifecycle/models.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { CheckField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { useCan } from '../../session/use-session.ts'
import { customerQuery } from '../customers/customers.queries.ts'
import { deactivate, holdingsQuery, reactivate, refreshLifecycle } from './customer-lifecycle.queries.ts'
import { holdingWords } from './holding-words.ts'
import classes from './lifecycle.module.css'

/** Also checks that the typed value is this customer's. */
function schemaFor(accountEmail: string, isAutomated: boolean) {
  return customerDeactivateModel.superRefine((model, check) => {
    if (model.accountEmail !== accountEmail) check.addIssue({ code: 'custom', path: ['accountEmail'], message: 'Mismatch' })
    if (isAutomated && model.isAutomated !== true)
      check.addIssue({ code: 'custom', path: ['isAutomated'], message: 'AutomatedUnconfirmed' })
  })
}

/** Confirmed by typing the customer's e-mail address. */
export function DeactivateDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('customerLifecycle', 'customers')
  const client = useQueryClient()
  const canReactivate = useCan()('write:customers')
  const { accountName: name, accountEmail, source } = customer
  const schema = useMemo(() => schemaFor(accountEmail, source.kind !== 'user'), [accountEmail, source.kind])
  const saving = useSaveRecord({
    schema,
    initial: () => ({ accountEmail: '', isAutomated: false, reason: '', version: customer.version }),
    save: (model) => deactivate(customer.id, model),
    saved: t('customerLifecycle.deactivate.done', { name }),
    undo: () =>
      canReactivate
        ? { act: () => reactivate(customer.id), done: t('customerLifecycle.reactivate.done', { name }), refresh: refreshLifecycle }
        : undefined,
    failed: (reason) => t('customerLifecycle.deactivate.failed', { reason }),
    refresh: refreshLifecycle,
    onSaved: onClose,
    onError: (error) => {
      // Somebody changed the customer meanwhile: its version, or the address that must be typed.
      if (codeOf(error) === 'CustomerChanged' || codeOf(error) === 'ValidationFailed') void takeVersion()
      return false
    },
  })
  const { form } = saving
  // Shows the other member's change; submitting again deactivates the current version.
  const takeVersion = async () => form.set('version', (await client.fetchQuery({ ...customerQuery(customer.id), staleTime: 0 })).version)
  return (
    <SaveDialog
      saving={saving}
      title={t('customerLifecycle.deactivate.title')}
      size="md"
      submit={t('customerLifecycle.deactivate.action')}
      isDangerous
      onClose={onClose}
    >
      <Consequences customer={customer} />
      <TextField
        form={form}
        name="accountEmail"
        label={t('customerLifecycle.deactivate.email')}
        help={t('customerLifecycle.deactivate.emailHelp', { email: accountEmail })}
        type="email"
        maxLength={254}
        isRequired
        hasAutofocus
      />
      <TextField form={form} name="reason" label={t('customerLifecycle.deactivate.reason')} maxLength={200} />
      {source.kind === 'user' ? null : (
        <CheckField
          form={form}
          name="isAutomated"
          label={t('customerLifecycle.deactivate.automated')}
          help={t('customerLifecycle.deactivate.automatedHelp', { source: t(`customers.source.${source.kind}`) })}
        />
      )}
    </SaveDialog>
  )
}

function Consequences({ customer }: { customer: Customer }) {
  const t = useT('customerLifecycle')
  const { language } = useLanguage()
  const { data, isPending } = useQuery(holdingsQuery(customer.id))
  if (isPending) return <SkeletonLines count={3} />
  const things = data ? holdingWords(t, data, 'restored') : []
  return (
    <>
      {data ? (
        <p>{t('customerLifecycle.deactivate.now', { users: t('customerLifecycle.holdings.users', { count: data.users }) })}</p>
      ) : null}
      <p>
        {things.length > 0
          ? t('customerLifecycle.deactivate.later', { things: new Intl.ListFormat(language).format(things) })
          : t('customerLifecycle.deactivate.laterBare')}
      </p>
      {data && data.customers > 0 ? <p className={classes.warning}>{t('customerLifecycle.deactivate.partner')}</p> : null}
    </>
  )
}
