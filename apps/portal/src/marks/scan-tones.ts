import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import type { Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'

export const scanTones: Record<Gateway['scanState'], Tone> = { Done: 'ok', Failed: 'error', Pending: 'accent', unknown: 'neutral' }
