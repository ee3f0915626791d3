import sanitizeHtml from 'sanitize-html'

/** Allowed in formatted text: structure and links, but nothing that runs, loads or restyles the page around it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre'],
    ...['blockquote', 'hr', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span'],
  ],
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'], span: ['lang'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
}

/** Cleaning takes quadratic time in the depth of the markup. */
const depthMax = 1_000
const withoutContent = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** Whether markup is nested so deeply that nobody wrote it. */
export function isTooDeep(markup: string): boolean {
  let depth = 0
  for (const [, closing, name = '', selfClosing] of markup.matchAll(/<(\/?)([a-z][\w:-]*)[^<>]*?(\/?)>/gi)) {
    if (closing) depth = Math.max(0, depth - 1)
    else if (!selfClosing && !withoutContent.test(name)) depth += 1
    if (depth > depthMax) return true
  }
  return false
}

/** Of markup that is too deep, only the words remain. */
export const cleanHtml = (html: string): string => sanitizeHtml(isTooDeep(html) ? html.replace(/<[^<>]*>/g, ' ') : html, allowed)

/** The words of formatted text, for search. */
export const wordsOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<(\/?(p|li|h\d|td|th|div|br)\b)/gi, ' <$1'), { allowedTags: [], allowedAttributes: {} })
