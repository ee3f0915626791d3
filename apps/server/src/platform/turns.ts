/** Runs work of one key in the order of the calls, each after the previous one; work of different keys concurrently. */
export function openTurns(): (key: string, work: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>()
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const forget = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(forget, forget)
    return turn
  }
}
