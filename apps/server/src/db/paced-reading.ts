import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** A page of a list is smaller. A TLS record has at most as much. */
const largeBytes = 16_384

/**
 * Reads large results one piece in each turn of the loop, so that other calls continue in between. Otherwise the driver would parse up to
 * two megabytes at once: libuv reads a socket up to 32 times in one turn.
 */
export function paceReading(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection // the driver's own, undeclared in its types
  let isPaused = false
  stream.on('resume', () => {
    isPaused = false
  })
  stream.on('data', (piece) => {
    // Whoever paused it resumes it, such as the slow reader of an export.
    if (piece.length < largeBytes || stream.isPaused()) return
    isPaused = true
    stream.pause()
    setImmediate(() => {
      if (isPaused) stream.resume()
    })
  })
}
