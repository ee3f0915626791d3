import { Readable } from 'node:stream'
import type { Connection, Pool } from 'pg'

/** Rows are passed on in chunks of about this size. */
const pieceBytes = 65_536
const foreverMs = 2_147_483_647
/** The content type of CSV (RFC 4180). */
const lineEnd = Buffer.from('\r\n')

/**
 * Streams the CSV output of `COPY … TO STDOUT` from a separate connection, which is closed with the stream, whether it completed, failed
 * or was abandoned.
 */
class CopyOut extends Readable {
  readonly text: string
  /** The pool's time limit is meant for requests. */
  readonly query_timeout = foreverMs
  /** The driver stores here the function that stops its timer. */
  callback: () => void = () => {}
  #connection: Connection | undefined
  #piece = Buffer.allocUnsafe(pieceBytes)
  #filled = 0

  constructor(text: string) {
    super({ highWaterMark: pieceBytes })
    this.text = text
  }

  // The driver calls these for messages from the server.
  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.text)
  }

  /** The server sends one row at a time, ended by a line feed (message flow, COPY operations). */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const needed = chunk.length + 1
    if (this.#filled + needed > this.#piece.length) this.#flush(needed)
    this.#filled += chunk.copy(this.#piece, this.#filled, 0, chunk.length - 1)
    this.#filled += lineEnd.copy(this.#piece, this.#filled)
  }

  handleCommandComplete(): void {
    this.#flush(0)
  }

  handleReadyForQuery(): void {
    this.callback()
    this.push(null)
  }

  handleError(error: Error): void {
    this.callback()
    this.destroy(error)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  #flush(needed: number): void {
    if (this.#filled === 0 && needed <= this.#piece.length) return
    const piece = this.#piece.subarray(0, this.#filled)
    this.#piece = Buffer.allocUnsafe(Math.max(pieceBytes, needed))
    this.#filled = 0
    // A slow reader slows down the server, which keeps the rest.
    if (piece.length > 0 && !this.push(piece)) this.#connection?.stream.pause()
  }
}

/** Starts a COPY on a separate connection of a pool. `settings` apply only to it. */
export async function copyOut(pool: Pool, statement: string, settings: readonly string[]): Promise<Readable> {
  const client = await pool.connect()
  try {
    await client.query(settings.map((setting) => `set ${setting}`).join('; '))
  } catch (error) {
    client.release(true)
    throw error
  }
  const stream = client.query(new CopyOut(statement))
  stream.once('close', () => client.release(true))
  return stream
}
