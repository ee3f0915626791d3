import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { impersonationModel } from '@wattdesk/contract/impersonation/models.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import classes from './impersonation.module.css'
import { type StartedView, startView } from './impersonation.queries.ts'

export function StartViewForm({ customer, onStarted }: { customer: Customer; onStarted: (view: StartedView) => void }) {
  const t = useT('impersonation', 'customers')
  const saving = useSaveRecord({
    schema: impersonationModel,
    initial: () => ({ reason: '' }),
    save: (model) => startView(customer.id, model),
    refresh: (client) => client.invalidateQueries({ queryKey: ['customers', 'one', customer.id] }),
    onSaved: onStarted,
  })
  const { form } = saving
  const refusal = customer.status === 'active' ? undefined : t('impersonation.notActive')
  return (
    <form onSubmit={form.onSubmit} noValidate className={classes.start}>
      <TextField
        form={form}
        name="reason"
        label={t('impersonation.reason')}
        help={t('impersonation.reasonHelp')}
        maxLength={500}
        isRequired
        isDisabled={refusal !== undefined}
      />
      <FormFailure error={saving.error} />
      <Tooltip label={refusal}>
        <Button type="submit" leftSection={<IconEye size={16} aria-hidden />} loading={saving.isPending} disabled={refusal !== undefined}>
          {t('impersonation.start')}
        </Button>
      </Tooltip>
    </form>
  )
}
