import { type EventEndpoint, sendAgainModel } from '@wattdesk/contract/outgoing-events/models.ts'
import { sentAgainMax } from '@wattdesk/contract/outgoing-events/terms.ts'
import { formatNumber, startOfReaderDay } from '@wattdesk/i18n/formats.ts'
import { dayAfter, isDay } from '@wattdesk/ui/day/day.ts'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { CheckField, FieldGroup } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { refreshEvents, sendSpan } from './outgoing-events.queries.ts'

type Values = { from: string; to: string; onlyFailed: boolean }

export function SendAgainDialog({ endpoint: { id, name }, onClose }: { endpoint: EventEndpoint; onClose: () => void }) {
  const t = useT('outgoingEvents')
  const { language } = useLanguage()
  const saving = useSaveRecord({
    schema: sendAgainModel,
    initial: (): Values => ({ from: '', to: '', onlyFailed: true }),
    toModel,
    save: (model) => sendSpan(id, model),
    saved: ({ count }) => (count === 0 ? t('outgoingEvents.again.none') : t('outgoingEvents.again.done', { count })),
    failed: (reason) => t('outgoingEvents.again.failed', { reason }),
    refresh: refreshEvents,
    onSaved: onClose,
  })
  const { form } = saving
  return (
    <SaveDialog
      saving={saving}
      title={t('outgoingEvents.again.title', { name })}
      submit={t('outgoingEvents.again.submit')}
      onClose={onClose}
    >
      <p className={layout.hint}>{t('outgoingEvents.again.hint', { max: formatNumber(sentAgainMax, language) })}</p>
      <FieldGroup>
        <DayField form={form} name="from" label={t('outgoingEvents.field.from')} isRequired hasAutofocus />
        <DayField form={form} name="to" label={t('outgoingEvents.field.until')} isRequired />
      </FieldGroup>
      <CheckField form={form} name="onlyFailed" label={t('outgoingEvents.field.onlyFailed')} isLine />
    </SaveDialog>
  )
}

/** Whole days of the reader, inclusive. */
const toModel = ({ from, to, onlyFailed }: Values) => ({
  from: isDay(from) ? startOfReaderDay(from).toISOString() : from,
  to: isDay(to) ? startOfReaderDay(dayAfter(to, 1)).toISOString() : to,
  onlyFailed,
})
