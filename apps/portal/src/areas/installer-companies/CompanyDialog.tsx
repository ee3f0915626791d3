import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Installer, InstallerCompany } from '@wattdesk/contract/installer-companies/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { assignInstallers, companyQuery, installersQuery, refreshCompanies } from './installer-companies.queries.ts'
import { RemoveCompanyDialog } from './RemoveCompanyDialog.tsx'

/** Chooses who joins the company and who leaves it. */
export function CompanyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('installerCompanies')
  const company = useQuery(companyQuery(id))
  const installers = useQuery(installersQuery)
  const [isRemoving, setRemoving] = useState(false)
  const failed = [company, installers].find((query) => query.isError && !query.data)
  if (isRemoving && company.data) return <RemoveCompanyDialog company={company.data} onClose={onClose} />
  return (
    <Dialog title={t('installerCompanies.assign.title', { company: company.data?.name ?? '…' })} onClose={onClose}>
      {failed ? <QueryFailure query={failed} /> : null}
      {!failed && !(company.data && installers.data) ? <SkeletonLines count={5} /> : null}
      {company.data && installers.data ? (
        <InstallersForm company={company.data} installers={installers.data.items} onRemove={() => setRemoving(true)} onClose={onClose} />
      ) : null}
    </Dialog>
  )
}

type FormProps = { company: InstallerCompany; installers: readonly Installer[]; onRemove: () => void; onClose: () => void }

function InstallersForm({ company, installers, onRemove, onClose }: FormProps) {
  const t = useT('installerCompanies')
  const can = useCan()
  const [before] = useState(() => company.installers.map(({ id }) => id))
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const joining = chosen.filter((id) => !before.includes(id))
  const leaving = before.filter((id) => !chosen.includes(id))
  const action = useAction({
    act: () => assignInstallers(company.id, { installers: joining, released: leaving }),
    done: t('installerCompanies.assign.done'),
    failed: (reason) => t('installerCompanies.assign.failed', { reason }),
    showsErrors: true,
    refresh: refreshCompanies,
    onDone: onClose,
  })
  const refusal = can('write:installer-companies') ? undefined : t('installerCompanies.noPermission')
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <DialogForm
      action={action}
      isDirty={joining.length + leaving.length > 0}
      refusal={refusal}
      onSubmit={() => action.run()}
      more={
        can('delete:installer-companies') ? (
          <Button variant="default" color="red" onClick={onRemove}>
            {t('installerCompanies.remove.action')}
          </Button>
        ) : null
      }
    >
      <p className={layout.hint}>{t('installerCompanies.assign.hint')}</p>
      {installers.length === 0 ? <p>{t('installerCompanies.assign.none')}</p> : null}
      {installers.map((installer) => (
        <Checkbox
          key={installer.id}
          checked={chosen.includes(installer.id)}
          disabled={refusal !== undefined}
          onChange={() => toggle(installer.id)}
          label={installer.name}
          description={describe(installer, company.id, (name) => t('installerCompanies.assign.elsewhere', { company: name }))}
        />
      ))}
    </DialogForm>
  )
}

/** The address, and the company that the installer would leave. */
function describe({ email, company }: Installer, id: string, elsewhere: (company: string) => string): string {
  return company && company.id !== id ? `${email}, ${elsewhere(company.name)}` : email
}
