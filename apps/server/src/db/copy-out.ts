import { Readable } from 'node:stream'
import type { Connection, Pool } from 'pg'

/** Rows are handed on in pieces of about this size. */
const pieceBytes = 65_536
const foreverMs = 2_147_483_647
/** Of CSV (RFC 4180). */
const lineEnd = Buffer.from('\r\n')

/**
 * What a `COPY … TO STDOUT` of CSV sends, as a stream of bytes, on a connection that serves it alone: the connection is closed with
 * the stream, whether it came to its end, failed, or nobody wants the rest.
 */
class CopyOut extends Readable {
  readonly text: string
  /** The pool's bound is for answers that somebody waits for. */
  readonly query_timeout = foreverMs
  /** The driver puts here what ends its own clock. */
  callback: () => void = () => {}
  #connection: Connection | undefined
  #piece = Buffer.allocUnsafe(pieceBytes)
  #filled = 0

  constructor(text: string) {
    super({ highWaterMark: pieceBytes })
    this.text = text
  }

  // The driver calls these by what the server says.
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
    // A slow reader slows the server down: it keeps what is not read.
    if (piece.length > 0 && !this.push(piece)) this.#connection?.stream.pause()
  }
}

/** Starts a COPY on a connection of its own from a pool. `settings` hold for it alone. */
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
