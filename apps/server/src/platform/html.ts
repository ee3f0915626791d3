/** Safe markup, made by `html`, which escapes every value. */
export type Html = { readonly markup: string }

type Part = Html | string | number | undefined | readonly Html[]

/** Markup from a template. Escapes values, except those that are markup. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = texts.map((text, at) => text + render(parts[at])).join('')
  return { markup }
}

function render(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
