import type { InstallerCompany } from '@wattdesk/contract/installer-companies/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { refreshCompanies, removeCompany } from './installer-companies.queries.ts'

export function RemoveCompanyDialog({ company, onClose }: { company: InstallerCompany; onClose: () => void }) {
  const t = useT('installerCompanies')
  const action = useAction({
    act: () => removeCompany(company.id),
    done: t('installerCompanies.remove.done'),
    failed: (reason) => t('installerCompanies.remove.failed', { reason }),
    refresh: refreshCompanies,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('installerCompanies.remove.title', { company: company.name })}
      confirmLabel={t('installerCompanies.remove.action')}
      isDanger
      isPending={action.isPending}
      onConfirm={action.run}
      onClose={onClose}
    >
      <p>{t('installerCompanies.remove.text')}</p>
    </ConfirmDialog>
  )
}
