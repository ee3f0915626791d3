import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldGroup, NumberField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { partValues, rowsOf } from './installation-form.ts'
import classes from './installations.module.css'
import type { PartField, Values } from './kinds/kind-form.ts'

type Props = { form: Form<Values>; field: PartField; isDisabled: boolean }

/** Repeated rows of fields, such as the panel groups of an inverter. */
export function PartFields({ form, field, isDisabled }: Props) {
  const t = useT('installations')
  const { name, fields, max, words } = field
  const rows = rowsOf(form.values[name])
  return (
    <div className={classes.parts}>
      <h3>{t(`installations.field.${name}`)}</h3>
      {rows.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and their fields are controlled
        <div key={at} className={classes.part}>
          <div className={classes.partHead}>
            <span>{t(`installations.${words}.group`, { number: at + 1 })}</span>
            <ActionIcon
              disabled={isDisabled}
              aria-label={t(`installations.${words}.remove`, { number: at + 1 })}
              onClick={() =>
                form.set(
                  name,
                  rows.filter((__, other) => other !== at),
                )
              }
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
          <FieldGroup>
            {fields.map((one) => (
              <NumberField
                key={one.name}
                form={form}
                name={`${name}.${at}.${one.name}`}
                label={t(`installations.field.${one.name}`)}
                help={one.help ? t(`installations.help.${one.help}`) : undefined}
                unit={one.unit}
                isRequired={one.isRequired}
                isDisabled={isDisabled}
              />
            ))}
          </FieldGroup>
        </div>
      ))}
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={isDisabled || rows.length >= max}
        onClick={() => form.set(name, [...rows, partValues(fields)])}
      >
        {t(`installations.${words}.add`)}
      </Button>
    </div>
  )
}
