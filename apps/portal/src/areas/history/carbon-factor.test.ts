import { wholeLanguages } from '@wattdesk/contract/languages.ts'
import { carbonFactorOf } from '@wattdesk/energy/carbon-dioxide.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { expect, test } from 'vitest'

test.each(wholeLanguages.flatMap((language) => ['DE', 'PL', 'SE', 'HU'].map((country) => [language, country] as const)))(
  '%s: the source of the carbon factor of %s is a sentence',
  (language, country) => {
    expect(translatorOf(language).word(`history.factorSource.${carbonFactorOf(country).country}`)).toBeDefined()
  },
)
