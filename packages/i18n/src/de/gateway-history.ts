import type { gatewayHistory as english } from '../en/gateway-history.ts'
import type { Translation } from '../sentence.ts'

/** Wie ein Gateway zu hören war und was es erlebt hat. */
export const gatewayHistory: Translation<typeof english> = {
  title: 'Gateway-Verlauf',
  measured: 'In den letzten 30 Tagen gemessen',
  day: '{day}: {duration} gemessen',
  silences: 'Lücken in den letzten 90 Tagen',
  noSilence: 'Keine Lücke länger als 15 Minuten',
  lasts: 'dauert an',
  scans: 'Suchläufe in den letzten 90 Tagen',
  noScan: 'Keine Suchläufe',
  all: 'Alle {count} anzeigen',
}
