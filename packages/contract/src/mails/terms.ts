import { holds, type Permission } from '../permissions.ts'

export const mailTemplates = [
  'customer-invitation',
  'customer-verification',
  'customer-email-changed',
  'customer-password-reset',
  'customer-password-changed',
  'customer-deactivated',
  'customer-reactivated',
  'customer-eeg9-reminder',
  'customer-history',
  'member-invitation',
  'member-provider-invitation',
  'member-password-reset',
  'member-email-change',
  'member-email-changed',
  'member-mentioned',
  'member-report',
  'member-notifications',
  'member-start-codes-guessed',
  'member-service-alert',
  'member-events-paused',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

/** Permissions to read a mail sent to somebody else: those its content requires on its own screen. Null: only its recipient reads it. */
const permissionsOfContent: Readonly<Record<MailTemplate, readonly Permission[] | null>> = {
  'customer-invitation': ['read:customers-users'],
  'customer-verification': ['read:customers-users'],
  'customer-email-changed': ['read:customers-users'],
  'customer-password-reset': ['read:customers-users'],
  'customer-password-changed': ['read:customers-users'],
  'customer-deactivated': ['read:customers-users'],
  'customer-reactivated': ['read:customers-users'],
  'customer-eeg9-reminder': ['read:customers-users'],
  'customer-history': ['read:customers-users', 'read:live-stream'],
  'member-invitation': ['read:account-users'],
  'member-provider-invitation': ['read:account-users'],
  'member-password-reset': ['read:account-users'],
  'member-email-change': ['read:account-users'],
  'member-email-changed': ['read:account-users'],
  'member-mentioned': ['read:account-users', 'read:customers-notes'],
  'member-report': ['read:account-users', 'read:business-reports'],
  'member-notifications': null,
  'member-start-codes-guessed': ['read:account-users', 'read:activities'],
  'member-service-alert': ['read:account-users', 'read:service-status'],
  'member-events-paused': ['read:account-users', 'read:outgoing-events'],
}

/** Permission to read the mails of these templates, whoever the recipient. */
export const templatesReadableBy = (held: ReadonlySet<string>): MailTemplate[] =>
  mailTemplates.filter((template) => {
    const needed = permissionsOfContent[template]
    return needed !== null && holds(held, needed, { all: true })
  })

/** The state of a mail until the mail server accepts it. The delivery state follows. */
export const mailStates = ['waiting', 'retrying', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** Mailjet's webhook. Its URL contains the credentials: `https://mailjet:SECRET@host/api/v1/webhooks/mailjet`. */
export const mailjetPath = '/api/v1/webhooks/mailjet'
/** Several times what the provider sends in one request. */
export const mailjetEventsMax = 5_000
export const mailjetBodyMax = 1_048_576
