type Session = { number: number; holder: string | null }
type Share = {
  /** Held before. */
  held: number[]
  /** Free ones to take. */
  taken: number[]
  /** Held beyond the share, to be given to others. */
  surplus: number[]
}

/** Each process's share of the sessions: as many as any other, and of the rest one each for the oldest. */
export function shareOf(sessions: readonly Session[], processes: readonly string[], id: string): Share {
  const place = processes.indexOf(id)
  const share = Math.floor(sessions.length / processes.length) + (place < sessions.length % processes.length ? 1 : 0)
  const held = sessions.filter(({ holder }) => holder === id).map(({ number }) => number)
  const free = sessions.filter(({ holder }) => holder === null).map(({ number }) => number)
  return { held, taken: free.slice(0, Math.max(0, share - held.length)), surplus: held.slice(share) }
}
