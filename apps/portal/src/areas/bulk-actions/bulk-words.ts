import type { BulkAction } from '@wattdesk/contract/bulk-actions/models.ts'
import type { BulkActionOutcome } from '@wattdesk/contract/bulk-actions/terms.ts'
import type { Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'

const isExpired = ({ status, expiresAt }: BulkAction, now: number): boolean => status === 'previewed' && now >= Date.parse(expiresAt)

export const toneOf = (one: BulkAction, now: number): Tone => {
  if (isExpired(one, now)) return 'neutral'
  const tones = {
    freezing: 'accent',
    previewed: 'accent',
    running: 'accent',
    cancelled: 'warning',
    done: 'ok',
    undoing: 'accent',
    undone: 'neutral',
  } as const
  return tones[one.status]
}

export const wordOf = (one: BulkAction, now: number) =>
  isExpired(one, now) ? 'bulkActions.expired' : (`bulkActions.status.${one.status}` as const)

export const outcomeTones: Record<BulkActionOutcome, Tone> = {
  meant: 'neutral',
  planned: 'accent',
  refused: 'warning',
  acted: 'ok',
  overtaken: 'error',
  undone: 'neutral',
  kept: 'warning',
}
