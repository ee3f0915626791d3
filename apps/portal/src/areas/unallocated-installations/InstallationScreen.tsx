import { IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useTimed } from '@wattdesk/ui/feedback/use-now.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useEffect, useState } from 'react'
import { codeOf } from '../../api/sentence.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ButtonLink } from '../../page/HomeLink.tsx'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { DevicesPart } from './DevicesPart.tsx'
import { InstallationStatusMark } from './InstallationStatusMark.tsx'
import { InstallationTabs, type Part } from './InstallationTabs.tsx'
import { LivePart } from './LivePart.tsx'
import { OverviewPart } from './OverviewPart.tsx'
import classes from './unallocated.module.css'
import { installationQuery, isRefused, type Subject } from './unallocated-installations.queries.ts'

const AssignDialog = lazyDialog(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }))
const RemoveUnallocatedDialog = lazyDialog(async () => ({
  default: (await import('./RemoveUnallocatedDialog.tsx')).RemoveUnallocatedDialog,
}))

const parts = { overview: OverviewPart, devices: DevicesPart, live: LivePart }

/** One installation: its remaining access, devices, data check and assignment. */
export function InstallationScreen({ subject, part }: { subject: Subject; part: Part }) {
  const t = useT('unallocatedInstallations', 'installations', 'errors', 'validation')
  const query = useQuery(installationQuery(subject))
  const installation = query.data
  usePageTitle(installation?.startCode ?? t('unallocatedInstallations.title'))
  useEndOfAccess(installation?.expiresAt, query.refetch)
  // Access may have expired since the data was shown.
  if (query.isError && (!installation || isRefused(query.error))) {
    // A mistyped address contains no ID.
    const isTypo = codeOf(query.error) === 'ValidationFailed'
    return <QueryFailure query={query} message={isTypo ? t('errors.NotFound') : undefined} isPage />
  }
  if (!installation) {
    return (
      <>
        <PageHeader title={t(subject.kind === 'assigned' ? 'unallocatedInstallations.assigned' : 'unallocatedInstallations.title')} />
        <SkeletonLines count={8} />
      </>
    )
  }
  const Shown = parts[part]
  return (
    <>
      <Header subject={subject} installation={installation} />
      {subject.kind === 'unallocated' && installation.assignedCustomer ? <AssignedNotice installation={installation} /> : null}
      {query.isError ? <QueryFailure query={query} /> : null}
      <InstallationTabs subject={subject} startCode={installation.startCode} />
      <div className={classes.panels}>
        <Shown subject={subject} installation={installation} />
      </div>
    </>
  )
}

/** Refetches at the instant when access ends. */
function useEndOfAccess(until: string | undefined, refetch: () => unknown): void {
  const hasEnded = useTimed((now) => String(until !== undefined && now >= Date.parse(until))) === 'true'
  useEffect(() => {
    if (hasEnded) refetch()
  }, [hasEnded, refetch])
}

type HeaderProps = { subject: Subject; installation: UnallocatedInstallation }

function Header({ subject, installation }: HeaderProps) {
  const t = useT('unallocatedInstallations')
  const can = useCan()
  const [open, setOpen] = useState<'assign' | 'remove'>()
  const close = () => setOpen(undefined)
  const isOpen = installation.installationStatus !== 'assigned'
  const reasonWithout = (permission: Parameters<typeof can>[0]) =>
    can(permission) ? undefined : t('unallocatedInstallations.noPermission')
  const customer = installation.assignedCustomer
  const title = customer && subject.kind === 'assigned' ? customer.accountName : installation.startCode
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb subject={subject} title={title} />}
        title={title}
        isCode={title === installation.startCode}
        marks={
          <>
            <InstallationStatusMark installation={installation} />
            {isOpen ? (
              <span>
                {t('unallocatedInstallations.field.timeLeft')} <Countdown until={installation.expiresAt} />
              </span>
            ) : null}
          </>
        }
        primary={
          isOpen ? (
            <PrimaryButton icon={IconUserPlus} reason={reasonWithout('write:unpaired-devices')} onClick={() => setOpen('assign')}>
              {t('unallocatedInstallations.assign.action')}
            </PrimaryButton>
          ) : customer && can('read:customers') ? (
            <ButtonLink
              component="a"
              variant="default"
              to="/dashboard/customers/$customerId/smartenergy"
              params={{ customerId: customer.id }}
            >
              {t('unallocatedInstallations.openCustomer')}
            </ButtonLink>
          ) : null
        }
        secondary={
          isOpen
            ? [
                {
                  key: 'remove',
                  label: t('unallocatedInstallations.remove.action'),
                  icon: IconTrash,
                  isDanger: true,
                  disabledReason: reasonWithout('delete:unpaired-devices'),
                  onSelect: () => setOpen('remove'),
                },
              ]
            : []
        }
      />
      <Suspense>
        {open === 'assign' ? <AssignDialog installation={installation} onClose={close} /> : null}
        {open === 'remove' ? <RemoveUnallocatedDialog installation={installation} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

function Breadcrumb({ subject, title }: { subject: Subject; title: string }) {
  const t = useT('unallocatedInstallations')
  return (
    <>
      {subject.kind === 'assigned' ? (
        <Link to="/dashboard/unallocated-installations/assigned-installations">{t('unallocatedInstallations.assigned')}</Link>
      ) : (
        <Link to="/dashboard/unallocated-installations/list">{t('unallocatedInstallations.title')}</Link>
      )}
      <span aria-hidden>/</span>
      <span aria-current="page">{title}</span>
    </>
  )
}

function AssignedNotice({ installation }: { installation: UnallocatedInstallation }) {
  const t = useT('unallocatedInstallations')
  const customer = installation.assignedCustomer
  if (!customer) return null
  return (
    <p className={classes.notice} role="status">
      {t('unallocatedInstallations.isAssigned', { customer: customer.accountName })}
      <Link to="/dashboard/unallocated-installations/assigned-installations/$siteId" params={{ siteId: customer.siteId }}>
        {t('unallocatedInstallations.openAssigned')}
      </Link>
    </p>
  )
}
