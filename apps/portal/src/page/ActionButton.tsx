import { Button } from '@mantine/core'
import { type Icon, IconPencil } from '@tabler/icons-react'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'

type Props = {
  /** Why it may not be pressed; it is disabled then. */
  reason: string | undefined
  icon?: Icon
  /** Beside one of several records, in its row or card. */
  isSmall?: boolean
  /** With the name of the record, where several buttons say the same. */
  label?: string
  isPending?: boolean
  /** Edits the record of the page: the key E presses it. */
  isOfPage?: boolean
  onClick: () => void
  children: ReactNode
}

/** Something that can be done with a record or a part of it, mostly a change; disabled with the reason where it may not be done. */
export function ActionButton({ reason, icon: Glyph = IconPencil, isSmall, label, isPending, isOfPage, onClick, children }: Props) {
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
