import type { Invitation } from '@wattdesk/contract/customers/users/models.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'

const tones: Record<Invitation['deliveryState'], Tone> = {
  sent: 'accent',
  pending: 'neutral',
  open: 'ok',
  click: 'ok',
  bounce: 'error',
  blocked: 'error',
  spam: 'error',
  unsub: 'warning',
  'n/a': 'neutral',
}

export function DeliveryMark({ state, detail }: { state: Invitation['deliveryState']; detail?: ReactNode }) {
  const t = useT('customers')
  return (
    <StatusDot tone={tones[state]} detail={detail}>
      {t(`customers.deliveryState.${state}`)}
    </StatusDot>
  )
}
