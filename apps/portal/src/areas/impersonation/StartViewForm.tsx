import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { impersonationModel } from '@wattdesk/contract/impersonation.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { CallError } from '../../api/call-error.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import classes from './impersonation.module.css'
import { type StartedView, startView } from './impersonation.queries.ts'

const initial = { reason: '' }
const toModel = (values: typeof initial) => values

/** Asks for a reason and starts the view. */
export function StartViewForm({ customer, onStarted }: { customer: Customer; onStarted: (view: StartedView) => void }) {
  const t = useT('impersonation', 'customers')
  const client = useQueryClient()
  const start = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof startView>[1]) => startView(customer.id, model),
    onSuccess: (view) => {
      onStarted(view)
      void client.invalidateQueries({ queryKey: ['customers', 'one', customer.id] })
    },
    onError: (error) => error instanceof CallError && form.refuse(error.faults),
  })
  const form = useSchemaForm({ initial, schema: impersonationModel, toModel, onSubmit: (model) => start.mutate(model) })
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
      <FormFailure error={start.error} />
      <Tooltip label={refusal}>
        <Button type="submit" leftSection={<IconEye size={16} aria-hidden />} loading={start.isPending} disabled={refusal !== undefined}>
          {t('impersonation.start')}
        </Button>
      </Tooltip>
    </form>
  )
}
