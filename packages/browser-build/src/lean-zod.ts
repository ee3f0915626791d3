import type { Plugin } from 'vite'

const jsonSchemas = /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/
const exported = /^export (?:function|const) (\w+)|^export \{ (\w+) as (\w+) \}/gm

/**
 * Removes zod's conversion of schemas into JSON schemas from the portal. Each of zod's schemas refers to it, so that no bundler can tell
 * that only the server uses it; in the portal they have no such method.
 */
export function leanZod(): Plugin {
  return {
    name: 'wattdesk-lean-zod',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return jsonSchemas.test(id) ? { code: emptied(code), map: null } : undefined
    },
  }
}

/** A module with the same exports, none of which does anything. */
function emptied(code: string): string {
  return [...code.matchAll(exported)]
    .map(([, name, inner, outer]) => (name ? `export const ${name} = () => undefined` : `export { ${inner} as ${outer} }`))
    .join('\n')
}
