import { workerData } from 'node:worker_threads'
import { loadHistoryPart } from './history.ts'

await loadHistoryPart(workerData)
