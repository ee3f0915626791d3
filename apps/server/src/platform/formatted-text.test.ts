import { describe, expect, it } from 'vitest'
import { cleanHtml } from './formatted-text.ts'

describe('formatted text', () => {
  it.each([
    ['', '<b>'],
    ['whose values hide tags', '<b title="<">'],
    ['that tags within tags would become', '<<i>b>'],
  ])('keeps the words of markup that is nested too deeply %s', (_, tag) => {
    const clean = cleanHtml(`${tag.repeat(60_000)}word`)
    expect(clean).toContain('word')
    expect(clean).not.toMatch(/<[a-z]/i)
  })

  it('keeps long text with its breaks, lists and links', () => {
    const html = '<p>one<br />two</p><ul><li><a href="https://example.com">x</a></li></ul>'.repeat(2_000)
    expect(cleanHtml(html)).toBe(html)
  })
})
