import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

/** Die App eines Kunden ansehen. */
export const impersonation: Translation<typeof english> = {
  title: 'App-Ansicht',
  intro:
    'Ein Token liest 30 Minuten lang, was die App dieses Kunden zeigt, und ändert nie etwas. Der Kunde erfährt es nicht, das Änderungsprotokoll hält es fest.',
  reason: 'Grund',
  reasonHelp: 'Warum Sie hineinsehen, etwa die Nummer der Anfrage. Er bleibt im Änderungsprotokoll.',
  start: 'App-Ansicht starten',
  notActive: 'Nur die App eines aktiven Kunden lässt sich ansehen.',
  tokenHint: 'Wird nur einmal und nur auf dieser Seite gezeigt. Er steht für die Anmeldung dieses Kunden und endet mit Ihrer Sitzung.',
  endsIn: 'Endet in',
  end: 'Jetzt beenden',
  ended: 'Die App-Ansicht ist beendet.',
  views: 'Wer die App angesehen hat',
  nobody: 'Noch niemand hat die App dieses Kunden angesehen.',
  member: 'Mitglied',
  startedAt: 'Begonnen',
  endedAt: 'Beendet',
}
