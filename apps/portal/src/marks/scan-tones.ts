import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import type { Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'

/** The result of a gateway's search for appliances, as a colour beside its word. */
export const scanTones: Record<Gateway['scanState'], Tone> = { Done: 'ok', Failed: 'error', Pending: 'accent', unknown: 'neutral' }
