import { useQueryClient } from '@tanstack/react-query'
import { type CustomerHoldings, customerRemoveModel } from '@wattdesk/contract/customer-lifecycle/models.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { purge, refreshLifecycle } from './customer-lifecycle.queries.ts'
import { holdingWords } from './holding-words.ts'
import classes from './lifecycle.module.css'

type Props = {
  customer: Customer
  holdings: CustomerHoldings
  onClose: () => void
  /** Called if a customer was added to the partner meanwhile. */
  onPartnerHasCustomers: () => void
}

export function PurgeForm({ customer, holdings, onClose, onPartnerHasCustomers }: Props) {
  const t = useT('customerLifecycle')
  const client = useQueryClient()
  const { accountName } = customer
  const [schema] = useState(() =>
    customerRemoveModel.refine((model) => model.accountName === accountName, { path: ['accountName'], message: 'Mismatch' }),
  )
  const saving = useSaveRecord({
    schema,
    initial: () => ({ accountName: '', reason: '' }),
    save: (model) => purge(customer.id, model),
    saved: t('customerLifecycle.purge.done'),
    failed: (reason) => t('customerLifecycle.purge.failed', { reason }),
    refresh: refreshLifecycle,
    onSaved: onClose,
    onError: (error) => {
      if (codeOf(error) === 'PartnerHasCustomers') onPartnerHasCustomers()
      // Somebody reactivated it meanwhile.
      if (codeOf(error) === 'CustomerNotInactive') void refreshLifecycle(client)
      return false
    },
  })
  const { form } = saving
  return (
    <SaveForm saving={saving} submit={t('customerLifecycle.purge.submit')} isDangerous>
      <Losses customer={customer} holdings={holdings} />
      <TextField
        form={form}
        name="accountName"
        label={t('customerLifecycle.purge.name')}
        help={t('customerLifecycle.purge.nameHelp', { name: accountName })}
        maxLength={120}
        isRequired
      />
      <TextField
        form={form}
        name="reason"
        label={t('customerLifecycle.purge.reason')}
        help={t('customerLifecycle.purge.reasonHelp')}
        maxLength={200}
        isRequired
      />
    </SaveForm>
  )
}

function Losses({ customer, holdings }: Pick<Props, 'customer' | 'holdings'>) {
  const t = useT('customerLifecycle')
  const words = holdingWords(t, holdings, 'destroyed')
  const until = customer.purgeAt !== null && nowMs() < Date.parse(customer.purgeAt) ? customer.purgeAt : undefined
  return (
    <>
      <p className={classes.danger}>
        {t('customerLifecycle.purge.loss')} {until ? t('customerLifecycle.purge.early', { until: formatInstantInZones(until) }) : null}
      </p>
      {words.length > 0 ? (
        <section aria-label={t('customerLifecycle.purge.lost')}>
          <h3 className={classes.subtitle}>{t('customerLifecycle.purge.lost')}</h3>
          <ul className={classes.losses}>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </section>
      ) : (
        <p>{t('customerLifecycle.holdings.nothing')}</p>
      )}
      <p className={layout.hint}>{t('customerLifecycle.purge.log')}</p>
    </>
  )
}
