import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

export const impersonation: Translation<typeof english> = {
  title: 'App-Ansicht',
  intro:
    'Eine Ansicht zeigt 30 Minuten lang, was dieser Kunde in der App sieht, und ändert nichts. Der Kunde wird nicht benachrichtigt; das Änderungsprotokoll hält sie mit ihrem Grund fest.',
  reason: 'Grund',
  reasonHelp: 'Warum Sie diese Ansicht benötigen, etwa eine Ticketnummer. Wird im Änderungsprotokoll festgehalten.',
  start: 'App-Ansicht starten',
  notActive: 'Sie können nur die App eines aktiven Kunden ansehen.',
  frame: 'App von {customer}',
  readOnly: 'Sie liest nur und ändert nichts. Live-Daten erscheinen bis sieben Tage nach der letzten Anmeldung des Kunden.',
  environment: {
    label: 'Umgebung',
    published: 'Veröffentlicht',
    draft: 'Entwurf',
    hint: 'Der Entwurf zeigt die App in der Marke, die der Partner vorbereitet, aber noch nicht veröffentlicht hat. Alles andere ist gleich.',
    phone: 'Das Telefon zeigt die veröffentlichte App, nicht den Entwurf.',
    absence: {
      'not-branded': 'Die App dieses Kunden trägt keine Marke eines Partners und hat daher keinen Entwurf.',
      hidden: 'Sie dürfen die Marke dieses Partners nicht lesen und daher ihren Entwurf nicht ansehen.',
      'no-draft': 'Die Marke des Partners hat keinen Entwurf, der vom Veröffentlichten abweicht.',
    },
  },
  fullScreen: 'Vollbild',
  onPhone: 'Auf einem Telefon öffnen',
  scan: 'Scannen Sie diesen Code mit dem Telefon, oder senden Sie den Link dorthin.',
  linkEndsIn: 'Der Link gilt einmal, noch',
  newLink: 'Neuer Link',
  linkEnded: 'Dieser Link gilt nicht mehr.',
  endsIn: 'Endet in',
  end: 'Jetzt beenden',
  ended: 'Die App-Ansicht wurde beendet.',
  views: 'Wer die App angesehen hat',
  nobody: 'Bisher hat niemand die App dieses Kunden angesehen.',
  member: 'Mitglied',
  startedAt: 'Gestartet',
  endedAt: 'Beendet',
}
