/** The signs that formatted text escapes. */
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Formatted text without its format. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (escaped) => signs[escaped] ?? escaped)
    .replace(/\s+/g, ' ')
    .trim()
