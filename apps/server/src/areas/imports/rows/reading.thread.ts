// Reads a file without delaying requests or devices: bytes in, checked and encoded rows out.
import { parentPort } from 'node:worker_threads'
import { secretOf } from '../../../platform/crypto.ts'
import { sealCreation } from '../../activities/activity-sealing.service.ts'
import { openFileReader, type ReaderOptions } from './file-reader.format.ts'

export type ReadingOptions = Omit<ReaderOptions, 'seal'> & { activityKey: Buffer }
export type PieceOrder = { bytes: Uint8Array } | { isEnd: true }
/** The options begin a file; each piece of it gets a response. */
export type ReadingOrder = { options: ReadingOptions } | PieceOrder

let reader: ReturnType<typeof openFileReader> | undefined

function readerOf({ activityKey, ...options }: ReadingOptions) {
  const key = secretOf(Buffer.from(activityKey))
  return openFileReader({ ...options, seal: (model) => sealCreation(key, model) })
}

parentPort?.on('message', (order: ReadingOrder) => {
  if ('options' in order) {
    reader = readerOf(order.options)
    return
  }
  if (!reader) throw new Error('A piece arrived before the options of its file')
  const piece =
    'bytes' in order ? reader.write(Buffer.from(order.bytes.buffer, order.bytes.byteOffset, order.bytes.byteLength)) : reader.end()
  if ('isEnd' in order) reader = undefined
  parentPort?.postMessage(piece, [piece.rows.buffer])
})
