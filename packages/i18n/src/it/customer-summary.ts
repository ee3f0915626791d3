import type { customerSummary as english } from '../en/customer-summary.ts'
import { counted, type Translation } from '../sentence.ts'

export const customerSummary: Translation<typeof english> = {
  label: 'Riepilogo',
  contact: 'Contatto',
  number: 'Numero cliente',
  address: 'Indirizzo',
  gateway: 'Gateway',
  measurement: 'Misurazione',
  alarms: 'Allarmi aperti',
  invitation: 'Invito',
  nextStep: 'Prossimo passo di vendita',
  noGateway: 'Nessuno',
  noAlarms: 'Nessuno',
  joined: 'Iscritto',
  notInvited: 'Non invitato',
  noSale: 'Nessuna vendita in corso',
  stepsDone: 'Tutti i passi completati',
  noUser: 'Nessun utente',
  planned: 'previsto per il {date}',
  overdue: 'in ritardo dal {date}',
  noDevices: 'Ancora nessun dispositivo',
  noDevicesHint: 'Finché in questa casa non è installato un dispositivo, non c’è nulla da misurare.',
  toDevices: 'Vai ai dispositivi',
  failed: 'Non è stato possibile caricare il riepilogo.',
  open: counted({ one: '{count} aperto', other: '{count} aperti' }),
  home: { live: 'In diretta', silent: 'Nessun dato da {duration}', never: 'Mai misurato' },
}
