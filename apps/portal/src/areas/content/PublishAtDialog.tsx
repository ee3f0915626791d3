import type { Content } from '@wattdesk/contract/content/models.ts'
import { day } from '@wattdesk/contract/formats.ts'
import { instantOfReader, readerZoneInForce } from '@wattdesk/i18n/formats.ts'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { FieldGroup, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { z } from 'zod'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { publishContent, refreshContent } from './content.queries.ts'

const model = z.strictObject({ day, time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'TimeInvalid') })

/** Publishes the shown version at a time in the reader's own zone. */
export function PublishAtDialog({ content, onClose }: { content: Content; onClose: () => void }) {
  const t = useT('content')
  const { id, language, version } = content
  const saving = useSaveRecord({
    schema: model,
    initial: () => ({ day: '', time: '' }),
    save: (at) => publishContent(id, { language, version, at: instantOfReader(`${at.day}T${at.time}`).toISOString() }),
    saved: t('content.publish.set'),
    failed: (reason) => t('content.publish.failed', { reason }),
    refresh: refreshContent,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('content.publish.laterTitle')} onClose={onClose}>
      <p className={layout.hint}>{t('content.publish.laterHint', { version, zone: readerZoneInForce() })}</p>
      <FieldGroup>
        <DayField form={saving.form} name="day" label={t('content.publish.day')} isRequired hasAutofocus />
        <TextField form={saving.form} name="time" label={t('content.publish.time')} placeholder="14:30" maxLength={5} isRequired />
      </FieldGroup>
    </SaveDialog>
  )
}
