import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'

type Props = { reason: string | undefined; icon?: ReactNode; onClick: () => void; children: ReactNode }

/** Opens a dialog that changes a part of the record; disabled with the reason where it may not be changed. */
export function ChangeButton({ reason, icon = <IconPencil size={15} aria-hidden />, onClick, children }: Props) {
  return (
    <Tooltip label={reason}>
      <Button variant="default" size="compact-md" leftSection={icon} disabled={reason !== undefined} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  )
}
