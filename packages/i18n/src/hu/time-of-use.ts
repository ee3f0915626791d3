import type { timeOfUse as english } from '../en/time-of-use.ts'
import type { Translation } from '../sentence.ts'

/** Mennyibe kerül az energia egy helyszínen, és készen áll-e az otthon az óránként változó árakra. */
export const timeOfUse: Translation<typeof english> = {
  title: 'Felkészültség az időfüggő tarifára',
  ready: 'Készen áll',
  notReady: 'Nem áll készen',
  readyHint: 'Minden adott az óránkénti árakkal működő tarifához.',
  noSite: 'Helyszín nélküli ügyfélnek nem lehet időfüggő tarifája.',
  problem: {
    MissingSystemLocation: 'Hiányzik a rendszer helye',
    TariffPricesNotSet: 'A tarifa árai nincsenek megadva',
    NotDynamic: 'A tarifa nem dinamikus',
    BiddingZoneNotSet: 'Az ajánlati övezet nincs megadva',
    UnsupportedAppliances: 'Nem támogatott vagy több azonos készülék',
    NoGridMeter: 'Nincs hálózati mérő',
    NoControllableAppliance: 'Nincs vezérelhető készülék',
  },
  hint: {
    MissingSystemLocation: 'Adja meg a helyszín földrajzi szélességét és hosszúságát (Fiók fül).',
    TariffPricesNotSet: 'Adja meg az árat lent.',
    NotDynamic: 'Válasszon lent dinamikus tarifát.',
    BiddingZoneNotSet: 'Adja meg a helyszín ajánlati övezetét (Fiók fül).',
    UnsupportedAppliances: 'Nem vezérelhető: {unsupported}. Több van belőle: {multiple}.',
    NoGridMeter: 'Az átjárónak mérőt kell találnia a hálózati csatlakozási ponton. Ellenőrizze a bekötést, majd keressen újra.',
    NoControllableAppliance: 'Akkumulátort, fali töltőt vagy hőszivattyút kell az átjáróhoz csatlakoztatni.',
  },
  /** The hint in one line, for the list of many homes. */
  next: {
    MissingSystemLocation: 'Adja meg a helyszín szélességi és hosszúsági fokát.',
    TariffPricesNotSet: 'Adja meg a tarifa árát.',
    NotDynamic: 'Válasszon dinamikus tarifát.',
    BiddingZoneNotSet: 'Adja meg a helyszín ajánlattételi övezetét.',
    UnsupportedAppliances: 'Nézze meg, mely készülékek nem vezérelhetők vagy szerepelnek többször.',
    NoGridMeter: 'Ellenőrizze a mérő bekötését, majd indítson hálózati keresést.',
    NoControllableAppliance: 'Csatlakoztasson akkumulátort, fali töltőt vagy hőszivattyút az átjáróhoz.',
  },
  nothing: 'nincs',
  controllable: 'Vezérelhető',
  biddingZone: 'Ajánlati övezet',
  tariff: 'Tarifa',
  none: 'Még nincs tarifa',
  kind: { fixed: 'Rögzített', dynamic: 'Dinamikus' },
  kindHint: { fixed: 'Minden órára egyetlen ár.', dynamic: 'Az óránkénti tőzsdei ár és a felár.' },
  importPrice: { fixed: 'A vételezett energia ára', dynamic: 'Felár a tőzsdei áron felül' },
  exportPrice: 'A betáplált energia ára',
  unit: 'ct/kWh',
  price: '{price} ct/kWh',
  edit: 'Tarifa szerkesztése',
  saved: 'A tarifa mentve.',
  failed: 'A tarifa nem lett mentve: {reason}',
}
