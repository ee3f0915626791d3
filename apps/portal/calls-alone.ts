import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

type Statement = { start: number; end: number; type: string }

/** Ends the address of a module of the contract that has its calls alone. */
const alone = '?calls'
const ofPortal = /[\\/]apps[\\/]portal[\\/]src[\\/].+\.tsx?$/
const importOfContract = /^import \{([^}]*)\} from '(@wattdesk\/contract\/[^']+)'$/gm
const declaredCall = /^export const (\w+) = (?:\/\*#__PURE__\*\/ )?endpoint\(/gm

/**
 * Makes modules of their own of the calls that the contract declares. A screen that makes a call then does not load the schemas
 * declared beside it, which only forms need. Comes after what makes the declarations lean.
 */
export function callsAlone(): Plugin {
  const known = new Map<string, Promise<ReadonlySet<string>>>()
  const callsIn = (file: string) => {
    const names = known.get(file) ?? readFile(file, 'utf8').then(namesOfCalls)
    known.set(file, names)
    return names
  }
  return {
    name: 'wattdesk-calls-alone',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(alone)) return undefined
      const resolved = await this.resolve(source.slice(0, -alone.length), importer, { skipSelf: true })
      return resolved && `${resolved.id}${alone}`
    },
    load: (id) => (id.endsWith(alone) ? readFile(id.slice(0, -alone.length), 'utf8') : undefined),
    async transform(code, id) {
      if (id.endsWith(alone)) return { code: withCallsAlone(code, this.parse(code, { lang: 'ts' }).body), map: null }
      if (!ofPortal.test(id)) return undefined
      const calls = new Map<string, ReadonlySet<string>>()
      for (const [, , source = ''] of code.matchAll(importOfContract)) {
        const resolved = await this.resolve(source, id)
        if (resolved) calls.set(source, await callsIn(resolved.id))
      }
      return { code: importingCalls(code, calls), map: null }
    },
  }
}

/** Comments and plain strings, which name nothing. */
const sayings = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g

const namesOfCalls = (code: string): ReadonlySet<string> => new Set([...code.matchAll(declaredCall)].map(([, name = '']) => name))

/** A module of the contract with its calls, and of the rest what they need. `body` has its statements. */
export function withCallsAlone(code: string, body: readonly Statement[]): string {
  const statements = body.map(({ start, end, type }) => ({ text: code.slice(start, end), type }))
  const wanted = new Set(statements.filter(({ text }) => text.match(declaredCall)))
  const isUsed = (name: string) => [...wanted].some(({ text }) => new RegExp(`\\b${name}\\b`).test(text.replaceAll(sayings, '')))
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size
    for (const one of statements) if (/^(?:export )?(?:const|function) (\w+)/.test(one.text) && isUsed(nameOf(one.text))) wanted.add(one)
  }
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration').map(({ text }) => importing(text, isUsed))
  return [...imports, ...statements.filter((one) => wanted.has(one)).map(({ text }) => text)].filter(Boolean).join('\n')
}

const nameOf = (statement: string) => /^(?:export )?(?:const|function) (\w+)/.exec(statement)?.[1] ?? ''

/** An import of the names that are used; nothing if none is. */
function importing(statement: string, isUsed: (name: string) => boolean): string {
  const [, list = '', source = ''] = /^import \{([^}]*)\} from ('[^']+')/.exec(statement) ?? []
  const names = list.split(',').map((name) => name.trim())
  const used = names.filter((name) => name !== '' && !name.startsWith('type ') && isUsed(name))
  return used.length > 0 ? `import { ${used.join(', ')} } from ${source}` : ''
}

/** A module of the portal that imports calls from where they are alone, and other values from where they were. */
export function importingCalls(code: string, calls: ReadonlyMap<string, ReadonlySet<string>>): string {
  return code.replaceAll(importOfContract, (_, list: string, source: string) => {
    const names = list.split(',').map((name) => name.trim())
    const isCall = (name: string) => calls.get(source)?.has(name) ?? false
    const statement = (some: readonly string[], from: string) => (some.length > 0 ? `import { ${some.join(', ')} } from '${from}'` : '')
    const [ofCalls, others] = [names.filter(isCall), names.filter((name) => /^(?!type )./.test(name) && !isCall(name))]
    return [statement(ofCalls, `${source}${alone}`), statement(others, source)].filter(Boolean).join('; ')
  })
}
