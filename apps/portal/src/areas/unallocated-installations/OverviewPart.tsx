import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type Fact, FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { Printed } from '../../page/Printed.tsx'
import { CommissioningPanel } from './CommissioningPanel.tsx'
import { PaperFoot, PaperHead } from './PaperParts.tsx'
import type { Subject } from './unallocated-installations.queries.ts'

/** Left out in print. */
const ofNow = (value: ReactNode) => <span data-of-now>{value}</span>

/** The record of an installation and its commissioning, as printed for the customer's file. */
export function OverviewPart({ subject, installation }: { subject: Subject; installation: UnallocatedInstallation }) {
  const t = useT('unallocatedInstallations', 'installations')
  const field = 'unallocatedInstallations.field'
  const customer = installation.assignedCustomer
  const ofCustomer: Fact[] = customer
    ? [
        { label: t(`${field}.customer`), value: customer.accountName },
        { label: t(`${field}.customerEmail`), value: customer.accountEmail },
        { label: t(`${field}.site`), value: customer.siteName },
        { label: t(`${field}.address`), value: customer.address },
        { label: t(`${field}.assignedAt`), value: <Instant at={installation.assignedAt} /> },
      ]
    : []
  return (
    <Printed>
      <PaperHead installation={installation} />
      <Panel title={t('unallocatedInstallations.part.overview')}>
        <FactList
          facts={[
            ...ofCustomer,
            { label: t(`${field}.startCode`), value: <CopyableId text={installation.startCode} /> },
            { label: t(`${field}.serialNumber`), value: <span className="wd-mono">{installation.serialNumber}</span> },
            { label: t(`${field}.model`), value: installation.model },
            { label: t(`${field}.connection`), value: ofNow(<ConnectionMark connection={installation.connection} />) },
            { label: t(`${field}.installerCompany`), value: installation.installerCompany?.name ?? noValue },
            { label: t(`${field}.installer`), value: installation.installer.name },
            { label: t(`${field}.tenant`), value: installation.tenant.name },
            { label: t(`${field}.createdAt`), value: <Instant at={installation.createdAt} /> },
            { label: t(`${field}.modifiedAt`), value: ofNow(<Instant at={installation.modifiedAt} />) },
            { label: t(`${field}.expiresAt`), value: ofNow(<Instant at={installation.expiresAt} />) },
          ]}
        />
        <ZoneNote />
      </Panel>
      <CommissioningPanel subject={subject} installation={installation} />
      <PaperFoot subject={subject} installation={installation} />
    </Printed>
  )
}
