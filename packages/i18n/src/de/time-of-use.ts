import type { timeOfUse as english } from '../en/time-of-use.ts'
import type { Translation } from '../sentence.ts'

/** Was Energie an einem Standort kostet, und ob ein Haus für stündlich wechselnde Preise bereit ist. */
export const timeOfUse: Translation<typeof english> = {
  title: 'Bereitschaft für zeitvariable Tarife',
  ready: 'Bereit',
  notReady: 'Nicht bereit',
  readyHint: 'Für einen Tarif mit stündlichen Preisen ist alles vorhanden.',
  noSite: 'Ein Kunde ohne Standort kann keinen zeitvariablen Tarif haben.',
  problem: {
    MissingSystemLocation: 'Der Standort der Anlage fehlt',
    TariffPricesNotSet: 'Die Preise des Tarifs sind nicht festgelegt',
    NotDynamic: 'Der Tarif ist nicht dynamisch',
    BiddingZoneNotSet: 'Die Gebotszone ist nicht festgelegt',
    UnsupportedAppliances: 'Nicht unterstützte oder mehrere Geräte',
    NoGridMeter: 'Es gibt keinen Netzzähler',
    NoControllableAppliance: 'Es gibt kein steuerbares Gerät',
  },
  hint: {
    MissingSystemLocation: 'Tragen Sie Breiten- und Längengrad des Standorts ein (Reiter Konto).',
    TariffPricesNotSet: 'Tragen Sie unten den Preis ein.',
    NotDynamic: 'Wählen Sie unten einen dynamischen Tarif.',
    BiddingZoneNotSet: 'Tragen Sie die Gebotszone des Standorts ein (Reiter Konto).',
    UnsupportedAppliances: 'Nicht steuerbar: {unsupported}. Mehrfach: {multiple}.',
    NoGridMeter: 'Das Gateway muss am Netzanschlusspunkt einen Zähler finden. Prüfen Sie die Verkabelung und suchen Sie erneut.',
    NoControllableAppliance: 'Eine Batterie, eine Wallbox oder eine Wärmepumpe muss mit dem Gateway verbunden sein.',
  },
  /** The hint in one line, for the list of many homes. */
  next: {
    MissingSystemLocation: 'Breiten- und Längengrad des Standorts eintragen.',
    TariffPricesNotSet: 'Preis des Tarifs eintragen.',
    NotDynamic: 'Einen dynamischen Tarif wählen.',
    BiddingZoneNotSet: 'Gebotszone des Standorts eintragen.',
    UnsupportedAppliances: 'Prüfen, welche Geräte nicht steuerbar oder mehrfach vorhanden sind.',
    NoGridMeter: 'Verdrahtung des Zählers prüfen, dann Netzwerksuche starten.',
    NoControllableAppliance: 'Batterie, Wallbox oder Wärmepumpe mit dem Gateway verbinden.',
  },
  nothing: 'keine',
  controllable: 'Steuerbar',
  biddingZone: 'Gebotszone',
  tariff: 'Tarif',
  none: 'Noch kein Tarif',
  kind: { fixed: 'Fest', dynamic: 'Dynamisch' },
  kindHint: { fixed: 'Ein Preis für jede Stunde.', dynamic: 'Der stündliche Börsenpreis zuzüglich eines Aufschlags.' },
  importPrice: { fixed: 'Preis für Netzbezug', dynamic: 'Aufschlag auf den Börsenpreis' },
  exportPrice: 'Vergütung der Einspeisung',
  unit: 'ct/kWh',
  price: '{price} ct/kWh',
  edit: 'Tarif bearbeiten',
  saved: 'Der Tarif wurde gespeichert.',
  failed: 'Der Tarif wurde nicht gespeichert: {reason}',
}
