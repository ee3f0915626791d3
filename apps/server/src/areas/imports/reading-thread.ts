// Reads a file beside the server, so that neither requests nor devices wait for it: bytes in, checked and encoded rows out.
import { parentPort, workerData } from 'node:worker_threads'
import { openFileReader, type ReaderOptions } from './file-reader.ts'

export type ReadingOrder = { bytes: Uint8Array } | { isEnd: true }

const options = workerData as ReaderOptions // from `openReadingThread` alone
const reader = openFileReader({ ...options, activityKey: Buffer.from(options.activityKey) })

parentPort?.on('message', (order: ReadingOrder) => {
  const piece =
    'bytes' in order ? reader.write(Buffer.from(order.bytes.buffer, order.bytes.byteOffset, order.bytes.byteLength)) : reader.end()
  parentPort?.postMessage(piece, [piece.rows.buffer])
})
