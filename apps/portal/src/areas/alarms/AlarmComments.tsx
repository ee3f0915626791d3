import { Button, Textarea } from '@mantine/core'
import { type AlarmDetail, alarmCommentModel } from '@wattdesk/contract/alarms/models.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback, useState } from 'react'
import { newId } from '../../forms/new-id.ts'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import classes from './alarms.module.css'
import { refreshAlarms, writeComment } from './alarms.queries.ts'

export function AlarmComments({ alarm }: { alarm: AlarmDetail }) {
  const t = useT('alarms')
  const mayWrite = useCan()('write:alarms')
  const [isWriting, setWriting] = useState(false)
  return (
    <section className={layout.stack}>
      <h3>{t('alarms.field.comments')}</h3>
      {alarm.commentList.length === 0 ? <p className={layout.hint}>{t('alarms.comment.none')}</p> : null}
      <ul className={classes.comments}>
        {alarm.commentList.map((comment) => (
          <li key={comment.id}>
            <span className={classes.by}>
              {comment.author.name} · <Age at={comment.createdAt} />
            </span>
            <p>{comment.text}</p>
          </li>
        ))}
      </ul>
      {isWriting ? <CommentForm alarmId={alarm.id} onClose={() => setWriting(false)} /> : null}
      {mayWrite && !isWriting ? (
        <div className={layout.buttons}>
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('alarms.comment.new')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** The ID is chosen once, so retries are idempotent. */
function CommentForm({ alarmId, onClose }: { alarmId: string; onClose: () => void }) {
  const t = useT('alarms')
  const [id] = useState(newId)
  const saving = useSaveRecord({
    schema: alarmCommentModel,
    initial: () => ({ text: '' }),
    toModel: useCallback((values: { text: string }) => ({ id, text: values.text }), [id]),
    save: (model) => writeComment(alarmId, model),
    saved: t('alarms.comment.written'),
    failed: (reason) => t('alarms.failed', { reason }),
    refresh: refreshAlarms,
    onSaved: onClose,
  })
  const { form } = saving
  return (
    <SaveForm saving={saving} submit={t('alarms.comment.write')} onCancel={onClose}>
      <Textarea
        {...useField({ form, name: 'text', label: t('alarms.comment.new'), isRequired: true, hasAutofocus: true })}
        rows={3}
        maxLength={2_000}
        value={String(form.read('text') ?? '')}
        onChange={(event) => form.set('text', event.currentTarget.value)}
      />
    </SaveForm>
  )
}
