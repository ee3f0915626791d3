import { linkSchemes, markupAttributes, markupTags } from '@wattdesk/contract/content/markup.ts'

const tags = new Set(markupTags)
const attributes = new Set(Object.values(markupAttributes).flat())
const isLink = new RegExp(`^\\s*(${linkSchemes.join('|')}):`, 'i')

/**
 * Formatted text without active parts. The server cleans fields of formatted text when they are saved, but a schema may also give a plain
 * field the name of one.
 */
export function safeMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    if (!tags.has(element.localName)) element.remove()
    for (const { name, value } of [...element.attributes]) {
      const isAllowed = attributes.has(name) && (name !== 'href' || isLink.test(value))
      if (!isAllowed) element.removeAttribute(name)
    }
  }
  return body.innerHTML
}
