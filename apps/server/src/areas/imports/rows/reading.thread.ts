// Reads a file without delaying requests or devices: bytes in, checked and encoded rows out.
import { parentPort, workerData } from 'node:worker_threads'
import { secretOf } from '../../../platform/crypto.ts'
import { sealCreation } from '../../activities/activity-sealing.service.ts'
import { openFileReader, type ReaderOptions } from './file-reader.format.ts'

export type ReadingOptions = Omit<ReaderOptions, 'seal'> & { activityKey: Buffer }
export type ReadingOrder = { bytes: Uint8Array } | { isEnd: true }

const options = workerData as ReadingOptions // from `openReadingThread` alone
const key = secretOf(Buffer.from(options.activityKey))
const reader = openFileReader({ ...options, seal: (model) => sealCreation(key, model) })

parentPort?.on('message', (order: ReadingOrder) => {
  const piece =
    'bytes' in order ? reader.write(Buffer.from(order.bytes.buffer, order.bytes.byteOffset, order.bytes.byteLength)) : reader.end()
  parentPort?.postMessage(piece, [piece.rows.buffer])
})
