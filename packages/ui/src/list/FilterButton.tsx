import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Popover } from '../overlay/Popover.tsx'
import classes from './list.module.css'

type Props = {
  label: string
  chosen: string | undefined
  children: () => ReactNode
}

/** Shows the chosen values of a filter, and opens its editor. */
export function FilterButton({ label, chosen, children }: Props) {
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          size="xs"
          className={classes.filter}
          data-active={chosen !== undefined || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {chosen ? `${label}: ${chosen}` : label}
        </Button>
      )}
    >
      {children}
    </Popover>
  )
}
