/** Pauses between probes double up to the longest while the server is unreachable. */
const firstPauseMs = 500
const longestPauseMs = 10_000
/** A network can hang without an error: the server is unreachable if it takes longer to respond. */
const probeMs = 10_000

const listeners = new Set<() => void>()
let isReached = navigator.onLine
let checking: Promise<boolean> | undefined
let nextProbe: ReturnType<typeof setTimeout> | undefined
let pauseMs = firstPauseMs

/** Whether the server responds. A browser that claims to be online may have no network behind its Wi-Fi. */
export const isReachable = () => isReached

export function subscribeToReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Call when a request got a response, whatever its status. */
export const noteResponse = () => setReached(true)

/**
 * Call when a request got no response. A probe decides, because one lost request is not yet a lost network. Returns whether the server
 * responds.
 */
export function checkReachability(): Promise<boolean> {
  checking ??= probe().finally(() => {
    checking = undefined
  })
  return checking
}

/** Checks when the browser reports a change of network. Called once, when the program starts. */
export function followNetwork(): void {
  const check = () => void checkReachability()
  window.addEventListener('online', check)
  window.addEventListener('offline', () => {
    setReached(false)
    check()
  })
  if (!isReached) check()
}

async function probe(): Promise<boolean> {
  clearTimeout(nextProbe)
  const isThere = await responds()
  setReached(isThere)
  pauseMs = isThere ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs)
  if (!isThere) nextProbe = setTimeout(() => void checkReachability(), pauseMs)
  return isThere
}

const responds = () =>
  fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeMs) }).then(
    () => true,
    () => false,
  )

function setReached(now: boolean): void {
  if (isReached === now) return
  isReached = now
  for (const listener of listeners) listener()
}
