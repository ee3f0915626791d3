import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { dropInstallation } from './installations.queries.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

type Props = { kind: KindForm; customerId: string; installation: Installation; onClose: () => void }

export function RemoveInstallationDialog({ kind, customerId, installation, onClose }: Props) {
  const t = useT('installations')
  return (
    <RemovalDialog
      customerId={customerId}
      title={t('installations.remove.title')}
      confirmLabel={t('installations.remove.confirm')}
      text={t('installations.remove.text', { vendor: installation.vendor.displayName, id: installation.installationId })}
      act={() => dropInstallation(kind, customerId, installation.configurationId)}
      done={t('installations.removed')}
      onClose={onClose}
    />
  )
}
