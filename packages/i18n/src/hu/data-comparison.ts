import type { dataComparison as english } from '../en/data-comparison.ts'
import type { Translation } from '../sentence.ts'

/** Amit egy eszköz egy napon küldött, az otthonáról tárolt adatok mellett. */
export const dataComparison: Translation<typeof english> = {
  title: 'Küldött és tárolt',
  hint: 'Az eszköz által ezen a napon küldött adatokból újraszámítja a negyedórákat, és összeveti őket a tároltakkal. A méréseket 90 napig őrizzük meg.',
  device: 'Eszköz',
  date: 'Nap',
  previousDay: 'Előző nap',
  nextDay: 'Következő nap',
  noDevice: 'Nincs mit összehasonlítani',
  noDeviceHint: 'Ennek az ügyfélnek nincs átjárója, sem PV- és akkumulátoros rendszere.',
  samples: 'Fogadott mérések',
  firstAt: 'Első',
  lastAt: 'Utolsó',
  timeZone: 'Időzóna',
  sentSlots: 'Fogadott negyedórák',
  sentCovered: 'Mérve',
  storedSlots: 'Tárolt negyedórák',
  storedCovered: 'Tárolva',
  otherSources:
    'Egy másik eszköz is méri ezt az otthont. Minden tárolt negyedóra attól az eszköztől származik, amelyik többet lefed belőle.',
  sums: 'Napi összegek',
  differing: 'Eltérő negyedórák',
  showAll: 'Összes megjelenítése ({count})',
  gaps: 'Öt percnél hosszabb kimaradások',
  nothing: 'Ezen a napon semmi sem érkezett és semmi sincs tárolva.',
  noDiffering: 'Minden beérkezett adat változatlanul van tárolva.',
  noGap: 'Nincs kimaradás',
  quantity: 'Mennyiség',
  sent: 'Fogadva',
  stored: 'Tárolva',
  difference: 'Eltérés',
  quarterHour: 'Negyedóra',
  from: 'Ettől',
  until: 'Eddig',
  lasted: 'Időtartam',
}
