import type { catalogue as english } from '../en/catalogue.ts'
import type { Translation } from '../sentence.ts'
import { account } from './account.ts'
import { activities } from './activities.ts'
import { auth } from './auth.ts'
import { brand } from './brand.ts'
import { bulk } from './bulk.ts'
import { comparison } from './comparison.ts'
import { contacts } from './contacts.ts'
import { customers } from './customers.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { impersonation } from './impersonation.ts'
import { imports } from './imports.ts'
import { installations } from './installations.ts'
import { lifecycle } from './lifecycle.ts'
import { mails } from './mails.ts'
import { profile } from './profile.ts'
import { record } from './record.ts'
import { reports } from './reports.ts'
import { sales } from './sales.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { statistics } from './statistics.ts'
import { tariffs } from './tariffs.ts'
import { telemetry } from './telemetry.ts'
import { timeline } from './timeline.ts'
import { ui } from './ui.ts'
import { users } from './users.ts'
import { validation } from './validation.ts'
import { views } from './views.ts'

export const catalogue: Translation<typeof english> = {
  account,
  activities,
  auth,
  brand,
  bulk,
  comparison,
  forms,
  contacts,
  customers,
  errors,
  impersonation,
  imports,
  installations,
  lifecycle,
  mails,
  profile,
  record,
  reports,
  session,
  shell,
  sales,
  statistics,
  tariffs,
  telemetry,
  timeline,
  ui,
  users,
  validation,
  views,
}
