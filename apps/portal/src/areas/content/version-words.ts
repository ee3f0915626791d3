import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import { fieldsIn, isRecord } from './field-values.ts'
import { plainText } from './plain-text.ts'

type Values = Record<string, unknown>

/** The field at a dotted path, and its label with the position in each list: `steps.0.heading` is “Steps 1, Heading”. */
function fieldAt(definition: Definition, path: string): { field: Field; label: string } | undefined {
  let fields: readonly Field[] = definition.fields
  let found: Field | undefined
  const labels: string[] = []
  for (const part of path.split('.')) {
    if (found && /^\d+$/.test(part)) {
      labels[labels.length - 1] += ` ${Number(part) + 1}`
      continue
    }
    found = fields.find(({ name }) => name === part)
    if (!found) return undefined
    labels.push(found.label)
    fields = fieldsIn(definition, found)
  }
  return found && { field: found, label: labels.join(', ') }
}

export const versionLabel = (definition: Definition, path: string): string | undefined => fieldAt(definition, path)?.label

/** Formatted text as plain text, unless only its format differs. */
export function versionWords(
  definition: Definition,
  path: string,
  value: unknown,
  { before, after }: { before: Values; after: Values },
): string {
  const field = fieldAt(definition, path)?.field
  const choice = field?.allowedValues.find((one) => one.value === value)
  if (choice) return choice.title
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field?.type !== 'html' && field?.listType !== 'html') return value
  return plain(valueAt(before, path)) === plain(valueAt(after, path)) ? value : plain(value)
}

const plain = (html: unknown): string => (typeof html === 'string' ? plainText(html) : '')

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (Array.isArray(value) ? value[Number(part)] : isRecord(value) ? value[part] : undefined), values)
}
