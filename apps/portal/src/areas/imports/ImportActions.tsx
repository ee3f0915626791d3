import { Button } from '@mantine/core'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { ButtonLink } from '../../page/HomeLink.tsx'
import { cacheImport, endImport, type ImportPlace } from './imports.queries.ts'

const StartImportDialog = lazyDialog(async () => ({ default: (await import('./StartImportDialog.tsx')).StartImportDialog }))

export function ImportActions({ upload, place }: { upload: CustomerImport; place: ImportPlace }) {
  const t = useT('imports')
  const [dialog, setDialog] = useState<'start' | 'cancel'>()
  const { status } = upload
  const isOver = status === 'done' || status === 'cancelled' || status === 'failed'
  return (
    <>
      {isOver ? (
        <>
          <CustomersLink partnerId={place.partnerId} />
          <ButtonLink component="a" to="." search={{}}>
            {t('imports.result.another')}
          </ButtonLink>
        </>
      ) : (
        <Button variant="default" onClick={() => setDialog('cancel')}>
          {t('imports.cancel.action')}
        </Button>
      )}
      {status === 'checked' ? <StartButton upload={upload} onPress={() => setDialog('start')} /> : null}
      <Suspense>{dialog === 'start' ? <StartImportDialog upload={upload} onClose={() => setDialog(undefined)} /> : null}</Suspense>
      {dialog === 'cancel' ? <CancelImportDialog upload={upload} onClose={() => setDialog(undefined)} /> : null}
    </>
  )
}

function CustomersLink({ partnerId }: { partnerId: string | undefined }) {
  const t = useT('imports')
  return partnerId ? (
    <ButtonLink component="a" variant="default" to="/dashboard/customers/$customerId/customers" params={{ customerId: partnerId }}>
      {t('imports.result.toCustomers')}
    </ButtonLink>
  ) : (
    <ButtonLink component="a" variant="default" to="/dashboard/customers/list">
      {t('imports.result.toCustomers')}
    </ButtonLink>
  )
}

function StartButton({ upload: { details }, onPress }: { upload: CustomerImport; onPress: () => void }) {
  const t = useT('imports')
  const isNothing = details.new + details.differs === 0
  const reason = !isNothing ? undefined : t(details.unchanged === details.rows ? 'imports.result.unchanged' : 'imports.start.nothing')
  return (
    <Tooltip label={reason}>
      <Button disabled={isNothing} data-start-import onClick={onPress}>
        {t('imports.start.action', { count: details.new })}
      </Button>
    </Tooltip>
  )
}

function CancelImportDialog({ upload, onClose }: { upload: CustomerImport; onClose: () => void }) {
  const t = useT('imports')
  const cancel = useAction({
    act: () => endImport(upload),
    done: t('imports.cancel.done'),
    refresh: (client, ended) => cacheImport(client, upload.id, ended),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('imports.cancel.title')}
      confirmLabel={t('imports.cancel.confirm')}
      isDanger
      isPending={cancel.isPending}
      onConfirm={cancel.run}
      onClose={onClose}
    >
      <p>{upload.status === 'running' ? t('imports.cancel.bodyRunning', { count: upload.details.created }) : t('imports.cancel.body')}</p>
    </ConfirmDialog>
  )
}
