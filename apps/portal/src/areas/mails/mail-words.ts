import { type MailTemplate, mailTemplates } from '@wattdesk/contract/mails.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'

const known = new Set<string>(mailTemplates)

/** What a mail is about; older mails may be of a kind that is no more. */
export function templateWord(template: string | null, t: Translate): string {
  return template && known.has(template) ? t(`mails.template.${template as MailTemplate}.name`) : t('mails.outbox.unknownTemplate')
}
