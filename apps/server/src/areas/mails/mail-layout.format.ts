import type { MailTemplate } from '@wattdesk/contract/mails/terms.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { type Html, html } from '../../platform/html.ts'
import { linkPlace } from './mail-link.format.ts'
import { type MailPicture, pictureSource } from './mail-picture.format.ts'

export type Sender = { name: string; contactEmail: string | null; contactPhone: string | null; look?: MailLook; isBranded?: boolean }

/** The brand's part of a mail. */
export type MailLook = { color: string; onColor: string; logoUrl: string | null; footer: string | null }
/** Used without a brand. */
export const ownLook: MailLook = { color: '#3850bd', onColor: '#ffffff', logoUrl: null, footer: null }

export type MailContent = {
  template: MailTemplate
  language: Language
  /** The recipient's name in the greeting. */
  name: string
  sender: Sender
  params?: Record<string, string | number>
  hasLink: boolean
  body?: MailBody | undefined
  picture?: MailPicture | undefined
}

/** What a mail states below its text, such as figures, and in small print below its picture. */
export type MailBody = { text: readonly string[]; html: Html; small: readonly string[] }

export type Rendered = { subject: string; text: string; html: string }

/**
 * Renders a mail from its template: the sentences below `mails.template.<name>` (`subject`, `text` with blank lines between
 * paragraphs, `action` for the button of a mail with a link, `after` for the text below it), with greeting and sender.
 * Values are plain in the text body and escaped in the HTML body.
 */
export function renderMail(content: MailContent): Rendered {
  const translator = translatorOf(content.language)
  const { t } = translator
  const subject = sentence(translator, content, 'subject')
  const greeting = t('mails.greeting', { name: content.name })
  const paragraphs = sentence(translator, content, 'text').split('\n\n')
  const after = optionalSentence(translator, content, 'after')?.split('\n\n') ?? []
  const action = content.hasLink ? sentence(translator, content, 'action') : undefined
  const contact = contactOf(translator, content.sender)
  const { body, picture } = content
  const parts = {
    language: content.language,
    subject,
    greeting,
    paragraphs,
    body,
    picture,
    action,
    after,
    contact,
    sender: content.sender.name,
  }
  const look = content.sender.look ?? ownLook
  return { subject, text: textOf(parts, t('mails.regards'), look.footer), html: htmlOf(parts, t, look) }
}

type Parts = {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  body: MailBody | undefined
  picture: MailPicture | undefined
  action: string | undefined
  after: string[]
  contact: string | undefined
  sender: string
}

function textOf({ greeting, paragraphs, body, action, after, contact, sender }: Parts, regards: string, footer: string | null): string {
  const link = action ? [`${action}:\n${linkPlace}`] : []
  return `${[greeting, ...paragraphs, ...(body ? [...body.text, ...body.small] : []), ...link, ...after, `${regards}\n${sender}`, contact, footer].filter((part) => part !== undefined && part !== null).join('\n\n')}\n`
}

/** Uses tables and inline styles, which old and new mail programs render alike. */
function htmlOf(
  { language, subject, greeting, paragraphs, body: stated, picture, action, after, contact, sender }: Parts,
  t: Translator['t'],
  look: MailLook,
): string {
  const logo = look.logoUrl
    ? html`<img src="${look.logoUrl}" alt="" height="32" style="height:32px;max-width:180px;vertical-align:middle;border:0">&nbsp; `
    : undefined
  const lines = (texts: string[], style: string): Html[] => texts.map((text) => html`<p style="${style}">${broken(text)}</p>\n`)
  const body = html`<body style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:Arial,Helvetica,sans-serif;color:#1c2430">
<tr><td style="padding:0 4px 16px;font-size:17px;font-weight:bold">${logo}${sender}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #dde2ea;border-radius:8px;border-top:4px solid ${look.color};padding:32px">
${lines([greeting, ...paragraphs], paragraphStyle)}${stated?.html}${picture ? shown(picture) : undefined}${lines([...(stated?.small ?? [])], smallStyle)}${action ? button(action, t('mails.linkHint'), look) : undefined}${lines(after, smallStyle)}<p style="margin:24px 0 0;font-size:15px;line-height:1.55">${t('mails.regards')}<br>${sender}</p>
</td></tr>
<tr><td style="padding:16px 4px;font-size:12px;line-height:1.5;color:#5b6675">${contact ?? t('mails.noReply')}${look.footer ? html`<br><br>${broken(look.footer)}` : undefined}</td></tr>
</table>
</td></tr>
</table>
</body>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${html`${subject}`.markup}</title>
</head>
${body.markup}
</html>
`
}

/** Line by line: HTML shows a line break as a space. */
const broken = (text: string): Html[] => text.split('\n').map((line, at) => html`${at > 0 ? html`<br>` : undefined}${line}`)

const paragraphStyle = 'margin:0 0 16px;font-size:15px;line-height:1.55'
const smallStyle = 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#5b6675'

/** Fills the width of the mail, up to the picture's own width. */
function shown({ alt, widthPx }: MailPicture): Html {
  return html`<p style="margin:0 0 16px"><img src="${pictureSource}" alt="${alt}" width="${widthPx}" style="display:block;width:100%;max-width:${widthPx}px;height:auto;border:0"></p>
`
}

function button(action: string, hint: string, { color, onColor }: MailLook): Html {
  return html`<p style="margin:24px 0"><a href="${linkPlace}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${color};color:${onColor};font-size:15px;font-weight:bold;text-decoration:none">${action}</a></p>
<p style="${smallStyle}">${hint}<br><a href="${linkPlace}" target="_blank" rel="noopener noreferrer" style="color:#3850bd;word-break:break-all">${linkPlace}</a></p>
`
}

function contactOf({ t }: Translator, { contactEmail, contactPhone }: Sender): string | undefined {
  if (contactEmail && contactPhone) return t('mails.contactBoth', { email: contactEmail, phone: contactPhone })
  const one = contactEmail ?? contactPhone
  return one ? t('mails.contactOne', { contact: one }) : undefined
}

function sentence(translator: Translator, content: MailContent, part: string): string {
  const found = optionalSentence(translator, content, part)
  if (found === undefined) throw new Error(`No sentence for mails.template.${content.template}.${part}`)
  return found
}

function optionalSentence({ find }: Translator, { template, sender, params }: MailContent, part: string): string | undefined {
  return find(`mails.template.${template}.${part}`, { ...params, sender: sender.name })
}
