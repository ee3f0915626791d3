import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CustomerHoldings, customerRemoveModel } from '@wattdesk/contract/customer-lifecycle.ts'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { codeOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import layout from '../../page/layout.module.css'
import { purge, refreshLifecycle } from './customer-lifecycle.queries.ts'
import { holdingWords } from './holding-words.ts'
import classes from './lifecycle.module.css'

const initial = { accountName: '', reason: '' }
const toModel = (values: typeof initial) => values

type Props = {
  customer: Customer
  holdings: CustomerHoldings
  onClose: () => void
  /** Whether the dialog must not be closed by accident. */
  onPin: (isPinned: boolean) => void
  /** A customer was added to the partner meanwhile. */
  onPartnerHasCustomers: () => void
}

/** What the purge will destroy, in numbers, and the confirmation fields. */
export function PurgeForm({ customer, holdings, onClose, onPin, onPartnerHasCustomers }: Props) {
  const t = useT('lifecycle')
  const client = useQueryClient()
  const { accountName } = customer
  const [schema] = useState(() =>
    customerRemoveModel.refine((model) => model.accountName === accountName, { path: ['accountName'], message: 'Mismatch' }),
  )
  const end = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof purge>[1]) => purge(customer.id, model),
    onSuccess: () => {
      toasts.show({ message: t('lifecycle.purge.done'), toastType: 'success' })
      void refreshLifecycle(client)
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallError) form.refuse(error.faults)
      if (codeOf(error) === 'PartnerHasCustomers') onPartnerHasCustomers()
      // Someone reactivated it meanwhile.
      if (codeOf(error) === 'CustomerNotInactive') void refreshLifecycle(client)
    },
  })
  const form = useSchemaForm({ initial, schema, toModel, onSubmit: (model) => end.mutate(model) })
  const isPinned = end.isPending || form.isDirty
  useEffect(() => onPin(isPinned), [isPinned, onPin])
  const element = useRef<HTMLFormElement>(null)
  // The form appears only after the count, so the dialog's own autofocus has missed it.
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <DialogForm
      ref={element}
      onSubmit={form.onSubmit}
      action={end}
      failed={(reason) => t('lifecycle.purge.failed', { reason })}
      submit={t('lifecycle.purge.submit')}
      isDangerous
      onCancel={onClose}
    >
      <Losses customer={customer} holdings={holdings} />
      <TextField
        form={form}
        name="accountName"
        label={t('lifecycle.purge.name')}
        help={t('lifecycle.purge.nameHelp', { name: accountName })}
        maxLength={120}
        isRequired
      />
      <TextField
        form={form}
        name="reason"
        label={t('lifecycle.purge.reason')}
        help={t('lifecycle.purge.reasonHelp')}
        maxLength={200}
        isRequired
      />
    </DialogForm>
  )
}

function Losses({ customer, holdings }: Pick<Props, 'customer' | 'holdings'>) {
  const t = useT('lifecycle')
  const words = holdingWords(t, holdings, 'destroyed')
  const canComeBack = customer.purgeAt !== null && Date.now() < Date.parse(customer.purgeAt)
  return (
    <>
      <p className={classes.danger}>
        {t('lifecycle.purge.loss')} {canComeBack ? t('lifecycle.purge.early', { until: formatInstant(customer.purgeAt) }) : null}
      </p>
      {words.length > 0 ? (
        <section aria-label={t('lifecycle.purge.lost')}>
          <h3 className={classes.subtitle}>{t('lifecycle.purge.lost')}</h3>
          <ul className={classes.losses}>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </section>
      ) : (
        <p>{t('lifecycle.holdings.nothing')}</p>
      )}
      <p className={layout.hint}>{t('lifecycle.purge.log')}</p>
    </>
  )
}
