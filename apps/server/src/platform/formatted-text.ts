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

export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

/** The words of formatted text, for search. */
export const wordsOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<(\/?(p|li|h\d|td|th|div|br)\b)/gi, ' <$1'), { allowedTags: [], allowedAttributes: {} })
