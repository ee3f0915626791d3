import { registerHooks } from 'node:module'

type Resolution = { url: string; format?: string | null | undefined; shortCircuit: true }

const inDrizzle = /\/node_modules\/drizzle-orm\//

/**
 * Halves the startup time. Node reads a package's manifest for each of its files and each import; drizzle-orm's manifest has
 * 180 KB, and the server loads a hundred of its files. Resolves them without the manifest.
 */
export function shortenResolution(): void {
  const resolved = new Map<string, Resolution>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context
      if (specifier.startsWith('.') && specifier.endsWith('.js') && inDrizzle.test(parentURL)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      }
      if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
      const known = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      resolved.set(specifier, known)
      return known
    },
  })
}
