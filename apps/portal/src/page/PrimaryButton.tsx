import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'

type Props = {
  /** Why the action is not allowed; undefined if it is. */
  reason: string | undefined
  icon: Icon
  onClick: () => void
  children: ReactNode
}

/** The primary action of a screen, in its header. */
export function PrimaryButton({ reason, icon: Glyph, onClick, children }: Props) {
  return (
    <Tooltip label={reason}>
      <Button leftSection={<Glyph size={16} aria-hidden />} disabled={reason !== undefined} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  )
}
