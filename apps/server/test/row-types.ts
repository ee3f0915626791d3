import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'

/** The JavaScript type of a column, as declared by a row type. `any` declares nothing. */
export type Seen = 'string' | 'number' | 'boolean' | 'bigint' | 'date' | 'object' | 'any'
/** The columns that the row type of a statement names, by the position of its `execute` or `query`: `file:line`. */
export type RowTypes = Record<string, { method: 'execute' | 'query'; columns: Record<string, { seen: Seen[]; isOptional: boolean }> }>

const root = path.resolve(import.meta.dirname, '../../..')
const sources = 'apps/server/src/**/*.ts'
/** Cached until a source changes. */
export const rowTypesFile = path.join(root, 'node_modules/.cache/row-types.json')
const sends = /\.(?:execute|query)<\s*\w|\.(?:execute|query)<\s*\{/

/** The row types of all raw statements of the server. Reading them takes some seconds. */
async function readRowTypes(): Promise<RowTypes> {
  const files = globSync([sources, 'packages/*/src/**/*.ts'], { cwd: root }).sort()
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })))
  const hash = createHash('sha256')
  for (const { file, text } of texts) hash.update(file).update(text)
  const key = hash.digest('hex')
  const kept: { key: string; types: RowTypes } | undefined = await readFile(rowTypesFile, 'utf8').then(JSON.parse, () => undefined)
  if (kept?.key === key) return kept.types
  const sending = texts.filter(({ file, text }) => file.startsWith('apps/server') && !file.endsWith('.test.ts') && sends.test(text))
  const types = typesOf(sending.map(({ file }) => path.join(root, file)))
  await mkdir(path.dirname(rowTypesFile), { recursive: true })
  await writeFile(rowTypesFile, JSON.stringify({ key, types }))
  return types
}

function typesOf(files: string[]): RowTypes {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true, composite: false, incremental: false })
  const checker = program.getTypeChecker()
  const found: RowTypes = {}
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) continue
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.typeArguments?.[0]) {
        const method = node.expression.name.text
        if (method === 'execute' || method === 'query') {
          const { line } = source.getLineAndCharacterOfPosition(node.expression.name.getStart())
          const columns = columnsOf(checker, checker.getTypeFromTypeNode(node.typeArguments[0]), node)
          if (columns) found[`${path.relative(root, file)}:${line + 1}`] = { method, columns }
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

/** Undefined for a type that names no columns, such as one with any key. */
function columnsOf(checker: ts.TypeChecker, type: ts.Type, node: ts.Node): RowTypes[string]['columns'] | undefined {
  if (type.isUnion() || type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Any)) return undefined
  if (checker.getIndexTypeOfType(type, ts.IndexKind.String)) return undefined
  const columns: RowTypes[string]['columns'] = {}
  for (const property of checker.getPropertiesOfType(type)) {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
    columns[property.name] = { seen: [...new Set(seenOf(checker.getTypeOfSymbolAtLocation(property, node)))], isOptional }
  }
  return columns
}

function seenOf(type: ts.Type): Seen[] {
  if (type.isUnion()) return type.types.flatMap(seenOf)
  const { flags } = type
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return []
  if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return ['string']
  if (flags & ts.TypeFlags.NumberLike) return ['number']
  if (flags & ts.TypeFlags.BooleanLike) return ['boolean']
  if (flags & ts.TypeFlags.BigIntLike) return ['bigint']
  if (type.symbol?.name === 'Date') return ['date']
  // A branded string is an intersection of both.
  if (type.isIntersection()) return type.types.flatMap(seenOf).filter((one) => one !== 'object')
  return flags & ts.TypeFlags.Object ? ['object'] : ['any']
}

// Runs in parallel to the tests, in a separate process.
if (import.meta.main) await readRowTypes()
