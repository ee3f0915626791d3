import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useIsGiven } from './Refused.tsx'

type Props = {
  icon: Icon
  /** Includes the name of the record. */
  label: string
  /** Why the action is not allowed; undefined if it is. */
  reason?: string | undefined
  onClick: () => void
}

/** An action on a row's record, as an icon. If it is not allowed, the button is disabled with a reason, or omitted if the screen gives it. */
export function RowAction({ icon: Glyph, label, reason, onClick }: Props) {
  if (useIsGiven(reason)) return null
  return (
    <Tooltip label={reason ?? label}>
      <ActionIcon variant="default" size={28} aria-label={label} disabled={reason !== undefined} onClick={onClick}>
        <Glyph size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
