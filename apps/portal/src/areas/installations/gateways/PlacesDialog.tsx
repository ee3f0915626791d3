import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type Gateway, gatewayPlacesModel } from '@wattdesk/contract/gateways/models.ts'
import { FieldGroup, NumberField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { SaveForm } from '../../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { ActionButton } from '../../../page/ActionButton.tsx'
import classes from '../installations.module.css'
import { gatewaysQuery, keepGateway, refreshInstallations, savePlaces } from '../installations.queries.ts'
import { emptyPlace, ofTypedUnits, placeWords, type TypedPlaces, typedPlaces, wantedPlaces } from './typed-places.ts'

type Props = { customerId: string; gateway: Gateway }

/** Addresses at which a gateway searches for devices besides the usual ports and units. */
export function PlacesButton({ reason, ...props }: Props & { reason: string | undefined }) {
  const t = useT('installations')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton isSmall reason={reason} onClick={() => setOpen(true)}>
        {t('installations.places.open')}
      </ActionButton>
      {isOpen ? (
        <Dialog title={t('installations.places.title')} onClose={() => setOpen(false)}>
          <PlacesForm {...props} onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

function PlacesForm({ customerId, gateway, onClose }: Props & { onClose: () => void }) {
  const t = useT('installations')
  const saving = useSaveRecord({
    schema: gatewayPlacesModel,
    initial: () => typedPlaces(gateway.places),
    toModel: wantedPlaces,
    toForm: ofTypedUnits,
    conflict: {
      code: 'InstallationChanged',
      load: async (read) => {
        const { items } = await read(gatewaysQuery(customerId))
        const current = items.find((one) => one.configurationId === gateway.configurationId)
        if (!current) throw new Error('The gateway has left the home')
        return { values: typedPlaces(current.places) }
      },
      words: {
        places: {
          label: t('installations.places.open'),
          wordsOf: (places) => placeWords(places as TypedPlaces['places']) || t('installations.places.none'),
        },
      },
    },
    save: (model) => savePlaces(customerId, gateway.configurationId, model),
    saved: t('installations.places.saved'),
    failed: (message) => t('installations.places.failed', { message }),
    refresh: (client, saved) => {
      keepGateway(client, customerId, saved)
      return refreshInstallations(client, customerId)
    },
    onSaved: onClose,
  })
  const { form } = saving
  const rows = form.values.places
  return (
    <SaveForm saving={saving} submit={t('installations.places.save')}>
      <p>{t('installations.places.hint')}</p>
      <div className={classes.parts}>
        {rows.length === 0 ? <p>{t('installations.places.none')}</p> : null}
        {rows.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and their fields are controlled
          <div key={at} className={classes.part}>
            <div className={classes.partHead}>
              <span>{t('installations.places.entry', { number: at + 1 })}</span>
              <ActionIcon
                aria-label={t('installations.places.remove', { number: at + 1 })}
                onClick={() =>
                  form.set(
                    'places',
                    rows.filter((__, other) => other !== at),
                  )
                }
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </div>
            <FieldGroup>
              <TextField form={form} name={`places.${at}.host`} label={t('installations.places.host')} isRequired isMono />
              <NumberField form={form} name={`places.${at}.port`} label={t('installations.places.port')} isRequired />
              <TextField
                form={form}
                name={`places.${at}.units`}
                label={t('installations.places.units')}
                help={t('installations.places.unitsHelp')}
              />
            </FieldGroup>
          </div>
        ))}
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={rows.length >= 16}
          onClick={() => form.set('places', [...rows, emptyPlace])}
        >
          {t('installations.places.add')}
        </Button>
      </div>
    </SaveForm>
  )
}
