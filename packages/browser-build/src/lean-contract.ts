import type { Declaration } from '@wattdesk/contract/declaration.ts'
import type { Plugin } from 'vite'

/**
 * What the server and its documentation alone need of a declaration: the type of an endpoint hides it, and `declarationOf` reveals it.
 * Forms use models that are exported by name.
 */
const hidden = ['name', 'params', 'query', 'body', 'response', 'summary', 'errors'] satisfies (keyof Declaration)[]
const forTheServer = new Set<string>(hidden)
const declarations = /packages[\\/]contract[\\/]src[\\/].+\.ts$/

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] }
type Property = Node & { key?: Node & { name?: string } }
type Edit = { start: number; end: number; text: string }

/**
 * Removes from the portal what the contract declares only for the server, and every schema that nothing else uses. Building them took a
 * quarter of the portal's start-up.
 */
export function leanContract(): Plugin {
  return {
    name: 'wattdesk-lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!declarations.test(id)) return undefined
      const lean = leanDeclarations(code, this.parse(code, { lang: 'ts' }))
      return { code: withoutUnused(lean, this.parse(lean, { lang: 'ts' }).body as unknown as Node[]), map: null }
    },
  }
}

/** Removes the server's part from the declarations of a module; `program` is its syntax tree. */
export function leanDeclarations(code: string, program: unknown): string {
  const calls = callsOfModule(program)
  const gone = calls.flatMap(serverPropertiesOf).map(({ start, end }) => ({ start, end, text: '' }))
  // Declarations only call functions that return a value, so unused ones may be removed. A chain of calls needs one annotation.
  const pure = [...new Set(calls.map((call) => call.start))].map((start) => ({ start, end: start, text: '/*#__PURE__*/ ' }))
  return edited(code, [...gone, ...pure])
}

/**
 * Removes helpers and imports that only the removed parts used. The bundler would load the modules of such imports even though they are
 * unused.
 */
export function withoutUnused(code: string, body: readonly Node[]): string {
  let kept = body.map((node) => ({ text: code.slice(node.start, node.end), words: wordsOf(node) }))
  const isUsed = (name: string, by: string) => kept.some(({ text, words }) => text !== by && words.has(name))
  for (let before = 0; before !== kept.length; ) {
    before = kept.length
    kept = kept.filter(({ text }) => !helper.test(text) || isUsed(helper.exec(text)?.[1] ?? '', text))
  }
  const importing = (text: string) =>
    text.replace(namedImport, (_, names: string, source: string) => {
      const used = names.split(',').filter((name) => isUsed(name.trim(), text))
      return used.length > 0 ? `import {${used}} from ${source}` : ''
    })
  return kept.map(({ text }) => importing(text)).join('\n')
}
const helper = /^(?:const|function) (\w+)/
const namedImport = /^import \{([^}]*)\} from ('[^']+')$/

/** Identifiers that a statement mentions. */
function wordsOf(node: unknown): Set<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((one) => [...wordsOf(one)]))
  if (typeof node !== 'object' || node === null || !('type' in node)) return new Set()
  const { type, name, ...rest } = node as Node
  if (type === 'Identifier') return new Set([String(name)])
  if (type === 'ImportDeclaration') return new Set()
  const named = rest.computed ? [] : ['key', 'property']
  return wordsOf(Object.entries(rest).flatMap(([part, value]) => (named.includes(part) ? [] : value)))
}

/** Calls made when the module is loaded. Calls within functions may have effects. */
function callsOfModule(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(callsOfModule)
  if (typeof node !== 'object' || node === null || !('type' in node) || /Function/.test(String(node.type))) return []
  const inner = Object.values(node).flatMap(callsOfModule)
  return node.type === 'CallExpression' ? [node as Call, ...inner] : inner
}

function serverPropertiesOf({ callee, arguments: [declaration] }: Call): Property[] {
  if (callee.name !== 'endpoint') return []
  return (declaration?.properties ?? []).filter(({ key }) => forTheServer.has(key?.name ?? ''))
}

/** Applies edits from last to first, so that positions stay valid. Edits within removed parts are dropped. */
function edited(code: string, edits: readonly Edit[]): string {
  const outer = edits.filter((one) => !edits.some((other) => other.text === '' && other.start <= one.start && one.end < other.end))
  return outer
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => {
      const rest = text.slice(end)
      return text.slice(0, start) + put + (put === '' ? rest.replace(/^\s*,/, '') : rest)
    }, code)
}
