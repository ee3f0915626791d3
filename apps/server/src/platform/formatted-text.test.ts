import { describe, expect, it } from 'vitest'
import { cleanHtml, isTooDeep } from './formatted-text.ts'

describe('formatted text', () => {
  it('keeps the words of markup that is nested too deeply', () => {
    expect(cleanHtml(`${'<b>'.repeat(80_000)}word${'</b>'.repeat(10)}`).trim()).toBe('word')
  })

  it('keeps long text with its breaks, lists and links', () => {
    const html = '<p>one<br>two</p><ul><li><a href="https://example.com">x</a></li></ul>'.repeat(2_000)
    expect(isTooDeep(html)).toBe(false)
    expect(cleanHtml('<p>one<br />two</p>')).toBe('<p>one<br />two</p>')
  })
})
