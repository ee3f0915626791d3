import type { palette as english } from '../en/palette.ts'
import type { Translation } from '../sentence.ts'

export const palette: Translation<typeof english> = {
  title: 'Gehe zu',
  placeholder: 'Seite, Aktion, Kunde oder Gerät …',
  screens: 'Seiten',
  actions: 'Aktionen',
  staff: 'Mitglieder und Anbieter',
  found: 'Kunden und Geräte',
  searchFor: 'Alle Ergebnisse für „{term}“',
  nothing: 'Nichts gefunden für „{term}“',
  hint: 'Pfeiltasten zum Auswählen, Enter zum Öffnen, Esc zum Schließen',
  installation: 'Nicht zugeordnete Anlage',
  screen: {
    work: 'Handlungsbedarf',
    fleet: 'Karte der Flotte',
    alarmRules: 'Alarmregeln',
    timeOfUse: 'Eignung für Zeittarife',
    imports: 'CSV-Import',
    orderStatus: 'Auftragsstatus ändern',
    bulkActions: 'Sammelaktionen',
    assigned: 'Zugeordnete Anlagen',
    companies: 'Installationsbetriebe',
    deliveries: 'Gateway-Lieferungen',
    vendors: 'Drittanbieter-APIs',
    affiliates: 'Landesgesellschaften',
    apiAccess: 'API-Zugang',
    status: 'Dienststatus',
    assignFeatures: 'Funktionen zuweisen',
    manageFeatures: 'Funktionen verwalten',
    profile: 'Profil',
    security: 'Sicherheit und Zwei-Faktor-Anmeldung',
  },
  action: {
    addCustomer: 'Kunden anlegen',
    addMember: 'Mitglied hinzufügen',
  },
}
