import type { customerSummary as english } from '../en/customer-summary.ts'
import { counted, type Translation } from '../sentence.ts'

export const customerSummary: Translation<typeof english> = {
  label: 'Áttekintés',
  contact: 'Kapcsolattartó',
  number: 'Ügyfélszám',
  address: 'Cím',
  gateway: 'Átjáró',
  measurement: 'Mérés',
  alarms: 'Nyitott riasztások',
  invitation: 'Meghívó',
  nextStep: 'Következő értékesítési lépés',
  noGateway: 'Nincs',
  noAlarms: 'Nincs',
  joined: 'Csatlakozott',
  notInvited: 'Nincs meghívva',
  noSale: 'Nincs folyamatban lévő értékesítés',
  stepsDone: 'Minden lépés kész',
  noUser: 'Nincs felhasználó',
  planned: 'tervezett nap: {date}',
  overdue: 'késésben {date} óta',
  noDevices: 'Még nincsenek eszközök',
  noDevicesHint: 'Amíg ebben az otthonban nincs telepített eszköz, nincs mit mérni.',
  toDevices: 'Ugrás az eszközökhöz',
  failed: 'Az áttekintést nem sikerült betölteni.',
  open: counted({ one: '{count} nyitott', other: '{count} nyitott' }),
  home: { live: 'Élő', silent: '{duration} óta nincs adat', never: 'Még nem volt mérés' },
}
