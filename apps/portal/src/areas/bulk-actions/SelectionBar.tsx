import { Button } from '@mantine/core'
import { IconDownload, IconMail, IconStack2, IconUserOff, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { BulkActionPreviewInput } from '@wattdesk/contract/bulk-actions/models.ts'
import { type BulkActionKind, bulkActionChosenMax, bulkActionKinds, bulkActionPermissions } from '@wattdesk/contract/bulk-actions/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import type { SelectionBarProps } from '../../lists/use-selection.ts'
import { useCan } from '../../session/use-session.ts'
import { columnsToExport } from '../customers/lists/customer-export.queries.ts'
import classes from './bulk-actions.module.css'
import { previewAction } from './bulk-actions.queries.ts'

const AssignGroupsDialog = lazyDialog(async () => ({ default: (await import('./AssignGroupsDialog.tsx')).AssignGroupsDialog }))
const DeactivateDialog = lazyDialog(async () => ({ default: (await import('./DeactivateDialog.tsx')).DeactivateDialog }))

const icons = { 'assign-feature-groups': IconStack2, 'send-invitation': IconMail, deactivate: IconUserOff, export: IconDownload }
type Chosen = BulkActionPreviewInput['action']

export function SelectionBar({ selection, total, isCapped, meaning, columns, more }: SelectionBarProps) {
  const t = useT('bulkActions')
  const can = useCan()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<BulkActionKind>()
  const preview = useAction({
    act: (action: Chosen) => previewAction({ action, selection: selectionOf(selection, meaning) }),
    failed: (reason) => t('bulkActions.prepare.failed', { reason }),
    showsErrors: asks !== undefined,
    onDone: ({ id }) => navigate({ to: '/dashboard/customers/bulk-actions/$bulkActionId', params: { bulkActionId: id } }),
  })
  const count = selection.excludedIds ? Math.max(0, total - selection.excludedIds.length) : selection.ids.length
  const isTooMany = Math.max(selection.ids.length, selection.excludedIds?.length ?? 0) > bulkActionChosenMax
  const refusalOf = (kind: BulkActionKind) => {
    if (!can(bulkActionPermissions[kind], { all: true })) return t(`bulkActions.noPermission.${kind}`)
    if (isTooMany) return t('bulkActions.selected.tooMany', { max: bulkActionChosenMax })
    return count === 0 && !isCapped ? t('bulkActions.selected.nobody') : undefined
  }
  const choose = (kind: BulkActionKind) => {
    if (kind === 'send-invitation') return preview.run({ kind })
    if (kind === 'export') return preview.run({ kind, columns: columnsToExport(columns) })
    preview.reset()
    setAsks(kind)
  }
  const dialog = { preview, onClose: () => setAsks(undefined) }
  return (
    <section className={classes.bar} aria-label={t('bulkActions.selected.bar')}>
      <SelectedCount selection={selection} total={total} isCapped={isCapped} />
      <div className={classes.barActions}>
        {bulkActionKinds.map((kind) => {
          const Glyph = icons[kind]
          const refusal = refusalOf(kind)
          return (
            <Tooltip key={kind} label={refusal}>
              <Button
                size="xs"
                variant="default"
                leftSection={<Glyph size={15} aria-hidden />}
                disabled={refusal !== undefined}
                loading={preview.isPending && preview.input?.kind === kind && asks === undefined}
                onClick={() => choose(kind)}
              >
                {t(`bulkActions.kind.${kind}`)}
              </Button>
            </Tooltip>
          )
        })}
        {more}
        <Button size="xs" variant="subtle" leftSection={<IconX size={15} aria-hidden />} onClick={selection.clear}>
          {t('bulkActions.selected.clear')}
        </Button>
      </div>
      <Suspense>
        {asks === 'assign-feature-groups' ? <AssignGroupsDialog {...dialog} /> : null}
        {asks === 'deactivate' ? <DeactivateDialog {...dialog} /> : null}
      </Suspense>
    </section>
  )
}

type CountProps = Pick<SelectionBarProps, 'selection' | 'total' | 'isCapped'>

function SelectedCount({ selection: { ids, excludedIds, selectAll }, total, isCapped }: CountProps) {
  const t = useT('bulkActions')
  if (!excludedIds) {
    const all = isCapped
      ? t('bulkActions.selected.selectAllCapped', { count: total })
      : t('bulkActions.selected.selectAll', { count: total })
    return (
      <p className={classes.barCount} role="status">
        <b>{t('bulkActions.selected.some', { count: ids.length })}</b>
        {total > ids.length ? (
          <button type="button" className={classes.link} onClick={selectAll}>
            {all}
          </button>
        ) : null}
      </p>
    )
  }
  return (
    <p className={classes.barCount} role="status">
      <b>{isCapped ? t('bulkActions.selected.allCapped', { count: total }) : t('bulkActions.selected.all', { count: total })}</b>
      {excludedIds.length > 0 ? <span>{t('bulkActions.selected.except', { count: excludedIds.length })}</span> : null}
    </p>
  )
}

function selectionOf({ ids, excludedIds }: SelectionBarProps['selection'], meaning: SelectionBarProps['meaning']) {
  if (!excludedIds) return { by: 'ids' as const, customerIds: [...ids] }
  return { by: 'filter' as const, ...meaning, ...(excludedIds.length > 0 ? { excludedIds: [...excludedIds] } : {}) }
}
