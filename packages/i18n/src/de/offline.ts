import type { offline as english } from '../en/offline.ts'
import { counted, type Translation } from '../sentence.ts'

/** Arbeit, die auf das Netz wartet, und Versionen des Portals. */
export const offline: Translation<typeof english> = {
  notice:
    'Keine Verbindung. Sie sehen den letzten bekannten Stand; Startcodes, Geräte und Inbetriebnahmeprotokolle bleiben auf diesem Gerät und werden später gesendet.',
  unsure:
    'Der Server hat nicht rechtzeitig geantwortet. Ob die Aktion ausgeführt wurde, ist unbekannt. Versuchen Sie es erneut, oder laden Sie die Seite neu, um nachzusehen.',
  release: 'Eine neue Version ist verfügbar. Laden Sie die Seite neu, sobald Ihre Arbeit gespeichert ist.',
  reload: 'Neu laden',
  kept: 'Es gibt keine Netzwerkverbindung. Ihre Arbeit bleibt auf diesem Gerät und wird später gesendet.',
  work: {
    title: 'Aufbewahrte Arbeit',
    hint: 'Sie wird einmal und in dieser Reihenfolge gesendet, sobald es eine Verbindung gibt.',
    show: 'Anzeigen',
    again: 'Erneut versuchen',
    giveUp: 'Verwerfen',
    waiting: counted({
      one: '{count} Arbeitsschritt wartet auf die Verbindung.',
      other: '{count} Arbeitsschritte warten auf die Verbindung.',
    }),
    refused: counted({ one: '{count} wurde abgelehnt.', other: '{count} wurden abgelehnt.' }),
    sent: counted({ one: 'Die aufbewahrte Arbeit wurde gesendet.', other: '{count} aufbewahrte Arbeitsschritte wurden gesendet.' }),
    call: {
      register: 'Gateway registrieren',
      changeDevice: 'Gerät ändern',
      keepCommissioning: 'Inbetriebnahmeprotokoll speichern',
    },
  },
}
