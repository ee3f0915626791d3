import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

/** Die App eines Kunden ansehen. */
export const impersonation: Translation<typeof english> = {
  title: 'App-Ansicht',
  intro:
    'Ein Token mit Lesezugriff zeigt 30 Minuten lang, was dieser Kunde in der App sieht. Der Kunde wird nicht benachrichtigt; das Änderungsprotokoll hält es fest.',
  reason: 'Grund',
  reasonHelp: 'Warum Sie diese Ansicht benötigen, etwa eine Ticketnummer. Wird im Änderungsprotokoll festgehalten.',
  start: 'App-Ansicht starten',
  notActive: 'Sie können nur die App eines aktiven Kunden ansehen.',
  tokenHint: 'Wird nur einmal und nur auf dieser Seite angezeigt. Es ersetzt die Anmeldung dieses Kunden und endet mit Ihrer Sitzung.',
  endsIn: 'Endet in',
  end: 'Jetzt beenden',
  ended: 'Die App-Ansicht wurde beendet.',
  views: 'Wer die App angesehen hat',
  nobody: 'Bisher hat niemand die App dieses Kunden angesehen.',
  member: 'Mitglied',
  startedAt: 'Gestartet',
  endedAt: 'Beendet',
}
