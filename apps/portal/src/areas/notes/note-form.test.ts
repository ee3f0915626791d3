import { expect, test } from 'vitest'
import { mentionAt, mentionsIn, partsOf, withMention } from './note-form.ts'

const anna = { id: 'a', name: 'Anna Berg' }
const ann = { id: 'n', name: 'Ann' }

test.each([
  ['@an', { from: 0, typed: 'an' }],
  ['please @Anna Be', { from: 7, typed: 'Anna Be' }],
  ['line\n@', { from: 5, typed: '' }],
  ['anna@berg.example', undefined],
  ['@Anna Berg is here', undefined],
  ['no mention', undefined],
])('the text typed after the sign in %j', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected)
})

test('a chosen name replaces the typed text', () => {
  expect(withMention('ask @an today', 4, 7, anna)).toEqual({ text: 'ask @Anna Berg today', caret: 15 })
})

test('only names that are still in the text are mentioned', () => {
  expect(mentionsIn({ text: 'ask @Anna Berg', isPinned: false, version: 1, mentions: [anna, { id: 'x', name: 'Otto Klein' }] })).toEqual([
    'a',
  ])
})

test('a member whose name begins that of a mentioned one is not mentioned', () => {
  expect(mentionsIn({ text: 'ask @Anna Berg', isPinned: false, version: 1, mentions: [ann, anna] })).toEqual(['a'])
})

test('a name that begins with another is found whole', () => {
  expect(partsOf('@Anna Berg and @Ann', [ann, anna])).toEqual([
    { text: '@Anna Berg', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Ann', isMention: true },
  ])
})

test('a longer name that nobody chose mentions no member whose name it begins with', () => {
  expect(mentionsIn({ text: 'ask @Anna Bergmann', isPinned: false, version: 1, mentions: [anna] })).toEqual([])
  expect(mentionsIn({ text: 'ask @Anna Berg, please', isPinned: false, version: 1, mentions: [anna] })).toEqual(['a'])
})
