import type { gatewayErrors as english } from '../en/gateway-errors.ts'
import type { Translation } from '../sentence.ts'

export const gatewayErrors: Translation<typeof english> = {
  title: 'Mit lehet tenni',
  cause: 'Ok',
  who: 'Ki tudja megoldani',
  step: 'Következő lépés',
  copy: 'Adatok másolása az ügyfélszolgálatnak',
  goToField: 'Ugrás a mezőhöz',
  openUnallocated: 'Hozzá nem rendelt rendszer megnyitása',
  openImport: 'Adatimportálás megjelenítése',
  openCustomers: 'Ügyfelek keresése',
  openIntegrations: 'Integrációk megnyitása',
  by: { you: 'Ön', installer: 'A telepítő', admin: 'Egy adminisztrátor', support: 'Az ügyfélszolgálat' },
  code: {
    GridBoxAlreadyPaired: {
      cause: 'Az ilyen indítókódú átjáró egy másik otthonban van.',
      step: 'Vesse össze az indítókódot a címkével. Ha az átjárót áthelyezték, előbb távolítsa el a másik ügyféltől.',
    },
    InvalidStartCode: {
      cause: 'Az indítókód 16 karakter: számjegyek és A–F betűk. Ez a kód nem ilyen.',
      step: 'Olvassa le újra a kódot az átjáróról. A B és a 8, a D és a 0 könnyen összetéveszthető.',
    },
    NotFoundStartCode: {
      cause: 'A készletben nincs ilyen indítókódú átjáró.',
      step: 'Vessen össze minden karaktert a címkével. Ha mind helyes, kérdezze meg az ügyfélszolgálatot, hogy az átjáró bekerült-e az Ön készletébe.',
    },
    ConfigurationNotAdded: {
      cause: 'A rendszert nem sikerült hozzáadni, mert ugyanabban a pillanatban módosították.',
      step: 'Várjon néhány másodpercet, és adja hozzá újra. Ha az sem sikerül, küldje el az adatokat az ügyfélszolgálatnak.',
    },
    ConfigurationNotDeleted: {
      cause: 'A rendszert nem sikerült eltávolítani, mert adatimportálás van folyamatban hozzá.',
      step: 'Várja meg, amíg az adatimportálás befejeződik, majd távolítsa el újra.',
    },
    ConfigurationNotUpdated: {
      cause:
        'A rendszert nem sikerült módosítani, mert ugyanabban a pillanatban más is módosította, vagy adatimportálás van folyamatban hozzá.',
      step: 'Várja meg, amíg az adatimportálás befejeződik, majd mentse újra.',
    },
    CustomerNotFound: {
      cause: 'Az ügyfelet eltávolították vagy áthelyezték, vagy olyan bérlőhöz tartozik, amelyet Ön nem lát.',
      step: 'Keresse meg újra az ügyfelet. Ha hiányzik, kérdezzen egy adminisztrátort, aki minden bérlőt lát.',
    },
    InvalidSerialNumber: {
      cause: 'A sorozatszám olyan karaktert tartalmaz, amely sorozatszámban nem fordul elő, vagy egy másik eszközé.',
      step: 'Adja meg a sorozatszámot úgy, ahogy az eszközön áll, vagy hagyja üresen a mezőt, ha nem kötelező.',
    },
    InvalidSiteId: {
      cause: 'A helyszínt eltávolították, vagy egy másik ügyfélé.',
      step: 'Töltse be újra az oldalt, és válasszon ennek az ügyfélnek a helyszínei közül.',
    },
    InvalidCustomerNumber: {
      cause: 'Az ügyfélszám olyan karaktert tartalmaz, amelyet egyik szolgáltató sem használ.',
      step: 'Adja meg az ügyfélszámot úgy, ahogy a szolgáltató számláján áll: betűk, számjegyek, szóközök és . / _ -',
    },
    VendorNotFound: {
      cause: 'A szolgáltatót eltávolították, vagy nincs ilyen fajta eszköze.',
      step: 'Válasszon másik szolgáltatót. Ha a megfelelő hiányzik, kérjen meg egy adminisztrátort, hogy vegye fel az integrációk közé.',
    },
    UnsupportedDeviceType: {
      cause: 'Ez ilyen típusú eszközzel nem lehetséges. Csak inverternek és mérőnek adható fajta.',
      step: 'Válasszon invertert vagy mérőt. Ha az átjáró másnak vélte az eszközt, keressen vele újra a hálózatán.',
    },
    UnsupportedConfiguration: {
      cause: 'A rendszerből hiányzik, ami ehhez kell, például egy inverter vagy egy átjáró, amely ismeri az eszközt.',
      step: 'Előbb egészítse ki a rendszer adatait, majd próbálja újra. Ha az átjáró nem találta meg az eszközt, keressen vele újra a hálózatán.',
    },
    OverwriteGatewayError: {
      cause: 'Az ügyfélnek már van átjárója, és annak beállításai nem írhatók felül.',
      step: 'Előbb távolítsa el a meglévő átjárót, majd adja hozzá az újat.',
    },
    OverwriteInverterKindError: {
      cause: 'Az inverter fajtája a beállítása után rögzített, mert minden mérés attól függ.',
      step: 'Ha a fajta hibás, távolítsa el a rendszert, és vegye fel újra a helyessel.',
    },
    TimeOfUseNotReady: {
      cause:
        'Az otthonból hiányzik valami, ami az időfüggő tarifához kell: hely, árak, ajánlattételi övezet, egy hálózati mérő vagy egy vezérelhető eszköz.',
      step: 'Nyissa meg az otthon időfüggő tarifáját: ott látható, mi hiányzik.',
    },
    DuplicatedInstallation: {
      cause: 'Egy telepítő már hozzá nem rendelt rendszerként regisztrálta ezt az eszközt.',
      step: 'Rendelje hozzá azt a rendszert az ügyfélhez, vagy távolíttassa el a telepítővel.',
    },
    DuplicatedInstallationCustomerSite: {
      cause: 'Egy ügyfél helyszínén már van ilyen azonosítójú rendszer.',
      step: 'Ha az eszközt áthelyezték, előbb távolítsa el a másik helyszínről. Különben javítsa az azonosítót.',
    },
    unknown: {
      cause: 'A kiszolgáló olyan hibát jelzett, amelyet a portál nem ismer.',
      step: 'Próbálja újra. Ha a hiba megmarad, küldje el az adatokat az ügyfélszolgálatnak.',
    },
  },
}
