import { languages, wholeLanguages } from '@wattdesk/contract/languages.ts'
import { type MailTemplate, mailTemplates } from '@wattdesk/contract/mails/terms.ts'
import { describe, expect, it } from 'vitest'
import { type MailContent, ownLook, renderMail } from './mail-layout.format.ts'
import { linkPlace, putLink } from './mail-link.format.ts'

const sender = { name: 'Sonne & Söhne', contactEmail: 'help@sonne.example', contactPhone: '+49 621 1234' }
const withoutLink = new Set([
  ...['customer-email-changed', 'customer-password-changed', 'customer-reactivated', 'customer-eeg9-reminder', 'customer-history'],
  'member-email-changed',
])
const params: Partial<Record<MailTemplate, MailContent['params']>> = {
  'customer-deactivated': { until: '2026-12-21 10:00:00' },
  'customer-history': { home: 'Garden lane', period: '7 – 30 November 2026' },
  'member-email-changed': { email: 'anna@new.example' },
  'member-report': { report: 'Customers', from: '2026-11-01', to: '2026-11-30', figures: '12' },
  'member-notifications': { news: '- Import finished: 1' },
  'member-mentioned': { author: 'Anna Berg' },
  'member-start-codes-guessed': { member: 'Ivo Blum' },
  'member-events-paused': { name: 'CRM', url: 'https://crm.example/events' },
  'member-service-alert': {
    state: 'Began',
    title: 'A disk is full',
    action: 'Free it.',
    deployment: 'wattdesk-1',
    since: '2026-11-30 10:00',
  },
}
const content = (fields: Partial<MailContent>): MailContent => ({
  template: 'customer-invitation',
  language: 'en',
  name: 'Erika Mustermann',
  sender,
  params: params[fields.template ?? 'customer-invitation'] ?? {},
  hasLink: !withoutLink.has(fields.template ?? 'customer-invitation'),
  ...fields,
})

/** Members get mails in the languages of staff. */
const languagesOf = (template: MailTemplate) => (template.startsWith('customer-') ? languages : wholeLanguages)

describe('a mail', () => {
  it.each(mailTemplates.flatMap((template) => languagesOf(template).map((language) => [template, language] as const)))(
    '%s is complete in %s',
    (template, language) => {
      const { subject, text, html } = renderMail(content({ template, language }))
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|mails\./)
      expect(subject).not.toMatch(/[\r\n<>]/)
      expect(text).toContain('Erika Mustermann')
      expect(text).toContain('help@sonne.example')
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain('Sonne &amp; Söhne')
      expect(text.includes(linkPlace)).toBe(!withoutLink.has(template))
      expect(html.includes(linkPlace)).toBe(!withoutLink.has(template))
    },
  )

  it('has a different subject in each language', () => {
    const subjects = languages.map((language) => renderMail(content({ language })).subject)
    expect(new Set(subjects).size).toBe(languages.length)
  })

  it.each([
    ['<img src=x onerror=alert(1)>'],
    ['"><script>alert(1)</script>'],
    ["O'Brien & Söhne"],
    ['{sender} {name} {link}'],
    ['$& $1 \\1'],
    ['עברית \u202e evil'],
    ['</title></head><body>'],
  ])('is inert with the name %j', (name) => {
    const { text, html } = renderMail(content({ name, sender: { ...sender, name } }))
    const plain = renderMail(content({ name: 'NAME', sender: { ...sender, name: 'NAME' } }))
    const tags = (markup: string) => markup.match(/<[/!a-z][^>]*>/gi)?.length
    expect(tags(html)).toBe(tags(plain.html))
    expect(html).not.toMatch(/<script|<img/i)
    expect(text).toContain(`Hello ${name},`)
  })

  it('contains its link in both bodies once it is inserted', () => {
    const { text, html } = renderMail(content({}))
    const link = 'https://portal.example/idp/customer/invitation/abc'
    expect(putLink(text, link)).toContain(`Accept invitation:\n${link}\n`)
    expect(putLink(html, link).split(link)).toHaveLength(4)
  })

  it('names one way to reach the sender, or none', () => {
    const phoneOnly = renderMail(content({ sender: { name: 'X', contactEmail: null, contactPhone: '+36 1 234' } }))
    expect(phoneOnly.text).toContain('We are glad to help: +36 1 234.')
    const none = renderMail(content({ sender: { name: 'X', contactEmail: null, contactPhone: null } }))
    expect(none.html).toContain('Replies are not read')
  })

  it('keeps the lines of its text and of the footer', () => {
    const look = { ...ownLook, footer: 'Sonne & Söhne GmbH\nGarden lane 7' }
    const news = '- Import finished: 1\n- Alarm assigned to you: 2'
    const { text, html } = renderMail(content({ template: 'member-notifications', params: { news }, sender: { ...sender, look } }))
    expect(text).toContain(news)
    expect(html).toContain('- Import finished: 1<br>- Alarm assigned to you: 2</p>')
    expect(html).toContain('Sonne &amp; Söhne GmbH<br>Garden lane 7</td>')
  })
})
