import type { Plugin } from 'vite'

const jsonSchemas = /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/
const exported = /^export (?:function|const) (\w+)|^export \{ (\w+) as (\w+) \}/gm

/**
 * Removes zod's conversion of schemas to JSON Schema from the portal. Every schema refers to it, so no bundler can see that only the server
 * uses it. Schemas in the portal lack the method.
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

/** The same exports, none of which does anything. */
function emptied(code: string): string {
  return [...code.matchAll(exported)]
    .map(([, name, inner, outer]) => (name ? `export const ${name} = () => undefined` : `export { ${inner} as ${outer} }`))
    .join('\n')
}
