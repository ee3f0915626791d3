import { Link } from '@tanstack/react-router'
import type { CustomerImport, ImportRow } from '@wattdesk/contract/imports/models.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ButtonLink } from '../../page/HomeLink.tsx'
import { FaultCell } from './FaultCell.tsx'
import type { ImportsSearch, importRowList } from './import-lists.ts'
import { fieldWord, rowTones } from './import-words.ts'

type Speech = ReturnType<typeof useLanguage>

export function rowColumns(upload: CustomerImport, speech: Speech): ColumnOf<typeof importRowList>[] {
  const { t } = speech
  return [
    { key: 'row', header: t('imports.rows.row'), isTitle: true, width: '5rem', cell: ({ row }) => row },
    {
      key: 'state',
      header: t('imports.rows.state'),
      width: '11rem',
      cell: ({ state }) => <StatusDot tone={rowTones[state]}>{t(`imports.state.${state}`)}</StatusDot>,
    },
    {
      key: 'faults',
      header: t('imports.rows.faults'),
      isWide: true,
      isWrapping: true,
      cell: (row) => <FaultCell upload={upload} row={row} />,
    },
    { key: 'email', header: fieldWord('accountEmail', speech), isWide: true, cell: ({ values }) => values.accountEmail },
    { key: 'name', header: fieldWord('accountName', speech), cell: ({ values }) => nameOf(values) },
    { key: 'city', header: fieldWord('city', speech), cell: ({ values }) => [values.zipCode, values.city].filter(Boolean).join(' ') },
    {
      key: 'action',
      header: t('imports.rows.editAction'),
      isUntitled: true,
      width: '9rem',
      cell: (row) => <Action row={row} upload={upload} speech={speech} />,
    },
  ]
}

const nameOf = (values: ImportRow['values']) => values.accountName ?? [values.firstName, values.lastName].filter(Boolean).join(' ')

function Action({ row, upload, speech: { t } }: { row: ImportRow; upload: CustomerImport; speech: Speech }) {
  if (upload.status === 'checked' && row.faults.length > 0)
    return (
      <ButtonLink
        component="a"
        to="."
        search={(before: ImportsSearch) => ({ ...before, row: String(row.row) })}
        replace
        variant="default"
        size="compact-xs"
        aria-label={t('imports.rows.edit', { row: row.row })}
      >
        {t('imports.rows.editAction')}
      </ButtonLink>
    )
  return row.customerId ? (
    <Link to="/dashboard/customers/$customerId" params={{ customerId: row.customerId }}>
      {t('imports.rows.customer')}
    </Link>
  ) : null
}
