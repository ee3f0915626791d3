import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import type { Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'

/** How a gateway's search for appliances went, as a colour beside its word. */
export const scanTones: Record<Gateway['scanState'], Tone> = { Done: 'ok', Failed: 'error', Pending: 'accent', unknown: 'neutral' }
