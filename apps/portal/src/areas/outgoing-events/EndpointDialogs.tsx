import {
  type EventEndpoint,
  type EventEndpointWithSecret,
  eventEndpointModel,
  eventEndpointUpdateModel,
} from '@wattdesk/contract/outgoing-events/models.ts'
import { eventKinds } from '@wattdesk/contract/outgoing-events/terms.ts'
import { CheckField, FieldGroup, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { type EndpointValues, emptyValues, kindField, toForm, toModel, toUpdate, valuesOf } from './endpoint-form.ts'
import classes from './outgoing-events.module.css'
import { addEndpoint, changeEndpoint, endpointsQuery, refreshEvents } from './outgoing-events.queries.ts'

type Adding = { onClose: () => void; onMade: (made: EventEndpointWithSecret) => void }

/** Its secret is shown afterwards. */
export function AddEndpointDialog({ onClose, onMade }: Adding) {
  const t = useT('outgoingEvents')
  const saving = useSaveRecord({
    schema: eventEndpointModel,
    initial: emptyValues,
    toModel,
    toForm,
    save: addEndpoint,
    failed: (reason) => t('outgoingEvents.add.failed', { reason }),
    refresh: refreshEvents,
    onSaved: onMade,
  })
  return (
    <SaveDialog saving={saving} title={t('outgoingEvents.add.title')} submit={t('ui.action.add')} size="md" onClose={onClose}>
      <Fields form={saving.form} />
    </SaveDialog>
  )
}

export function EditEndpointDialog({ endpoint, onClose }: { endpoint: EventEndpoint; onClose: () => void }) {
  const t = useT('outgoingEvents')
  const saving = useSaveRecord({
    schema: eventEndpointUpdateModel,
    initial: () => valuesOf(endpoint),
    toModel: toUpdate,
    toForm,
    save: (model) => changeEndpoint(endpoint.id, model),
    conflict: {
      code: 'EventEndpointChanged',
      load: async (read) => {
        const { items } = await read(endpointsQuery)
        return { values: valuesOf(items.find(({ id }) => id === endpoint.id) ?? endpoint) }
      },
    },
    saved: t('outgoingEvents.edit.saved'),
    failed: (reason) => t('outgoingEvents.edit.failed', { reason }),
    refresh: refreshEvents,
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('outgoingEvents.edit.title')} size="md" onClose={onClose}>
      <Fields form={saving.form} />
    </SaveDialog>
  )
}

function Fields<Values extends EndpointValues>({ form }: { form: Form<Values> }) {
  const t = useT('outgoingEvents')
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('outgoingEvents.field.name')}
        help={t('outgoingEvents.nameHelp')}
        maxLength={100}
        isRequired
        hasAutofocus
      />
      <TextField
        form={form}
        name="url"
        label={t('outgoingEvents.field.url')}
        help={t('outgoingEvents.urlHelp')}
        placeholder="https://"
        maxLength={500}
        isRequired
      />
      <FieldGroup title={t('outgoingEvents.field.kinds')} help={t('outgoingEvents.kindsHelp')}>
        <div className={classes.choices}>
          {eventKinds.map((kind, at) => (
            <CheckField key={kind} form={form} name={kindField(at)} label={t(`outgoingEvents.kind.${kind}`)} />
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
