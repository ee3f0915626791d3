import type { timeline as english } from '../en/timeline.ts'
import { counted, type Translation } from '../sentence.ts'

export const timeline: Translation<typeof english> = {
  title: 'Zeitachse',
  kind: {
    change: 'Änderung',
    device: 'Gerät',
    alarm: 'Alarm',
    invitation: 'Einladung',
    'sign-in': 'Anmeldung',
    import: 'Import',
    sale: 'Verkauf',
    impersonation: 'Als Kunde angesehen',
  },
  kinds: 'Arten von Einträgen',
  event: {
    customer: {
      created: 'Kunde angelegt',
      joined: 'Erste Anmeldung',
      deactivated: 'Kunde deaktiviert',
    },
    'customer-user': {
      'last-signed-in': 'Letzte Anmeldung',
      'signed-in': 'In der App angemeldet',
    },
    invitation: {
      sent: 'Einladung gesendet',
      open: 'Einladung geöffnet',
      click: 'Link in der Einladung aufgerufen',
      bounce: 'Einladung nicht zustellbar',
      blocked: 'Einladung blockiert',
      spam: 'Einladung als Spam markiert',
      unsub: 'Von Einladungen abgemeldet',
    },
    device: {
      added: 'Gerät hinzugefügt',
      found: 'Gerät vom Gateway gefunden',
    },
    sale: {
      started: 'Verkauf begonnen',
      'step-completed': 'Schritt abgeschlossen',
    },
    alarm: {
      raised: 'Alarm ausgelöst',
      cleared: 'Alarm beendet',
    },
  },
  alarm: {
    ConnectionLost: 'Verbindung verloren',
    NoData: 'Keine Daten',
    BalanceResidual: 'Die Bilanz geht nicht auf',
    InverterFault: 'Wechselrichterfehler',
    FirmwareUpdated: 'Firmware aktualisiert',
  },
  level: {
    info: 'Information',
    warning: 'Warnung',
    error: 'Fehler',
  },
  wholeDay: 'ganztägig',
  by: 'durch {name}',
  period: 'Zeitraum',
  axis: 'Wie viel wann geschah. Ziehen Sie darüber, um einen Zeitraum zu wählen.',
  axisMonth: '{month}: {entries}',
  axisHint: 'Zum Wählen eines Zeitraums ziehen',
  entries: counted({ one: '{count} Eintrag', other: '{count} Einträge' }),
  allTime: 'Gesamte Zeit',
  showing: '{from} bis {until}',
  empty: 'Noch ist nichts geschehen',
  emptyHint: 'Anmeldungen, Mails, Geräte, Alarme und Änderungen dieses Zuhauses erscheinen hier von selbst.',
  open: {
    log: 'Zeigen, was sich geändert hat',
    account: 'Zum Konto',
    devices: 'Zu den Geräten',
    sales: 'Zu den Verkäufen',
    live: 'Zum Live-Stream',
  },
  field: {
    who: 'Wer',
    record: 'Datensatz',
    at: 'Zeit',
    level: 'Stufe',
  },
  loading: 'Ältere Einträge werden geladen …',
  start: 'Hier beginnt die Zeitachse',
}
