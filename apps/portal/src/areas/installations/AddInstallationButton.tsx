import { Button } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useIsGiven } from '../../page/Refused.tsx'
import type { KindForm } from './kinds/kind-form.ts'

type Props = {
  kind: KindForm
  /** Why no installation can be added; absent if one can. */
  reason?: string
  isReady: boolean
  onAdd: () => void
}

export function AddInstallationButton({ kind, reason, isReady, onAdd }: Props) {
  const t = useT('installations')
  const Sign = kind.icon
  if (useIsGiven(reason)) return null
  return (
    <Tooltip label={reason}>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<Sign size={15} aria-hidden />}
        disabled={reason !== undefined || !isReady}
        onClick={onAdd}
      >
        {t(`installations.kinds.${kind.name}.add`)}
      </Button>
    </Tooltip>
  )
}
