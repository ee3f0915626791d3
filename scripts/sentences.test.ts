import { counted } from '@wattdesk/i18n/sentence.ts'
import { describe, expect, it } from 'vitest'
import { faultsOfLanguage, listed, unusedSentences } from './sentences.ts'

describe('the rules about sentences', () => {
  const english = listed({
    ui: { hello: 'Hello {name}', rows: counted({ one: '{count} row', other: '{count} rows' }) },
    notes: { add: 'Add' },
  })
  const polish = { hello: 'Cześć, {name}', rows: counted({ one: '{count} w', few: '{count} wy', many: '{count} ów', other: '{count} a' }) }
  const faults = (ui: Parameters<typeof listed>[0], more = {}) => faultsOfLanguage('pl', listed({ ui, ...more }), english)

  it('accept a language for customers that lacks what they never meet', () => {
    expect(faults(polish)).toEqual([])
  })

  it.each([
    ['a missing sentence', { rows: polish.rows }, /ui\.hello is missing/],
    ['a placeholder that is missing', { ...polish, hello: 'Cześć' }, /ui\.hello has other placeholders than English: none/],
    ['a placeholder that was translated', { ...polish, hello: 'Cześć, {imię}' }, /ui\.hello has a brace that belongs to no placeholder/],
    ['a placeholder that was renamed', { ...polish, hello: 'Cześć, {imie}' }, /ui\.hello has other placeholders than English: \{imie\}/],
    ['a placeholder that is not closed', { ...polish, hello: 'Cześć, {name' }, /ui\.hello has a brace that belongs to no placeholder/],
    [
      'a form that is missing',
      { ...polish, rows: counted({ one: '{count} w', other: '{count} a' }) },
      /ui\.rows has no form for “(few|many)”/,
    ],
    ['a sentence that English has not', { ...polish, bye: 'Pa' }, /ui\.bye is read by nobody/],
  ])('reject %s', (_, ui, fault) => {
    expect(faults(ui)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]))
  })

  it('reject a sentence that only members would read in a language for customers', () => {
    expect(faults(polish, { notes: { add: 'Dodaj' } })).toEqual([expect.stringMatching(/notes\.add is read by nobody/)])
  })

  it.each([
    ['by its key', "t('notes.add')", ['notes.add']],
    ['by a template', `t(\`sales.state.\${state}\`); const states = ["open"]`, ['sales.state.open']],
    ['by a template with a dotted value', `find(\`log.event.\${event}\`); record('sale.archived')`, ['log.event.sale.archived']],
    ['by a template behind a named group', `const field = 'stock.place.field'; t(\`\${field}.serial\`)`, ['stock.place.field.serial']],
  ])('accept a sentence that a program names %s', (_, program, keys) => {
    expect(unusedSentences(keys, [program])).toEqual([])
  })

  it.each([
    ['that nothing names', "t('notes.added')", 'notes.add'],
    ['of a value that no program has', `t(\`sales.state.\${state}\`); const states = ["open"]`, 'sales.state.won'],
    ['of a group that is not named', `t(\`\${field}.serial\`)`, 'stock.place.field.serial'],
  ])('reject a sentence %s', (_, program, key) => {
    expect(unusedSentences([key], [program])).toEqual([key])
  })
})
