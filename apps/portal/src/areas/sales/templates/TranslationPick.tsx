import { NativeSelect } from '@mantine/core'
import { type WholeLanguage, wholeLanguages } from '@wattdesk/contract/languages.ts'
import { formatLanguage } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type TemplateValues, untranslated } from './template-form.ts'

type Props = {
  values: TemplateValues
  own: Language
  chosen: WholeLanguage | undefined
  onChoose: (language: WholeLanguage | undefined) => void
}

/** Which translation is edited beside the names, and how many names each language lacks. */
export function TranslationPick({ values, own, chosen, onChoose }: Props) {
  const t = useT('sales')
  const { language: reader } = useLanguage()
  const languageName = (named: Language) => formatLanguage(named, reader)
  const wordsOf = (language: WholeLanguage) => {
    const count = untranslated(values, language)
    const named = { language: languageName(language) }
    return count === 0 ? t('sales.templates.translated', named) : t('sales.templates.untranslated', { ...named, count })
  }
  const choices = wholeLanguages.filter((one) => one !== own).map((value) => ({ value, label: wordsOf(value) }))
  return (
    <NativeSelect
      label={t('sales.templates.translations')}
      description={t('sales.templates.translationsHelp', { language: languageName(own) })}
      inputWrapperOrder={['label', 'input', 'description']}
      data={[{ value: '', label: t('sales.templates.noTranslation') }, ...choices]}
      value={chosen ?? ''}
      onChange={(event) => onChoose(wholeLanguages.find((one) => one === event.currentTarget.value))}
    />
  )
}
