import { jsonLanguage } from '@codemirror/lang-json'
import type { Fault } from '@wattdesk/ui/form/use-form.ts'

export type Span = { from: number; to: number }
type SyntaxNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode']

/** Finds the part of a JSON text at a path such as `steps.0.text`, or the nearest part around it that exists. */
export function spanAt(text: string, path: string): Span {
  let node: SyntaxNode | null = jsonLanguage.parser.parse(text).topNode.firstChild
  for (const key of path === '' ? [] : path.split('.')) {
    const next: SyntaxNode | null = node && childAt(node, key, text)
    if (!next) break
    node = next
  }
  return node ? { from: node.from, to: Math.max(node.to, node.from) } : { from: 0, to: text.length }
}

function childAt(node: SyntaxNode, key: string, text: string): SyntaxNode | null {
  if (node.name === 'Array') return valuesIn(node)[Number(key)] ?? null
  if (node.name !== 'Object') return null
  const property = node.getChildren('Property').find((one) => {
    const name = one.getChild('PropertyName')
    return name && nameOf(text.slice(name.from, name.to)) === key
  })
  return property?.lastChild ?? null
}

const punctuation = new Set(['[', ']', ',', '⚠'])

function valuesIn(node: SyntaxNode): SyntaxNode[] {
  const values: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) if (!punctuation.has(child.name)) values.push(child)
  return values
}

function nameOf(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return undefined
  }
}

/** With paths relative to the given one. */
export const faultsBelow = (faults: readonly Fault[], path: string): Fault[] =>
  faults.flatMap((fault) => {
    if (fault.field === path) return [{ ...fault, field: '' }]
    return fault.field.startsWith(`${path}.`) ? [{ ...fault, field: fault.field.slice(path.length + 1) }] : []
  })
