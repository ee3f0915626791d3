import { type MailTemplate, mailTemplates } from '@wattdesk/contract/mails/terms.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'

const known = new Set<string>(mailTemplates)

/** Older mails may have a template that no longer exists. */
export function templateWord(template: string | null, t: Translate): string {
  return template && known.has(template) ? t(`mails.template.${template as MailTemplate}.name`) : t('mails.outbox.unknownTemplate')
}
