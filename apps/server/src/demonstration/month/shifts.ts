import type { MemberSession } from './member-session.ts'
import type { PlayedService } from './played-service.ts'
import { connectProgram } from './programs.ts'
import * as tasks from './tasks.ts'

/** A member's actions within ten minutes of a sign-in. `hour` is the member's local time. */
type Shift = { daysAgo: number; hour: number; email: string; work(member: MemberSession, service: PlayedService): Promise<void> }

const admin = 'admin@wattdesk.example'
const support = 'support@wattdesk.example'
const installer = 'installer@wattdesk.example'
const root = 'root@wattdesk.example'
const [adminIt, supportIt, adminHu, adminGb] = ['admin.it', 'support.it', 'admin.hu', 'admin.gb'].map(
  (name) => `${name}@wattdesk.example`,
) as [string, string, string, string]

/** Ends the month, because the simulated fleet delivers the home’s measurements from then on. */
export const lastShift: Pick<Shift, 'email' | 'work'> = { email: installer, work: (m, s) => tasks.addInstallation(m, s) }

export const shifts: readonly Shift[] = [
  { daysAgo: 29, hour: 9.1, email: admin, work: (m, s) => tasks.inviteNewCustomers(m, s) },
  {
    daysAgo: 28,
    hour: 10.3,
    email: support,
    work: (m) => tasks.note(m, 0, 'Ruft nach 17 Uhr zurück. Fragt, warum im Oktober weniger eingespeist wurde.'),
  },
  { daysAgo: 27, hour: 9.4, email: admin, work: (m, s) => tasks.importBatch(m, s, 'heidelberg') },
  { daysAgo: 27, hour: 11.2, email: adminIt, work: (m, s) => tasks.inviteNewCustomers(m, s) },
  { daysAgo: 26, hour: 8.8, email: support, work: (m) => tasks.correctAddress(m, 1) },
  { daysAgo: 25, hour: 14.1, email: adminGb, work: (m, s) => tasks.inviteNewCustomers(m, s) },
  {
    daysAgo: 24,
    hour: 9.4,
    email: root,
    work: async (m, s) => {
      await tasks.moveBoxes(m)
      await connectProgram(m, s, {
        name: 'Data warehouse',
        reason: 'Nightly load of customers and sites for the group’s reports',
        scopes: ['customers:read', 'sites:read', 'history:read'],
        days: 365,
      })
    },
  },
  { daysAgo: 23, hour: 9.6, email: support, work: (m) => tasks.careForAlarm(m, 'Gateway neu gestartet, Kundin ist informiert.') },
  { daysAgo: 23, hour: 14.4, email: adminGb, work: (m, s) => tasks.importBatch(m, s, 'leeds') },
  { daysAgo: 22, hour: 9.2, email: admin, work: (m, s) => tasks.inviteNewCustomers(m, s) },
  { daysAgo: 21, hour: 11.1, email: adminIt, work: (m) => tasks.writeContent(m, 'it', 'notices') },
  { daysAgo: 21, hour: 11.5, email: adminIt, work: (m) => tasks.writeContent(m, 'it', 'help') },
  { daysAgo: 21, hour: 15.5, email: admin, work: (m) => tasks.advanceOrder(m, 0) },
  { daysAgo: 20, hour: 10.7, email: adminHu, work: (m, s) => tasks.inviteNewCustomers(m, s) },
  { daysAgo: 20, hour: 14.2, email: adminHu, work: (m) => tasks.writeContent(m, 'hu', 'notices') },
  { daysAgo: 20, hour: 14.6, email: adminHu, work: (m) => tasks.writeContent(m, 'hu', 'help') },
  { daysAgo: 19, hour: 9.9, email: support, work: (m) => tasks.resetPassword(m, 3) },
  { daysAgo: 18, hour: 13.2, email: adminIt, work: (m, s) => tasks.importItalians(m, s) },
  {
    daysAgo: 18,
    hour: 15.3,
    email: support,
    work: (m) => tasks.note(m, 6, 'Wallbox lädt nachts langsam; die Grenze im Hausanschluss mit dem Elektriker klären.'),
  },
  {
    daysAgo: 17,
    hour: 8.6,
    email: support,
    work: (m) => tasks.careForAlarm(m, 'Wechselrichter war abgeschaltet, Termin mit dem Elektriker.'),
  },
  { daysAgo: 16, hour: 11.4, email: support, work: (m) => tasks.askForAccess(m, 'Berichte für das Quartalsgespräch') },
  { daysAgo: 16, hour: 12.1, email: admin, work: (m, s) => tasks.grantRequest(m, s, 'Quartalsgespräch') },
  { daysAgo: 16, hour: 14.2, email: admin, work: (m, s) => tasks.importBatch(m, s, 'karlsruhe') },
  { daysAgo: 15, hour: 9.3, email: admin, work: (m, s) => tasks.inviteNewCustomers(m, s) },
  {
    daysAgo: 14,
    hour: 16.2,
    email: supportIt,
    work: (m) => tasks.note(m, 2, 'Ha cambiato tariffa dal 1° del mese, verificare la bolletta.'),
  },
  { daysAgo: 14, hour: 17.1, email: adminGb, work: (m) => tasks.writeContent(m, 'gb', 'notices') },
  { daysAgo: 14, hour: 17.5, email: adminGb, work: (m) => tasks.writeContent(m, 'gb', 'help') },
  { daysAgo: 13, hour: 10.1, email: admin, work: (m) => tasks.advanceOrder(m, 1) },
  {
    daysAgo: 12,
    hour: 9.5,
    email: admin,
    work: async (m, s) => {
      await tasks.assignFeatures(m, s, 'Mannheim')
      await connectProgram(m, s, {
        name: 'Callcenter-Anzeige',
        reason: 'Zeigt der Hotline beim Anruf die Stammdaten und offenen Alarme',
        scopes: ['customers:read', 'alarms:read'],
        days: 180,
      })
    },
  },
  {
    daysAgo: 11,
    hour: 14.6,
    email: adminGb,
    work: (m) => tasks.note(m, 4, 'Moving house in spring, asks whether the battery can be taken along.'),
  },
  { daysAgo: 11, hour: 10.2, email: adminHu, work: (m, s) => tasks.importBatch(m, s, 'gyor') },
  { daysAgo: 10, hour: 9.7, email: support, work: (m) => tasks.correctName(m, 5) },
  {
    daysAgo: 8,
    hour: 15.1,
    email: support,
    work: (m) => tasks.careForAlarm(m, 'Zähler misst eine Phase nicht, Netzbetreiber angeschrieben.'),
  },
  {
    daysAgo: 8,
    hour: 9.5,
    email: adminIt,
    work: (m, s) =>
      tasks.lendForAbsence(m, s, { to: 'support.it@wattdesk.example', role: 'admin', days: 21, reason: 'Sostituzione durante le ferie' }),
  },
  { daysAgo: 7, hour: 9.2, email: admin, work: (m, s) => tasks.inviteNewCustomers(m, s) },
  { daysAgo: 6, hour: 11.6, email: adminHu, work: (m) => tasks.note(m, 1, 'Visszahívást kér a számlával kapcsolatban.') },
  { daysAgo: 6, hour: 14.1, email: admin, work: (m) => tasks.writeContent(m, 'de', 'notices') },
  { daysAgo: 6, hour: 14.5, email: admin, work: (m) => tasks.writeContent(m, 'de', 'help') },
  { daysAgo: 6, hour: 16.2, email: admin, work: (m, s) => tasks.importBatch(m, s, 'freiburg') },
  { daysAgo: 5, hour: 10.4, email: support, work: (m) => tasks.resetPassword(m, 7) },
  { daysAgo: 5, hour: 15.1, email: admin, work: (m, s) => tasks.assignFeatures(m, s, 'Hamburg') },
  { daysAgo: 4, hour: 13.7, email: admin, work: (m) => tasks.endContract(m) },
  { daysAgo: 3, hour: 9.8, email: admin, work: (m) => tasks.advanceOrder(m, 2) },
  {
    daysAgo: 3,
    hour: 11.4,
    email: admin,
    work: (m, s) =>
      tasks.lendForAbsence(m, s, {
        to: installer,
        role: 'support',
        isOfPartner: true,
        days: 14,
        reason: 'Vertretung beim Partner vor Ort',
      }),
  },
  {
    daysAgo: 3,
    hour: 14.9,
    email: support,
    work: (m) =>
      tasks.askColleague(m, 3, { name: 'Ada', text: 'Hat den Tarif gewechselt und fragt nach der besten Ladezeit. Beraten wir dazu?' }),
  },
  {
    daysAgo: 2,
    hour: 14.3,
    email: admin,
    work: async (m, s) => {
      await tasks.saveViews(m)
      await tasks.inviteNewCustomers(m, s)
      await tasks.resetPassword(m, 9)
    },
  },
  { daysAgo: 1, hour: 9.2, email: admin, work: (m, s) => tasks.leaveFaultyImport(m, s) },
  {
    daysAgo: 1,
    hour: 15.8,
    email: support,
    work: async (m) => {
      await tasks.handOver(m)
      await tasks.resetPassword(m, 4)
    },
  },
  { daysAgo: 0, hour: 10.2, email: support, work: (m) => tasks.resetPassword(m, 8) },
]
