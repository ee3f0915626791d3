import type { GatewayState } from '@wattdesk/contract/gateway-stock/terms.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

const tones: Record<GatewayState, Tone> = {
  in_stock: 'accent',
  sent: 'accent',
  paired: 'ok',
  returned: 'warning',
  retired: 'neutral',
  lost: 'error',
}

export function GatewayStateMark({ state }: { state: GatewayState }) {
  const t = useT('gatewayStock')
  return <StatusDot tone={tones[state]}>{t(`gatewayStock.state.${state}`)}</StatusDot>
}
