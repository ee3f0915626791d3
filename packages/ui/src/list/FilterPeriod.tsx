import { Button, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import classes from './list.module.css'

/** Days `YYYY-MM-DD`, both inclusive. */
export type Period = { from?: string; until?: string }

type Props = { label: string; period: Period; onChoose: (period: Period) => void }

/** Filters a list by a period of days. */
export function FilterPeriod({ label, period, onChoose }: Props) {
  const { t } = useLanguage()
  const isActive = Boolean(period.from || period.until)
  const words = [
    period.from ? `${t('ui.list.from')} ${period.from}` : undefined,
    period.until ? `${t('ui.list.until')} ${period.until}` : undefined,
  ]
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          size="xs"
          className={classes.filter}
          data-active={isActive || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {isActive ? `${label}: ${words.filter(Boolean).join(' ')}` : label}
        </Button>
      )}
    >
      {() => (
        <div className={classes.chooser}>
          <TextInput
            type="date"
            label={t('ui.list.from')}
            value={period.from ?? ''}
            max={period.until}
            onChange={(event) => onChoose({ ...period, from: event.currentTarget.value || undefined })}
          />
          <TextInput
            type="date"
            label={t('ui.list.until')}
            value={period.until ?? ''}
            min={period.from}
            onChange={(event) => onChoose({ ...period, until: event.currentTarget.value || undefined })}
          />
          <Button variant="subtle" size="compact-sm" disabled={!isActive} onClick={() => onChoose({})}>
            {t('ui.action.clear')}
          </Button>
        </div>
      )}
    </Popover>
  )
}
