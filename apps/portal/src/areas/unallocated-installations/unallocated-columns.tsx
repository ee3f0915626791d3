import { Link } from '@tanstack/react-router'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import type { ReactNode } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { InstallationStatusMark } from './InstallationStatusMark.tsx'
import type { assignedList, unallocatedList } from './unallocated-lists.ts'

/** Expired installations can no longer be opened. */
export const unallocatedLink = (one: UnallocatedInstallation, content: ReactNode, className: string) =>
  one.installationStatus === 'expired' ? (
    <span>{content}</span>
  ) : (
    <Link to="/dashboard/unallocated-installations/unallocated-installations/$id" params={{ id: one.id }} className={className}>
      {content}
    </Link>
  )

export const assignedLink = (one: UnallocatedInstallation, content: ReactNode, className: string) => (
  <Link
    to="/dashboard/unallocated-installations/assigned-installations/$siteId"
    params={{ siteId: one.assignedCustomer?.siteId ?? one.id }}
    className={className}
  >
    {content}
  </Link>
)

const field = 'unallocatedInstallations.field'
const code = ({ startCode }: UnallocatedInstallation) => <b className="wd-mono">{startCode}</b>

export function unallocatedColumns(t: Translate): ColumnOf<typeof unallocatedList>[] {
  return [
    { key: 'startCode', header: t(`${field}.startCode`), isTitle: true, cell: code },
    { key: 'status', header: t(`${field}.status`), isAlwaysShown: true, cell: (one) => <InstallationStatusMark installation={one} /> },
    {
      key: 'timeLeft',
      header: t(`${field}.timeLeft`),
      orderBy: 'expiresAt',
      isAlwaysShown: true,
      cell: (one) => <Countdown until={one.expiresAt} />,
      word: (one) => one.expiresAt,
    },
    { key: 'connection', header: t(`${field}.connection`), cell: (one) => <ConnectionMark connection={one.connection} /> },
    { key: 'devices', header: t(`${field}.devicesFound`), isNumber: true, cell: (one) => one.scan.devicesFound ?? noValue },
    { key: 'company', header: t(`${field}.installerCompany`), cell: (one) => one.installerCompany?.name ?? noValue },
    { key: 'installer', header: t(`${field}.installer`), cell: (one) => one.installer.name },
    { key: 'tenant', header: t(`${field}.tenant`), cell: (one) => one.tenant.name },
    { key: 'serialNumber', header: t(`${field}.serialNumber`), isOptional: true, cell: (one) => one.serialNumber },
    { key: 'createdAt', header: t(`${field}.createdAt`), orderBy: 'createdAt', cell: (one) => <Moment at={one.createdAt} /> },
  ]
}

export function assignedColumns(t: Translate): ColumnOf<typeof assignedList>[] {
  return [
    {
      key: 'customer',
      header: t(`${field}.customer`),
      orderBy: 'customerName',
      isTitle: true,
      cell: (one) => <b>{one.assignedCustomer?.accountName ?? noValue}</b>,
    },
    { key: 'email', header: t(`${field}.customerEmail`), isWide: true, cell: (one) => one.assignedCustomer?.accountEmail ?? noValue },
    { key: 'address', header: t(`${field}.address`), isWide: true, cell: (one) => one.assignedCustomer?.address ?? noValue },
    { key: 'startCode', header: t(`${field}.startCode`), cell: code },
    { key: 'connection', header: t(`${field}.connection`), cell: (one) => <ConnectionMark connection={one.connection} /> },
    { key: 'company', header: t(`${field}.installerCompany`), cell: (one) => one.installerCompany?.name ?? noValue },
    { key: 'installer', header: t(`${field}.installer`), cell: (one) => one.installer.name },
    { key: 'assignedAt', header: t(`${field}.assignedAt`), orderBy: 'assignedAt', cell: (one) => <Moment at={one.assignedAt} /> },
  ]
}
