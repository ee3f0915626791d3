import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CustomerImport, ImportRow } from '@wattdesk/contract/imports.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { type ReactNode, useEffect } from 'react'
import { faultWord, fieldWord, rowTones } from './import-words.ts'
import classes from './imports.module.css'
import type { RowPlace } from './use-rows-in-sight.ts'

type Speech = ReturnType<typeof useLanguage>

export function rowColumns(upload: CustomerImport, speech: Speech, onOpen: (row: number) => void): Column<RowPlace>[] {
  const { t } = speech
  const number = ({ row }: ImportRow) => (
    <button type="button" className={classes.rowButton} aria-label={t('imports.rows.open', { row })} onClick={() => onOpen(row)}>
      {row}
    </button>
  )
  return [
    {
      key: 'row',
      header: t('imports.rows.row'),
      isTitle: true,
      width: '5rem',
      cell: (place) => (place.row ? number(place.row) : <Awaited place={place} />),
    },
    {
      key: 'state',
      header: t('imports.rows.state'),
      width: '11rem',
      cell: ofRow(({ state }) => <StatusDot tone={rowTones[state]}>{t(`imports.state.${state}`)}</StatusDot>),
    },
    { key: 'faults', header: t('imports.rows.faults'), isWide: true, cell: ofRow((row) => faultsOf(row, speech)) },
    { key: 'email', header: fieldWord('accountEmail', speech), isWide: true, cell: ofRow(({ values }) => values.accountEmail) },
    { key: 'name', header: fieldWord('accountName', speech), cell: ofRow(({ values }) => nameOf(values)) },
    {
      key: 'city',
      header: fieldWord('city', speech),
      cell: ofRow(({ values }) => [values.zipCode, values.city].filter(Boolean).join(' ')),
    },
    {
      key: 'action',
      header: t('imports.rows.editAction'),
      isUntitled: true,
      width: '9rem',
      cell: ofRow((row) => <Action row={row} upload={upload} speech={speech} onOpen={onOpen} />),
    },
  ]
}

const ofRow =
  (cell: (row: ImportRow) => ReactNode) =>
  ({ row }: RowPlace) =>
    row ? cell(row) : null

/** A row that comes into sight before it is here asks for itself. */
function Awaited({ place: { want } }: { place: RowPlace }) {
  useEffect(want, [want])
  return <span className={classes.awaited} aria-hidden />
}

const nameOf = (values: ImportRow['values']) => values.accountName ?? [values.firstName, values.lastName].filter(Boolean).join(' ')

/** What is wrong with the row, field by field. */
function faultsOf({ faults }: ImportRow, speech: Speech): ReactNode {
  if (faults.length === 0) return null
  return (
    <span className={classes.faults}>
      {faults.map((fault) => {
        const [field, words] = [fieldWord(fault.field, speech), faultWord(fault, speech)]
        return (
          <span key={`${fault.field}.${fault.code}`}>
            {fault.field === 'row' || words.includes(field) ? null : <b>{field}</b>} {words}
          </span>
        )
      })}
    </span>
  )
}

type ActionProps = { row: ImportRow; upload: CustomerImport; speech: Speech; onOpen: (row: number) => void }

function Action({ row, upload, speech: { t }, onOpen }: ActionProps) {
  if (upload.status === 'checked' && row.faults.length > 0)
    return (
      <Button variant="default" size="compact-xs" aria-label={t('imports.rows.edit', { row: row.row })} onClick={() => onOpen(row.row)}>
        {t('imports.rows.editAction')}
      </Button>
    )
  return row.customerId ? (
    <Link to="/dashboard/customers/$customerId" params={{ customerId: row.customerId }}>
      {t('imports.rows.customer')}
    </Link>
  ) : null
}
