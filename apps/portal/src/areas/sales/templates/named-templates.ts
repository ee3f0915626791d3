import { nameIn } from '@wattdesk/contract/names.ts'
import type { SaleTemplate } from '@wattdesk/contract/sales/templates/models.ts'
import { type Language, tagOf } from '@wattdesk/i18n/languages.ts'

export type NamedTemplate = SaleTemplate & { shownName: string }

/** Templates with their names for a reader, in the order of these. */
export function namedTemplates(templates: readonly SaleTemplate[], language: Language): NamedTemplate[] {
  const inOrder = new Intl.Collator(tagOf(language)).compare
  return templates
    .map((template) => ({ ...template, shownName: nameIn(language, template.name, template.names) }))
    .sort((one, other) => inOrder(one.shownName, other.shownName))
}
