import type { timeline as english } from '../en/timeline.ts'
import { counted, type Translation } from '../sentence.ts'

export const timeline: Translation<typeof english> = {
  title: 'Idővonal',
  kind: {
    change: 'Módosítás',
    device: 'Eszköz',
    alarm: 'Riasztás',
    invitation: 'Meghívó',
    'sign-in': 'Bejelentkezés',
    import: 'Importálás',
    sale: 'Értékesítés',
    impersonation: 'Ügyfélként megtekintve',
  },
  kinds: 'Bejegyzések fajtái',
  event: {
    customer: {
      created: 'Ügyfél létrehozva',
      joined: 'Első bejelentkezés',
      deactivated: 'Ügyfél inaktiválva',
    },
    'customer-user': {
      'last-signed-in': 'Utolsó bejelentkezés',
      'signed-in': 'Bejelentkezés az alkalmazásba',
    },
    invitation: {
      sent: 'Meghívó elküldve',
      open: 'Meghívó megnyitva',
      click: 'A meghívó hivatkozása megnyitva',
      bounce: 'A meghívó nem kézbesíthető',
      blocked: 'Meghívó letiltva',
      spam: 'Meghívó levélszemétnek jelölve',
      unsub: 'Leiratkozás a meghívókról',
    },
    device: {
      added: 'Eszköz hozzáadva',
      found: 'Az átjáró eszközt talált',
    },
    sale: {
      started: 'Értékesítés elindítva',
      'step-completed': 'Lépés befejezve',
    },
    alarm: {
      raised: 'Riasztás keletkezett',
      cleared: 'Riasztás megszűnt',
    },
  },
  alarm: {
    ConnectionLost: 'Megszakadt a kapcsolat',
    NoData: 'Nincs adat',
    BalanceResidual: 'A mérleg nem egyezik',
    InverterFault: 'Inverterhiba',
    FirmwareUpdated: 'Firmware frissítve',
  },
  level: {
    info: 'Információ',
    warning: 'Figyelmeztetés',
    error: 'Hiba',
  },
  wholeDay: 'egész nap',
  by: '{name} által',
  period: 'Időszak',
  axis: 'Mennyi minden történt az idők során. Húzással időszak választható.',
  axisMonth: '{month}: {entries}',
  axisHint: 'Időszak választása húzással',
  entries: counted({ one: '{count} bejegyzés', other: '{count} bejegyzés' }),
  allTime: 'Teljes időszak',
  showing: '{from} – {until}',
  empty: 'Még nem történt semmi',
  emptyHint: 'Az otthon bejelentkezései, levelei, eszközei, riasztásai és módosításai maguktól jelennek meg itt.',
  open: {
    log: 'Mi változott',
    account: 'A fiókhoz',
    devices: 'Az eszközökhöz',
    sales: 'Az értékesítésekhez',
    live: 'Az élő adatokhoz',
  },
  field: {
    who: 'Ki',
    record: 'Rekord',
    at: 'Időpont',
    level: 'Szint',
  },
  loading: 'Régebbi bejegyzések betöltése…',
  start: 'Itt kezdődik az idővonal',
}
