import { statfs } from 'node:fs/promises'
import { diskFreeShareMin } from '../areas/service-status/status.rules.ts'
import { type Finding, note, ok, reasonOf, wrong } from './finding.ts'

const oldestNode = 24

/** Checks runtime and disk. */
export async function lookAtMachine(dataDir: string): Promise<Finding[]> {
  return [judgeNode(process.versions.node), await lookAtDisk(dataDir)]
}

function judgeNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= oldestNode) return ok('Node', version)
  return wrong('Node', version, `Run the product with the Node of the release (${oldestNode} or later)`)
}

async function lookAtDisk(dataDir: string): Promise<Finding> {
  try {
    const { blocks, bavail, bsize } = await statfs(dataDir)
    const result = `${((bavail * bsize) / 1e9).toFixed(1)} of ${((blocks * bsize) / 1e9).toFixed(1)} GB free at ${dataDir}`
    if (bavail >= blocks * diskFreeShareMin) return ok('disk', result)
    return wrong('disk', result, 'Free up space or enlarge it: old backups and logs first')
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (!isAbsent) return note('disk', `unknown: ${reasonOf(error)}`, `Let the product read ${dataDir}`)
    const when = 'It is made once something is stored there: the embedded PostgreSQL, a generated secret, or backups'
    return note('disk', `${dataDir} does not exist`, when)
  }
}
