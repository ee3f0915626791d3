import { nameIn } from '@wattdesk/contract/names.ts'
import type { Sale, SaleStep } from '@wattdesk/contract/sales/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

/** Names sales and steps in the reader's language. */
export function useSaleNames() {
  const t = useT('sales')
  const { language } = useLanguage()
  return {
    saleName: ({ templateName, templateNames }: Pick<Sale, 'templateName' | 'templateNames'>) =>
      nameIn(language, templateName, templateNames) ?? t('sales.unnamed'),
    stepName: ({ name, names }: Pick<SaleStep, 'name' | 'names'>) => nameIn(language, name, names),
  }
}
