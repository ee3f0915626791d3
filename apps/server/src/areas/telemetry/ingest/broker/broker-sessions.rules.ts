type Session = { number: number; holder: string | null }
type Share = {
  /** Sessions the process already holds, including the surplus. */
  held: number[]
  /** Free sessions that the process claims. */
  taken: number[]
  /** Held sessions beyond the share, to be released. */
  surplus: number[]
}

/** Splits the sessions evenly. A remainder goes to the oldest processes. */
export function shareOf(sessions: readonly Session[], processes: readonly string[], id: string): Share {
  const place = processes.indexOf(id)
  const share = Math.floor(sessions.length / processes.length) + (place < sessions.length % processes.length ? 1 : 0)
  const held = sessions.filter(({ holder }) => holder === id).map(({ number }) => number)
  const free = sessions.filter(({ holder }) => holder === null).map(({ number }) => number)
  return { held, taken: free.slice(0, Math.max(0, share - held.length)), surplus: held.slice(share) }
}
