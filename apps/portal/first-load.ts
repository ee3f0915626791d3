export type ModuleGraph = { getModuleInfo(id: string): { importers: string[] } | null }

/** The screens between the login and a usable list of customers with its views: most sessions begin with them. */
const firstScreens =
  /routes[\\/](login|dashboard[\\/](route|customers[\\/]list))\.tsx\?tsr-split=component|lists[\\/]View(sMenu|Tabs)\.tsx$/

/** The contract's schemas, which only forms need. */
const declaration = /packages[\\/]contract[\\/]src[\\/](.+[\\/]models|formats|paging|strict-json|provenance|ranges)\.ts$/

/**
 * Reports whether a module is needed before the list of customers can be used: a first screen imports it, directly or indirectly, other
 * than by a deferred import.
 */
export function firstLoad(): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>()
  return (id, graph) => {
    const seen = new Set<string>()
    const leadsThere = (one: string): boolean => {
      if (declaration.test(one)) return false
      if (firstScreens.test(one) || known.get(one)) return true
      if (seen.has(one) || known.has(one)) return false
      seen.add(one)
      return graph.getModuleInfo(one)?.importers.some(leadsThere) ?? false
    }
    const isFirst = leadsThere(id)
    known.set(id, isFirst)
    // Modules visited without success are not needed either.
    if (!isFirst) for (const one of seen) known.set(one, false)
    return isFirst
  }
}
