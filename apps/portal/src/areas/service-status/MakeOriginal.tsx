import { Button } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { useCan } from '../../session/use-session.ts'
import { confirmOriginal } from './service-status.queries.ts'

/** Asks for confirmation first. */
export function MakeOriginal({ name }: { name: string }) {
  const t = useT('serviceStatus')
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  if (!can('write:service-status')) return null
  return (
    <>
      <Button size="compact-sm" onClick={() => setAsking(true)}>
        {t('serviceStatus.original.make')}
      </Button>
      {isAsking ? <OriginalDialog name={name} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function OriginalDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('serviceStatus')
  const confirm = useAction({
    act: confirmOriginal,
    done: t('serviceStatus.original.done'),
    failed: (reason) => t('serviceStatus.original.failed', { reason }),
    refresh: (client) => client.invalidateQueries({ queryKey: ['operation'] }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('serviceStatus.original.title')}
      confirmLabel={t('serviceStatus.original.confirm')}
      isDanger
      isPending={confirm.isPending}
      onConfirm={confirm.run}
      onClose={onClose}
    >
      <p>{t('serviceStatus.original.text', { name })}</p>
    </ConfirmDialog>
  )
}
