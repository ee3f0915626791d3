import type { gatewayHistory as english } from '../en/gateway-history.ts'
import { counted, type Translation } from '../sentence.ts'

export const gatewayHistory: Translation<typeof english> = {
  title: 'Gateway-Verlauf',
  past: 'Wie oft das Gateway offline war',
  measured: 'In den letzten 30 Tagen gemessen',
  day: '{day}: {duration} gemessen',
  dayBefore: '{day}: bevor das Gateway hinzugefügt wurde',
  gaps: 'Lücken in den letzten 30 Tagen',
  noGap: 'Keine Lücke von 15 Minuten oder mehr',
  lasts: 'dauert an',
  scans: 'Suchläufe in den letzten 90 Tagen',
  noScan: 'Keine Suchläufe',
  took: 'Dauer: {duration}',
  found: counted({ one: '{count} Gerät gefunden', other: '{count} Geräte gefunden' }),
  foundNew: 'davon {count} neu',
  timedOut: 'keine Antwort',
  missing: 'Fehlende Nachrichten',
  noneMissing: 'Keine fehlenden Nachrichten',
  missingCount: counted({ one: '{count} Nachricht fehlt', other: '{count} Nachrichten fehlen' }),
  missingAsked: 'Das Gateway wurde aufgefordert, sie erneut zu senden.',
  missingGone: 'Das Gateway hat sie nicht mehr.',
  missingRange: '{from} bis {to}',
  andMore: '{count} und mehr',
  all: 'Alle {count} anzeigen',
}
