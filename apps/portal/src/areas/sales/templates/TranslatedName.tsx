import type { WholeLanguage } from '@wattdesk/contract/languages.ts'
import { saleNameMax } from '@wattdesk/contract/sales/terms.ts'
import { formatLanguage } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { TemplateValues } from './template-form.ts'

/** The language of the names, and the languages whose translations are shown. */
export type Spoken = { own: Language; others: readonly WholeLanguage[] }

type Props = {
  form: Form<TemplateValues>
  /** Before the names of the step, or of the template: `steps.0.`, or nothing. */
  path: string
  labelOf: (language: string) => string
  spoken: Spoken
  hasAutofocus?: boolean
}

/** A name and its translations. A missing one shows the name that stands in for it. */
export function TranslatedName({ form, path, labelOf, spoken, hasAutofocus }: Props) {
  const t = useT('sales')
  const { language: reader } = useLanguage()
  const languageName = (named: Language) => formatLanguage(named, reader)
  const name = String(form.read(`${path}name`) ?? '')
  return (
    <>
      <TextField
        form={form}
        name={`${path}name`}
        label={labelOf(languageName(spoken.own))}
        maxLength={saleNameMax}
        isRequired
        hasAutofocus={hasAutofocus}
      />
      {spoken.others.map((language) => (
        <TextField
          key={language}
          form={form}
          name={`${path}names.${language}`}
          label={labelOf(languageName(language))}
          placeholder={name}
          help={form.read(`${path}names.${language}`) ? undefined : t('sales.templates.standsIn', { language: languageName(spoken.own) })}
          maxLength={saleNameMax}
        />
      ))}
    </>
  )
}
