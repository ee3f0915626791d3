import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

type Statement = { start: number; end: number; type: string }

/** Ends the address of a module of the contract without schemas. */
const plain = '?plain'
const ofPortal = /[\\/]apps[\\/]portal[\\/]src[\\/].+\.tsx?$/
const importOfContract = /^import \{([^}]*)\} from '(@wattdesk\/contract\/[^']+)'$/gm
const declaration = /^(?:export )?(?:const|function) (\w+)/

/**
 * Parts the calls and constants of the contract from the schemas beside them. A screen that makes a call then does not load what
 * only forms need. Comes after what makes the declarations lean.
 */
export function plainContract(): Plugin {
  const known = new Map<string, Promise<ReadonlySet<string>>>()
  return {
    name: 'wattdesk-plain-contract',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(plain)) return undefined
      const resolved = await this.resolve(source.slice(0, -plain.length), importer, { skipSelf: true })
      return resolved && `${resolved.id}${plain}`
    },
    load: (id) => (id.endsWith(plain) ? readFile(id.slice(0, -plain.length), 'utf8') : undefined),
    async transform(code, id) {
      const bodyOf = (text: string) => this.parse(text, { lang: 'ts' }).body
      if (id.endsWith(plain)) return { code: withoutSchemas(code, bodyOf(code)), map: null }
      if (!ofPortal.test(id)) return undefined
      const plainIn = (file: string) => {
        const names = known.get(file) ?? readFile(file, 'utf8').then((text) => plainNames(text, bodyOf(text)))
        known.set(file, names)
        return names
      }
      const names = new Map<string, ReadonlySet<string>>()
      for (const [, , source = ''] of code.matchAll(importOfContract)) {
        const resolved = await this.resolve(source, id)
        if (resolved) names.set(source, await plainIn(resolved.id))
      }
      return { code: importingPlain(code, names), map: null }
    },
  }
}

/** Comments and plain strings, which name and call nothing. */
const sayings = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g
const wordsOf = (text: string) => text.replaceAll(sayings, '')
const nameOf = (statement: string) => declaration.exec(statement)?.[1] ?? ''

/** The calls that a module exports, and the constants for which nothing is called. */
function isPlain(statement: string): boolean {
  const words = wordsOf(statement)
  return /^export const \w+ = +endpoint\(/.test(words) || (/^export const /.test(words) && !words.includes('('))
}

export function plainNames(code: string, body: readonly Statement[]): ReadonlySet<string> {
  const statements = body.map(({ start, end }) => code.slice(start, end))
  return new Set(statements.filter(isPlain).map(nameOf))
}

/** A module of the contract with what is plain, and of the rest what that needs. `body` has its statements. */
export function withoutSchemas(code: string, body: readonly Statement[]): string {
  const statements = body.map(({ start, end, type }) => ({ text: code.slice(start, end), type }))
  const wanted = new Set(statements.filter(({ text }) => isPlain(text)))
  const isUsed = (name: string) => name !== '' && [...wanted].some(({ text }) => new RegExp(`\\b${name}\\b`).test(wordsOf(text)))
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size
    for (const one of statements) if (isUsed(nameOf(one.text))) wanted.add(one)
  }
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration').map(({ text }) => importing(text, isUsed))
  return [...imports, ...statements.filter((one) => wanted.has(one)).map(({ text }) => text)].filter(Boolean).join('\n')
}

/** An import of the names that are used; nothing if none is. */
function importing(statement: string, isUsed: (name: string) => boolean): string {
  const [, list = '', source = ''] = /^import \{([^}]*)\} from ('[^']+')/.exec(statement) ?? []
  const names = list.split(',').map((name) => name.trim())
  const used = names.filter((name) => !name.startsWith('type ') && isUsed(name))
  return used.length > 0 ? `import { ${used.join(', ')} } from ${source}` : ''
}

/** A module of the portal that imports what is plain without schemas, and other values from where they were. */
export function importingPlain(code: string, plainOf: ReadonlyMap<string, ReadonlySet<string>>): string {
  return code.replaceAll(importOfContract, (_, list: string, source: string) => {
    const names = list.split(',').map((name) => name.trim())
    const values = names.filter((name) => /^(?!type )./.test(name))
    const isOf = (name: string) => plainOf.get(source)?.has(name) ?? false
    const statement = (some: readonly string[], from: string) => (some.length > 0 ? `import { ${some.join(', ')} } from '${from}'` : '')
    const parts = [
      statement(values.filter(isOf), `${source}${plain}`),
      statement(
        values.filter((name) => !isOf(name)),
        source,
      ),
    ]
    return parts.filter(Boolean).join('; ')
  })
}
