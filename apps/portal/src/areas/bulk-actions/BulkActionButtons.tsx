import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { BulkAction } from '@wattdesk/contract/bulk-actions/models.ts'
import { bulkActionPermissions } from '@wattdesk/contract/bulk-actions/terms.ts'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useState } from 'react'
import { toasts } from '../../api/toasts.ts'
import { useAction } from '../../forms/use-action.ts'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { CancelDialog, StartDialog } from './BulkActionDialogs.tsx'
import { cancelAction, exportFile } from './bulk-actions.queries.ts'
import { UndoButton } from './UndoButton.tsx'
import { useStep } from './use-step.ts'

type Props = { bulkAction: BulkAction; now: number }

export function BulkActionButtons({ bulkAction, now }: Props) {
  switch (bulkAction.status) {
    case 'freezing':
      return <Discard bulkAction={bulkAction} />
    case 'previewed':
      return <StartButtons bulkAction={bulkAction} now={now} />
    case 'running':
      return <CancelButton bulkAction={bulkAction} />
    case 'done':
    case 'cancelled':
      return bulkAction.startedAt ? <EndButtons bulkAction={bulkAction} now={now} /> : null
    case 'undoing':
    case 'undone':
      return null
  }
}

function StartButtons({ bulkAction, now }: Props) {
  const t = useT('bulkActions')
  const can = useCan()
  const [asks, setAsks] = useState(false)
  const { kind, planned } = bulkAction
  const refusal = !can(bulkActionPermissions[kind], { all: true })
    ? t(`bulkActions.noPermission.${kind}`)
    : now >= Date.parse(bulkAction.expiresAt)
      ? t('bulkActions.preview.expired')
      : planned === 0
        ? t('bulkActions.preview.nothing')
        : undefined
  return (
    <div className={layout.buttons}>
      {refusal ? <p className={layout.hint}>{refusal}</p> : null}
      <Discard bulkAction={bulkAction} />
      <Tooltip label={refusal}>
        <Button color={kind === 'deactivate' ? 'red' : undefined} disabled={refusal !== undefined} onClick={() => setAsks(true)}>
          {t(`bulkActions.start.${kind}`, { count: planned })}
        </Button>
      </Tooltip>
      {asks ? <StartDialog bulkAction={bulkAction} onClose={() => setAsks(false)} /> : null}
    </div>
  )
}

/** Needs no confirmation, because a preview changes nothing. Returns to the selection. */
function Discard({ bulkAction }: Pick<Props, 'bulkAction'>) {
  const t = useT('bulkActions')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const discard = useStep(bulkAction, cancelAction, {
    onDone: () => {
      toasts.show({ message: t('bulkActions.preview.discarded') })
      if (canGoBack) router.history.back()
      else void router.navigate({ to: '/dashboard/customers/list' })
    },
  })
  return (
    <div className={layout.buttons}>
      <Button variant="default" loading={discard.isPending} onClick={() => discard.run()}>
        {t('bulkActions.preview.discard')}
      </Button>
    </div>
  )
}

function CancelButton({ bulkAction }: Pick<Props, 'bulkAction'>) {
  const t = useT('bulkActions')
  const [asks, setAsks] = useState(false)
  return (
    <div className={layout.buttons}>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t('bulkActions.run.cancel')}
      </Button>
      {asks ? <CancelDialog bulkAction={bulkAction} onClose={() => setAsks(false)} /> : null}
    </div>
  )
}

function EndButtons({ bulkAction, now }: Props) {
  const t = useT('bulkActions')
  const { id, kind, status, acted, finishedAt } = bulkAction
  const save = useAction({
    act: () => exportFile(id),
    onDone: (file) => download(`customers-${isoDay(finishedAt)}.csv`, file),
  })
  if (kind !== 'export') return <UndoButton bulkAction={bulkAction} now={now} />
  if (status !== 'done' || acted === 0) return null
  return (
    <div className={layout.buttons}>
      <p className={layout.hint}>{t('bulkActions.run.downloadHint')}</p>
      <Button leftSection={<IconDownload size={16} aria-hidden />} loading={save.isPending} onClick={() => save.run()}>
        {t('bulkActions.run.download')}
      </Button>
    </div>
  )
}
