import type { Readable } from 'node:stream'

/** Where the files of one backup are: a folder, or objects under a prefix. */
export type BackupPlace = {
  /** As operators name it. */
  name: string
  /** Refuses a place that has a backup already. */
  begin(): Promise<void>
  /** Stores a file, and returns its size. */
  write(file: string, source: AsyncIterable<Buffer>): Promise<number>
  /** The backup is whole. */
  finish(): Promise<void>
  /** Removes what was written. */
  abandon(): Promise<void>
  /** Undefined if there is no such file. */
  read(file: string): Promise<Readable | undefined>
}
