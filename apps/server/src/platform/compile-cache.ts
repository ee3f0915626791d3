import { getCompileCacheDir } from 'node:module'
import path from 'node:path'

/**
 * Environment that makes another process share this one's cache of compiled code. It starts faster, and saves the 18 MB that stripping
 * types takes.
 */
export function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const directory = getCompileCacheDir()
  return directory ? { NODE_COMPILE_CACHE: path.dirname(directory) } : {}
}
