/** Long enough to read a screen without touching anything. */
const attendedMs = 5 * 60_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
// Not the server's time, which jumps once it is known.
let usedAt = performance.now()

function noteUse(): void {
  usedAt = performance.now()
}

/** Notes from now on when somebody uses this tab. */
export function followAttendance(): void {
  for (const sign of signs) window.addEventListener(sign, noteUse, { capture: true, passive: true })
}

/** Whether nobody has used this tab for minutes, so that its calls are only its own refreshes. */
export const isUnattended = (): boolean => performance.now() - usedAt > attendedMs
