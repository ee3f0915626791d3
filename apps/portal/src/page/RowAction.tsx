import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'

type Props = {
  icon: Icon
  /** What it does, with the name of the record. */
  label: string
  /** Why it may not be pressed; it is disabled then. */
  reason?: string | undefined
  onClick: () => void
}

/** Something that can be done with the record of a row, as an icon; disabled with the reason where it may not be done. */
export function RowAction({ icon: Glyph, label, reason, onClick }: Props) {
  return (
    <Tooltip label={reason ?? label}>
      <ActionIcon variant="default" size={28} aria-label={label} disabled={reason !== undefined} onClick={onClick}>
        <Glyph size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
