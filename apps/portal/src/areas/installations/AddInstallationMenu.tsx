import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useIsGiven } from '../../page/Refused.tsx'
import { kindForms } from './kinds/catalogue.ts'
import type { KindForm } from './kinds/kind-form.ts'

type Props = {
  /** Why no installation can be added; undefined if one can. */
  reason: string | undefined
  isReady: boolean
  onAdd: (kind: KindForm) => void
}

export function AddInstallationMenu({ reason, isReady, onAdd }: Props) {
  const t = useT('installations')
  if (useIsGiven(reason)) return null
  const look = { variant: 'default', size: 'compact-md', leftSection: <IconPlus size={15} aria-hidden /> } as const
  if (reason !== undefined || !isReady) {
    return (
      <Tooltip label={reason}>
        <Button {...look} disabled>
          {t('installations.addDevice')}
        </Button>
      </Tooltip>
    )
  }
  return (
    <Menu
      label={t('installations.addDevice')}
      placement="bottom-end"
      items={kindForms.map((kind) => ({
        key: kind.name,
        label: t(`installations.kinds.${kind.name}.title`),
        icon: kind.icon,
        onSelect: () => onAdd(kind),
      }))}
      trigger={(trigger) => (
        <Button {...trigger} {...look}>
          {t('installations.addDevice')}
        </Button>
      )}
    />
  )
}
