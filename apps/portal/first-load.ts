import path from 'node:path'

export type ModuleGraph = { getModuleInfo(id: string): { importers: string[]; code: string | null } | null }

/** The screens from the login to a usable list of customers, with which most sessions begin. */
const firstScreens =
  /routes[\\/](login|dashboard[\\/](route|customers[\\/]list))\.tsx\?tsr-split=component|lists[\\/]View(sMenu|Tabs)\.tsx$/

/** Schemas of the contract, which only forms need. */
const declaration = /packages[\\/]contract[\\/]src[\\/](.+[\\/]models|formats|paging|strict-json|provenance|ranges)\.ts$/

/** Modules that export a whole library: importers need only what they name. */
const barrel = /node_modules[\\/]@(tabler|mantine|tanstack)[\\/].+[\\/](index|tabler-icons-react)\.m?js$/

/**
 * Whether a module is needed before the list of customers can be used: a first screen imports it, directly or indirectly, other than by a
 * deferred import.
 */
export function firstLoad(): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>()
  return (id, graph) => {
    const seen = new Set<string>()
    const importersOf = (one: string) => graph.getModuleInfo(one)?.importers ?? []
    const leadsThere = (one: string): boolean => {
      if (declaration.test(one)) return false
      if (firstScreens.test(one) || known.get(one)) return true
      if (seen.has(one) || known.has(one)) return false
      seen.add(one)
      const name = nameOf(one)
      return importersOf(one).some((importer) => (barrel.test(importer) ? isNamed(importer, name) : leadsThere(importer)))
    }
    const isNamed = (library: string, name: RegExp): boolean =>
      importersOf(library).some((user) =>
        barrel.test(user) ? isNamed(user, name) : name.test(graph.getModuleInfo(user)?.code ?? '') && leadsThere(user),
      )
    const isFirst = leadsThere(id)
    known.set(id, isFirst)
    // None of the modules visited is needed either.
    if (!isFirst) for (const one of seen) known.set(one, false)
    return isFirst
  }
}

/**
 * What a library's module exports, by its file name: `use-media-query.mjs` exports `useMediaQuery`, `queryClient.js` `QueryClient`. Matches
 * whole imports, because the portal has its own `Menu`.
 */
function nameOf(id: string): RegExp {
  const [first = '', ...rest] = path.parse(id).name.replaceAll(/\W(\w?)/g, (_, letter: string) => letter.toUpperCase())
  const name = `[${first}${first.toUpperCase()}]${rest.join('')}`
  return new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from\\s*["']@(tabler|mantine|tanstack)`)
}
