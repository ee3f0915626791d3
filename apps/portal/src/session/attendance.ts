import { nowMs } from '@wattdesk/ui/feedback/clock.ts'

/** Long enough to read a screen without touching anything. */
const attendedMs = 5 * 60_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
let usedAt = nowMs()

function noteUse(): void {
  usedAt = nowMs()
}
for (const sign of signs) window.addEventListener(sign, noteUse, { capture: true, passive: true })

/** Whether nobody has used this tab for minutes, so that its calls are only its own refreshes. */
export const isUnattended = (): boolean => nowMs() - usedAt > attendedMs
