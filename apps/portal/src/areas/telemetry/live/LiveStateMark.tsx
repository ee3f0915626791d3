import { Button } from '@mantine/core'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { LiveState } from './live-connection.ts'

/** The browser lost its live connection, which says nothing about the home's. Offers to reconnect now. */
export function LiveStateMark({ state, onReconnect }: { state: LiveState; onReconnect: () => void }) {
  const t = useT('telemetry')
  const now = useNow()
  if (state.kind === 'open') return null
  if (state.kind === 'connecting') return <StatusDot tone="neutral">{t('telemetry.state.connecting')}</StatusDot>
  if (state.kind === 'refused')
    return (
      <StatusDot tone="error" isSentence>
        {t('telemetry.state.refused')}
      </StatusDot>
    )
  const seconds = Math.max(0, Math.ceil((state.until - now) / 1000))
  return (
    <>
      <StatusDot tone="warning" isSentence>
        {t('telemetry.state.waiting', { seconds })}
      </StatusDot>
      <Button variant="subtle" size="compact-sm" onClick={onReconnect}>
        {t('telemetry.reconnect')}
      </Button>
    </>
  )
}
