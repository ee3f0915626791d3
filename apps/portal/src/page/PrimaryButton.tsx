import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'

type Props = {
  /** Why it may not be pressed; it is disabled then. */
  reason: string | undefined
  icon: Icon
  onClick: () => void
  children: ReactNode
}

/** The one primary action of a screen, in its header. */
export function PrimaryButton({ reason, icon: Glyph, onClick, children }: Props) {
  return (
    <Tooltip label={reason}>
      <Button leftSection={<Glyph size={16} aria-hidden />} disabled={reason !== undefined} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  )
}
