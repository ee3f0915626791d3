import { getCompileCacheDir } from 'node:module'
import path from 'node:path'

/**
 * The environment in which another process finds its compiled code where this one keeps its own: it starts faster, and does
 * without the 18 MB that taking the types off its files costs.
 */
export function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const directory = getCompileCacheDir()
  return directory ? { NODE_COMPILE_CACHE: path.dirname(directory) } : {}
}
