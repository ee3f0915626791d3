import { messageSettleMs } from '@wattdesk/contract/telemetry/gateway-history/terms.ts'

export type IngestPace = {
  /** How late a gateway's last contact may be written. Writing it with every message would cost as much as the message. */
  contactsEveryMs: number
  /** How long a message may be late before it counts as missing. */
  settleMs: number
  /** After this time, a gateway is asked again for messages that are still missing. */
  againMs: number
  /** How often commands that were not announced are looked for. */
  commandsEveryMs: number
  /** After this time, an unanswered command is sent again. */
  commandAgainMs: number
}

export const usualPace: IngestPace = {
  contactsEveryMs: 10_000,
  settleMs: messageSettleMs,
  againMs: 60_000,
  commandsEveryMs: 5_000,
  commandAgainMs: 10_000,
}
