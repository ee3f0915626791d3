import { Button } from '@mantine/core'
import { type Icon, IconPencil } from '@tabler/icons-react'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'
import { useIsGiven } from './Refused.tsx'

type Props = {
  /** Why the action is not allowed; undefined if it is. */
  reason: string | undefined
  icon?: Icon
  /** For a button in the row or card of one of several records. */
  isSmall?: boolean
  /** Includes the name of the record, if several buttons have the same label. */
  label?: string
  isPending?: boolean
  /** Edits the page's record, so the key E triggers it too. */
  isOfPage?: boolean
  onClick: () => void
  children: ReactNode
}

/** If the action is not allowed, the button is disabled with a reason, or omitted if the screen already gives the reason. */
export function ActionButton({ reason, icon: Glyph = IconPencil, isSmall, label, isPending, isOfPage, onClick, children }: Props) {
  if (useIsGiven(reason)) return null
  return (
    <Tooltip label={reason}>
      <Button
        variant="default"
        size={isSmall ? 'compact-sm' : 'compact-md'}
        leftSection={<Glyph size={isSmall ? 14 : 15} aria-hidden />}
        disabled={reason !== undefined}
        loading={isPending}
        aria-label={label}
        data-shortcut-edit={isOfPage || undefined}
        onClick={onClick}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
