import type { gatewayHistory as english } from '../en/gateway-history.ts'
import type { Translation } from '../sentence.ts'

/** Come si è sentito un gateway e che cosa gli è successo. */
export const gatewayHistory: Translation<typeof english> = {
  title: 'Cronologia del gateway',
  measured: 'Misurato negli ultimi 30 giorni',
  day: '{day}: {duration} misurati',
  silences: 'Interruzioni negli ultimi 90 giorni',
  noSilence: 'Nessuna interruzione superiore a 15 minuti',
  lasts: 'in corso',
  scans: 'Ricerche negli ultimi 90 giorni',
  noScan: 'Nessuna ricerca',
  all: 'Mostra tutti ({count})',
}
