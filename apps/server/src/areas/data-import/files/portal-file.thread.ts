// Reads a portal's file without delaying requests or devices: text in, packed quarter hours out.
import { parentPort } from 'node:worker_threads'
import { VendorFault } from '../connectors/connector.format.ts'
import { type PackedFile, packFile } from './file-parts.format.ts'
import { type FilePlace, MixedSteps, readPortalFile } from './portal-file.format.ts'

export type FileOrder = { content: string; place: FilePlace }
/** An error code if the file cannot be read. */
export type FileResult = PackedFile | 'DataFileUnreadable' | 'DataFileOfMixedSteps'

function resultOf({ content, place }: FileOrder): FileResult {
  try {
    return packFile(readPortalFile(content, place))
  } catch (error) {
    if (error instanceof MixedSteps) return 'DataFileOfMixedSteps'
    if (error instanceof VendorFault) return 'DataFileUnreadable'
    throw error
  }
}

parentPort?.on('message', (order: FileOrder) => parentPort?.postMessage(resultOf(order)))
