import { linkSchemes, markupAttributes, markupTags } from '@wattdesk/contract/content/markup.ts'
import sanitizeHtml from 'sanitize-html'

/** Allowed in formatted text: structure and links, but nothing that runs, loads or restyles the page around it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: markupTags,
  allowedAttributes: markupAttributes,
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  nestingLimit: 30,
}

/** Deeper than anybody writes. The parser takes quadratic time in the depth. */
const depthMax = 1_000

class MarkupTooDeep extends Error {
  override name = 'MarkupTooDeep'
}

/** Removes what the options do not allow. Throws once markup is nested too deeply. */
export function cleanMarkup(markup: string, options: sanitizeHtml.IOptions): string {
  let depth = 0
  return sanitizeHtml(markup, {
    ...options,
    onOpenTag() {
      depth += 1
      if (depth > depthMax) throw new MarkupTooDeep('The markup is nested too deeply')
    },
    onCloseTag() {
      depth -= 1
    },
  })
}

const escapedWords = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/</g, '&lt;')

/** Only the words remain of markup that is nested too deeply. */
export function cleanHtml(html: string): string {
  try {
    return cleanMarkup(html, allowed)
  } catch (error) {
    if (!(error instanceof MarkupTooDeep)) throw error
    return cleanMarkup(escapedWords(html), allowed)
  }
}

/** The words of formatted text, for search. */
export const wordsOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<(\/?(p|li|h\d|td|th|div|br)\b)/gi, ' <$1'), { allowedTags: [], allowedAttributes: {} })
