import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import type { CustomerExportColumn } from '@wattdesk/contract/customers/terms.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import type { ColumnOf } from '../../../lists/define-list.ts'
import { CustomerStatusMark, CustomerTypeMark } from '../customer-marks.tsx'
import classes from '../customers.module.css'
import type { customerList } from './customer-lists.ts'

type CustomerColumn = ColumnOf<typeof customerList> & { key: CustomerExportColumn }

/** Keys are those of the CSV export, which contains the visible columns. */
export function customerColumns(t: Translate): CustomerColumn[] {
  const field = (key: Parameters<typeof fieldKey>[0]) => t(fieldKey(key))
  const sourceOf = ({ kind, user }: CustomerRow['source']) =>
    kind === 'user' && user ? t('customers.source.userNamed', { name: user }) : t(`customers.source.${kind}`)
  const nameOf = ({ accountName }: CustomerRow) => accountName || <i className={classes.purged}>{t('customers.purged')}</i>
  const emailOf = ({ accountEmail }: CustomerRow) => (accountEmail ? <span className={classes.email}>{accountEmail}</span> : noValue)
  const yesNo = (flag: boolean) => t(flag ? 'ui.yes' : 'ui.no')
  return [
    { key: 'accountName', header: field('accountName'), cell: nameOf, orderBy: 'accountName', isTitle: true },
    { key: 'accountEmail', onCard: 'plain', isWide: true, header: field('accountEmail'), cell: emailOf },
    { key: 'type', onCard: 'plain', header: field('type'), cell: (row) => <CustomerTypeMark type={row.type} /> },
    {
      key: 'status',
      onCard: 'plain',
      header: field('status'),
      cell: (row) => <CustomerStatusMark customer={row} />,
      word: ({ status }) => t(`customers.status.${status}`),
    },
    { key: 'tenant', onCard: 'plain', header: field('tenant'), cell: (row) => row.tenant.name },
    { key: 'zipCode', header: field('zipCode'), cell: (row) => row.site?.zipCode ?? noValue, orderBy: 'zipCode', isOptional: true },
    { key: 'city', onCard: 'plain', header: field('city'), cell: (row) => row.site?.city ?? noValue, orderBy: 'city' },
    { key: 'address', header: field('address'), cell: (row) => row.site?.address ?? noValue, isOptional: true },
    { key: 'siteName', header: field('siteName'), cell: (row) => row.site?.name ?? noValue, isOptional: true },
    {
      key: 'installationStatus',
      header: field('installationStatus'),
      cell: (row) => t(`customers.installationStatus.${row.installationStatus}`),
      isOptional: true,
    },
    {
      key: 'idpStatus',
      header: field('idpStatus'),
      cell: (row) => <IdpMark status={row.idpStatus} word={t(`customers.idpStatus.${row.idpStatus}`)} />,
      isOptional: true,
    },
    {
      key: 'externalReferenceId',
      header: field('externalReferenceId'),
      cell: (row) => row.externalReferenceId ?? noValue,
      isOptional: true,
    },
    {
      key: 'secondExternalReferenceId',
      header: field('secondExternalReferenceId'),
      cell: (row) => row.secondExternalReferenceId ?? noValue,
      isOptional: true,
    },
    { key: 'source', header: field('source'), cell: (row) => sourceOf(row.source), isOptional: true },
    { key: 'subscription', header: field('subscription'), cell: (row) => row.subscription ?? noValue, isOptional: true },
    { key: 'applicationName', header: field('applicationName'), cell: (row) => row.applicationName ?? noValue, isOptional: true },
    { key: 'whiteLabel', header: field('whiteLabel'), cell: (row) => yesNo(row.whiteLabel), isOptional: true },
    { key: 'twoFactor', header: field('twoFactor'), cell: (row) => yesNo(row.twoFactor), isOptional: true },
    { key: 'technical', header: field('technical'), cell: (row) => yesNo(row.technical), isOptional: true },
    { key: 'createdAt', onCard: 'named', header: field('createdAt'), cell: (row) => <Moment at={row.createdAt} />, orderBy: 'createdAt' },
    { key: 'joinedAt', header: field('joinedAt'), cell: (row) => <Moment at={row.joinedAt} />, isOptional: true },
    {
      key: 'lastSeenAt',
      header: field('lastSeenAt'),
      cell: (row) => <Moment at={row.lastSeenAt} />,
      orderBy: 'lastSeenAt',
      isOptional: true,
    },
    { key: 'id', header: field('id'), cell: (row) => <span className="wd-mono">{row.id}</span>, isOptional: true },
  ]
}

const fieldKey = <Key extends CustomerExportColumn>(key: Key) => `customers.field.${key}` as const

function IdpMark({ status, word }: { status: CustomerRow['idpStatus']; word: string }) {
  return <StatusDot tone={status === 'registered' ? 'ok' : 'neutral'}>{word}</StatusDot>
}
