/** One timer for a whole fleet. Every member gets one turn per round; turns are spread evenly. */
export type TimerWheel = {
  /** Calls `turn` once per round; `now` is epoch ms. Returns a function that leaves the wheel. */
  join(turn: (now: number) => void): () => void
  stop(): void
}

const slotMs = 100

export function startTimerWheel(roundMs: number, now: () => number = Date.now): TimerWheel {
  const slots = Array.from({ length: Math.max(1, Math.round(roundMs / slotMs)) }, () => new Set<(now: number) => void>())
  let next = 0
  let joined = 0
  const timer = setInterval(() => {
    const slot = slots[next]
    next = (next + 1) % slots.length
    if (slot) for (const turn of slot) turn(now())
  }, roundMs / slots.length)
  return {
    join(turn) {
      // A step that is coprime to most lengths spreads consecutive members.
      const slot = slots[(joined++ * 7_919) % slots.length]
      slot?.add(turn)
      return () => slot?.delete(turn)
    },
    stop: () => clearInterval(timer),
  }
}
