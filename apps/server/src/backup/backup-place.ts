import type { Readable } from 'node:stream'

/** Where the files of one backup are: a folder, or objects under a prefix. */
export type BackupPlace = {
  /** As operators write it. */
  name: string
  /** Throws if the place has a backup already. */
  begin(): Promise<void>
  /** Returns the size of the file. */
  write(file: string, source: AsyncIterable<Buffer>): Promise<number>
  /** Marks the backup as complete. */
  finish(): Promise<void>
  /** Removes what was written. */
  abandon(): Promise<void>
  /** Undefined if there is no such file. */
  read(file: string): Promise<Readable | undefined>
}
