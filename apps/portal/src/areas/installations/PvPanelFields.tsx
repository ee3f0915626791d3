import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldGroup, NumberField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './installations.module.css'
import { emptyPanel, type PvBatteryValues } from './pvbattery-form.ts'

const groupsMax = 50

/** Groups of equal panels. */
export function PvPanelFields({ form }: { form: Form<PvBatteryValues> }) {
  const t = useT('installations')
  const { pvPanels } = form.values
  return (
    <div className={classes.panels}>
      <h3>{t('installations.group.panels')}</h3>
      {pvPanels.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity, and their fields are controlled
        <div key={at} className={classes.panelGroup}>
          <div className={classes.panelHead}>
            <span>{t('installations.panel.group', { number: at + 1 })}</span>
            <ActionIcon
              aria-label={t('installations.panel.remove', { number: at + 1 })}
              onClick={() =>
                form.set(
                  'pvPanels',
                  pvPanels.filter((__, other) => other !== at),
                )
              }
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
          <FieldGroup>
            <NumberField form={form} name={`pvPanels.${at}.panelCount`} label={t('installations.field.panelCount')} isRequired />
            <NumberField form={form} name={`pvPanels.${at}.peakPowerW`} label={t('installations.field.peakPowerW')} unit="W" isRequired />
            <NumberField
              form={form}
              name={`pvPanels.${at}.azimuthDegrees`}
              label={t('installations.field.azimuthDegrees')}
              help={t('installations.help.azimuthDegrees')}
              unit="°"
              isRequired
            />
            <NumberField
              form={form}
              name={`pvPanels.${at}.tiltDegrees`}
              label={t('installations.field.tiltDegrees')}
              help={t('installations.help.tiltDegrees')}
              unit="°"
              isRequired
            />
            <NumberField
              form={form}
              name={`pvPanels.${at}.shadedSegmentsCount`}
              label={t('installations.field.shadedSegmentsCount')}
              help={t('installations.help.shadedSegmentsCount')}
              isRequired
            />
            <NumberField form={form} name={`pvPanels.${at}.altitudeM`} label={t('installations.field.altitudeM')} unit="m" />
          </FieldGroup>
        </div>
      ))}
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={pvPanels.length >= groupsMax}
        onClick={() => form.set('pvPanels', [...pvPanels, emptyPanel()])}
      >
        {t('installations.panel.add')}
      </Button>
    </div>
  )
}
