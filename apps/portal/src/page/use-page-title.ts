import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect } from 'react'

export function usePageTitle(title: string | undefined): void {
  const { t } = useLanguage()
  const product = t('shell.product')
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}
