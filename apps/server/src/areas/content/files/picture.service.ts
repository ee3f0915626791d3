/** Pictures are scaled in low-priority threads: a large one takes a second of processor time. */
import { once } from 'node:events'
import { DomainError } from '../../../platform/domain-error.ts'
import { openGate } from '../../../platform/gate.ts'
import { openThreads } from '../../../platform/kept-threads.ts'

export type Picture = { bytes: Uint8Array; width: number | null; height: number | null }
export type IconLook = { side: number; background: string }
export type PictureTask = { type: string; bytes: Uint8Array; icon?: IconLook }
export type PictureFault = 'ContentPictureTooLarge' | 'ContentFileUnreadable'

const patienceMs = 15_000
/** Pixels are outside the heap. */
const resourceLimits = { maxOldGenerationSizeMb: 128 }
const threads = openThreads(new URL('./picture.thread.ts', import.meta.url), { execArgv: [], resourceLimits })
const gate = openGate({ running: 1, waiting: 8 })

/** A picture as stored. Throws if it cannot be read, or has too many pixels. */
export const preparePicture = (type: string, bytes: Uint8Array): Promise<Picture> => inThread({ type, bytes })

/** A stored picture, or a drawing of our own, as an icon for phones. */
export const drawIcon = (type: string, bytes: Uint8Array, icon: IconLook): Promise<Picture> => inThread({ type, bytes, icon })

function inThread(task: PictureTask): Promise<Picture> {
  return gate(async () => {
    const worker = threads.take()
    try {
      worker.postMessage(task)
      const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })
      const made: Picture | { fault: PictureFault } = message // what `picture.thread.ts` sends
      threads.keep(worker)
      if ('fault' in made) throw new DomainError(made.fault)
      return made
    } catch (error) {
      if (error instanceof DomainError) throw error
      void worker.terminate()
      throw new DomainError('ContentFileUnreadable')
    }
  })
}
