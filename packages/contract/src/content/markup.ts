/** What formatted text may contain: structure and links. Everything else is removed. */
export const markupTags = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre'],
  ...['blockquote', 'hr', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span'],
]

export const markupAttributes: Record<string, string[]> = {
  a: ['href', 'title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  span: ['lang'],
}

export const linkSchemes = ['https', 'http', 'mailto', 'tel']
