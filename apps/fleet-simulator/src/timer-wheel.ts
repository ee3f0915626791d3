/** One timer for a whole fleet: every member gets its turn once in a round, spread evenly over it. */
export type TimerWheel = {
  /** Gives `turn` one turn a round, now being epoch ms. Returns the way out. */
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
      // A step coprime to most lengths spreads neighbours far apart.
      const slot = slots[(joined++ * 7_919) % slots.length]
      slot?.add(turn)
      return () => slot?.delete(turn)
    },
    stop: () => clearInterval(timer),
  }
}
