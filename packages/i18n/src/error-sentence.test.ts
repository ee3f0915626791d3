import { wholeLanguages } from '@wattdesk/contract/languages.ts'
import { describe, expect, it } from 'vitest'
import { catalogues, translatorOf } from './catalogues.ts'
import { errorSentence } from './error-sentence.ts'
import { isCounted } from './sentence.ts'

describe.each(wholeLanguages)('in %s', (language) => {
  const translator = translatorOf(language)
  const specific = Object.entries(catalogues[language].errors ?? {}).filter(([, one]) => JSON.stringify(one).includes('{'))

  it('a sentence has the parameters that the details of its error hold', () => {
    expect(errorSentence(translator, 'TooManyNotes', { max: 20 })).toContain('20')
    expect(specific.length).toBeGreaterThan(10)
    for (const [code, sentence] of specific) {
      const names = JSON.stringify(sentence).matchAll(/\{(\w+)\}(?=[^"]*")/g)
      const details = Object.fromEntries([...names].map(([, name]) => [name, 2]))
      expect(errorSentence(translator, code, details)).not.toMatch(/[{}]/)
      if (isCounted(sentence as never)) expect(errorSentence(translator, code, { count: 1 })).toContain('1')
    }
  })

  it('an unknown error has none', () => expect(errorSentence(translator, 'Else', undefined)).toBeUndefined())

  it('a sentence with placeholders is no word for a value', () => {
    expect(translator.word('errors.TooManyNotes')).toBeUndefined()
    expect(translator.word('ui.yes')).toBe(translator.t('ui.yes'))
  })
})
