import { Button } from '@mantine/core'
import { type Icon, IconPlus } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { KindForm } from './kinds/kind-form.ts'

type Props = {
  kind: KindForm
  /** Why no installation can be added; absent if one can. */
  reason?: string
  isReady: boolean
  /** True among several buttons, each with the icon of its kind. */
  isChoice?: boolean
  onAdd: () => void
}

export function AddInstallationButton({ kind, reason, isReady, isChoice = false, onAdd }: Props) {
  const t = useT('installations')
  const Sign: Icon = isChoice ? kind.icon : IconPlus
  return (
    <Tooltip label={reason}>
      <Button
        size="compact-md"
        variant={isChoice ? 'default' : 'filled'}
        leftSection={<Sign size={15} aria-hidden />}
        disabled={reason !== undefined || !isReady}
        onClick={onAdd}
      >
        {t(`installations.kinds.${kind.name}.add`)}
      </Button>
    </Tooltip>
  )
}
