import type { Plugin } from 'vite'

/** By file name: the chunks that each imports before its own code runs. */
export type ChunkImports = ReadonlyMap<string, readonly string[]>

/**
 * Fails the build when chunks import each other. The first to run would read constants of the other before they exist, which breaks a
 * screen when it opens although every module is correct.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'wattdesk-no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (!cycle) return
      const modules = cycle.map((name) => `${name}: ${chunks.find(({ fileName }) => fileName === name)?.moduleIds.join(', ')}`)
      this.error(`Chunks import each other, so their order of evaluation is undefined: ${cycle.join(' → ')}\n${modules.join('\n')}`)
    },
  }
}

/** The first cycle of imports, each chunk before the one it imports; undefined without one. */
export function findCycle(chunks: ChunkImports): string[] | undefined {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (name: string): string[] | undefined => {
    if (path.includes(name)) return path.slice(path.indexOf(name))
    if (done.has(name)) return undefined
    path.push(name)
    for (const imported of chunks.get(name) ?? []) {
      const cycle = visit(imported)
      if (cycle) return cycle
    }
    path.pop()
    done.add(name)
    return undefined
  }
  for (const name of chunks.keys()) {
    const cycle = visit(name)
    if (cycle) return cycle
  }
  return undefined
}
