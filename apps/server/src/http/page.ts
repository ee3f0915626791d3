import { languages } from '@wattdesk/contract/languages.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { type Language, languageOf, ownNameOf } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../platform/crypto.ts'
import { DomainError } from '../platform/domain-error.ts'
import { type Html, html } from '../platform/html.ts'
import { fontCss, pageCss } from './page.css.ts'

/**
 * Settings of every page: its language, its path for switching the language, its owner if not the product, the tenant of its brand, and
 * whether our font is missing.
 */
export type PageFrame = { language: Language; t: Translate; path: string; owner?: string; brandOf?: string; hasOwnFont?: boolean }

type PageRequest = FastifyRequest<{ Querystring: { lang?: string } }>

/** The frame of a page, in the language chosen on it, or else the first available of the others. */
export function frameOf(request: PageRequest, others: readonly (string | undefined)[], owner?: string, brandOf?: string): PageFrame {
  // An array if the URL contains it twice.
  const [asked] = [request.query.lang].flat()
  const language = languageOf(asked ?? others.find((one) => one !== undefined))
  return { language, t: translatorOf(language).t, path: request.url.split('?')[0] ?? request.url, owner, brandOf }
}

/** The browser's preferred language. */
export function acceptedLanguage(request: FastifyRequest): string | undefined {
  return request.headers['accept-language']?.split(/[,;]/)[0]
}

/** Accepts forms and no other bodies. */
export function acceptForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: 16_384 },
    async (_: unknown, body: Buffer) => readForm(body),
  )
}

/** Each field must occur once, in UTF-8. */
function readForm(body: Buffer): Record<string, string> {
  const fields = new Map<string, string>()
  for (const pair of body.toString('latin1').split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s).map(decodeFormText)
    if (fields.has(name)) throw new DomainError('MalformedBody')
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

function decodeFormText(text: string): string {
  // Browsers escape non-ASCII bytes; other clients may not.
  const bytes = text.replaceAll('+', ' ').replace(/[^\0-\x7f]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  try {
    return decodeURIComponent(bytes)
  } catch {
    throw new DomainError('MalformedBody')
  }
}

/** No scripts, our own styles by their hashes, a brand's from our own address, forms to our own origin only, and no framing. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'self' ${[pageCss, fontCss].map((css) => `'sha256-${sha256(css).toString('base64')}'`).join(' ')}`,
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

export function sendPage(reply: FastifyReply, status: number, page: string, headers: Record<string, string> = {}): FastifyReply {
  return reply
    .code(status)
    .headers({ ...pageHeaders, ...headers })
    .send(page)
}

/** A complete page around its content, as wide as a form or as a list. */
export function renderPage(
  { language, t, path, owner, brandOf, hasOwnFont = true }: PageFrame,
  title: string,
  content: Html,
  width?: 'wide',
): string {
  const name = owner ?? t('auth.product')
  // The style is unescaped: it is ours, and its hash must match.
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark('http://www.w3.org/2000/svg'))}">
<title>${html`${title} · ${name}`.markup}</title>
<style>${pageCss}</style>
${hasOwnFont ? `<style>${fontCss}</style>` : ''}
${brandOf ? html`<link rel="stylesheet" href="/app/brand.css?brand=${brandOf}">`.markup : ''}
</head>
<body>
<main${width ? ` class="${width}"` : ''}>
${brand(name, owner === undefined).markup}
<div class="card">
${content.markup}
</div>
</main>
${languageSwitch(language, t, path).markup}
</body>
</html>
`
}

function brand(name: string, hasMark: boolean): Html {
  return html`<p class="brand">${hasMark ? { markup: mark() } : undefined}${name}</p>`
}

/** The product's logo. The namespace makes it a standalone image. */
function mark(namespace?: string): string {
  const xmlns = namespace ? ` xmlns="${namespace}"` : ''
  return `<svg${xmlns} viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="6" fill="#3850bd"/><path d="M15.6 4.5 7.5 15.8h5.2l-1.3 7.7 8.6-11.8h-5.5z" fill="#fff"/></svg>`
}

function languageSwitch(spoken: Language, t: Translate, path: string): Html {
  const items = languages.map((language) => {
    const current = language === spoken ? html` aria-current="true"` : undefined
    return html`<li><a href="${path}?lang=${language}" lang="${language}" hreflang="${language}"${current}>${ownNameOf(language)}</a></li>`
  })
  return html`<footer><nav aria-label="${t('auth.language')}"><ul>${items}</ul></nav></footer>`
}

export function messagePage(frame: PageFrame, title: string, text: string, way?: { uri: string; label: string }): string {
  const content = html`<h1>${title}</h1>
<p class="intro">${text}</p>
${way && html`<p class="actions"><a class="button" href="${way.uri}">${way.label}</a></p>`}`
  return renderPage(frame, title, content)
}

export type Field = {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autocomplete: string
  value?: string
  fault?: string
  hint?: string
  isFocused?: boolean
}

export function renderField({ type, autocomplete, value, isFocused, ...field }: Field): Html {
  const { name } = field
  const focus = isFocused ? html` autofocus` : undefined
  const writing = html` autocapitalize="${type === 'text' ? 'words' : 'none'}" spellcheck="false"`
  return renderLabelled(
    field,
    (reported) =>
      html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}"${writing} required${reported}${focus}>`,
  )
}

/** A choice of one option, with none preselected. */
export type Choice = Pick<Field, 'name' | 'label' | 'autocomplete' | 'value' | 'fault' | 'hint'> & {
  options: readonly { value: string; label: string }[]
}

export function renderChoice({ autocomplete, value, options, ...field }: Choice): Html {
  const { name } = field
  const items = [{ value: '', label: '' }, ...options].map(
    (option) => html`<option value="${option.value}"${option.value === value ? html` selected` : undefined}>${option.label}</option>`,
  )
  return renderLabelled(
    field,
    (reported) => html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" required${reported}>${items}</select>`,
  )
}

function renderLabelled(
  { name, label, fault, hint }: Pick<Field, 'name' | 'label' | 'fault' | 'hint'>,
  input: (reported: Html[]) => Html,
): Html {
  const described = [fault ? `${name}-fault` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ')
  const reported = [described ? html` aria-describedby="${described}"` : undefined, fault ? html` aria-invalid="true"` : undefined].filter(
    (one) => one !== undefined,
  )
  return html`<div>
<label for="${name}">${label}</label>
${input(reported)}
${fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : undefined}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : undefined}
</div>`
}

export function renderAlert(text: string | undefined): Html | undefined {
  return text ? html`<p class="alert" role="alert">${text}</p>` : undefined
}
