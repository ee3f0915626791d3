import { Button, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import classes from './list.module.css'

type Props = {
  label: string
  /** `YYYY-MM-DD` */
  day: string | undefined
  onChoose: (day: string | undefined) => void
}

/** Filters a list by one day. */
export function FilterDay({ label, day, onChoose }: Props) {
  const { t } = useLanguage()
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          size="xs"
          className={classes.filter}
          data-active={day ? true : undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {day ? `${label}: ${day}` : label}
        </Button>
      )}
    >
      {() => (
        <div className={classes.chooser}>
          <TextInput type="date" label={label} value={day ?? ''} onChange={(event) => onChoose(event.currentTarget.value || undefined)} />
          <Button variant="subtle" size="compact-sm" disabled={!day} onClick={() => onChoose(undefined)}>
            {t('ui.action.clear')}
          </Button>
        </div>
      )}
    </Popover>
  )
}
