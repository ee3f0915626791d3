import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

// Linux has a priority per thread; elsewhere the whole process would change.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (parameters) => parentPort?.postMessage(argon2Sync('argon2id', parameters)))
