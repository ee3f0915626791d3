import { Button } from '@mantine/core'
import { type BrandDomain, domainModel } from '@wattdesk/contract/white-label/domains/models.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import classes from './white-label.module.css'
import { refreshDomain, setDomain } from './white-label.queries.ts'

type Props = { customerId: string; domain: BrandDomain; reason: string | undefined }

export function DomainForm({ customerId, domain, reason }: Props) {
  const t = useT('whiteLabel')
  const saving = useSaveRecord({
    schema: domainModel,
    initial: () => ({ domain: domain.domain ?? '', version: domain.version }),
    // The worker may have changed the state while the member typed, which changes nothing about what they want.
    save: (model) => setDomain(customerId, { ...model, version: domain.version }),
    saved: t('whiteLabel.domain.requested'),
    failed: (why) => t('whiteLabel.domain.failed', { reason: why }),
    refresh: (client, saved) => refreshDomain(client, customerId, saved),
  })
  const { form } = saving
  return (
    <form onSubmit={form.onSubmit} noValidate className={classes.domainForm}>
      <TextField
        form={form}
        name="domain"
        label={t('whiteLabel.field.domain')}
        help={t('whiteLabel.help.domain')}
        placeholder="energy.partner.com"
        maxLength={300}
        isRequired
        isDisabled={reason !== undefined}
      />
      <Button type="submit" loading={saving.isPending} disabled={reason !== undefined || !form.isDirty}>
        {t(domain.domain ? 'whiteLabel.domain.change' : 'whiteLabel.domain.connect')}
      </Button>
      <FormFailure error={saving.error} words={saving.failed} />
      {form.isDirty && !saving.isPending ? <LeaveQuestion /> : null}
    </form>
  )
}
