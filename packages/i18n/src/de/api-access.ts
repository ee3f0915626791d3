import type { apiAccess as english } from '../en/api-access.ts'
import type { Translation } from '../sentence.ts'

export const apiAccess: Translation<typeof english> = {
  title: 'API-Zugang',
  intro:
    'Ein Programm meldet sich mit Client-ID und Geheimnis an und ruft die API für Ihren Mandanten auf, im Rahmen seiner Berechtigungen.',
  reference: 'API-Referenz',
  empty: 'Noch keine API-Zugangsdaten',
  emptyHint: 'Erzeugen Sie für jedes Programm eigene Zugangsdaten, damit Sie eines entfernen können, ohne die anderen anzuhalten.',
  noPermission: 'Sie haben keine Berechtigung, API-Zugangsdaten zu ändern.',
  never: 'Nie',
  expired: 'Abgelaufen',
  actions: 'Aktionen',
  nameHelp: 'Das Programm, das sie verwendet. Es steht im Aktivitätsprotokoll.',
  expiresHelp: 'Der letzte Tag, an dem sie gelten. Ohne Angabe gelten sie, bis sie entfernt werden.',
  scopesHelp: 'Was das Programm darf. Vergeben Sie nur, was es braucht.',
  reasonHelp: 'Wird im Aktivitätsprotokoll aufbewahrt.',
  field: {
    name: 'Name',
    clientId: 'Client-ID',
    clientSecret: 'Client-Geheimnis',
    scopes: 'Berechtigungen',
    generatedOn: 'Erzeugt am',
    lastUsedAt: 'Zuletzt verwendet',
    expiresAt: 'Läuft ab',
    expiresOn: 'Gültig bis',
    createdBy: 'Angelegt von',
    reason: 'Grund',
  },
  scope: {
    pvbRead: 'PV- und Batterieanlagen, ihren Verlauf und ihre Effizienz lesen',
    pvbWrite: 'PV- und Batterieanlagen hinzufügen, ändern und entfernen',
    evRead: 'Elektroautos lesen',
    heatPumpRead: 'Wärmepumpen lesen',
    pvForecastRead: 'PV-Prognosen lesen',
    carbonAvoidedRead: 'Vermiedenes Kohlendioxid lesen',
  },
  generate: {
    action: 'Zugangsdaten erzeugen',
    title: 'API-Zugangsdaten erzeugen',
    submit: 'Erzeugen',
    failed: 'Die Zugangsdaten wurden nicht erzeugt: {reason}',
  },
  secret: {
    title: 'Geheimnis von {name}',
    once: 'Speichern Sie das Geheimnis jetzt. Es wird nur dieses eine Mal angezeigt; aufbewahrt wird nur sein Hashwert.',
    tokenUrl: 'Token-Endpunkt',
    stored: 'Ich habe es gespeichert',
  },
  reset: {
    of: 'Geheimnis von {name} ersetzen',
    title: 'Geheimnis ersetzen?',
    confirm: 'Geheimnis ersetzen',
    text: 'Das jetzige Geheimnis von {name} und seine Token gelten sofort nicht mehr. Das Programm steht still, bis es das neue Geheimnis hat.',
  },
  remove: {
    of: '{name} entfernen',
    title: 'API-Zugangsdaten entfernen?',
    confirm: 'Zugangsdaten entfernen',
    text: '{name} wird sofort ausgesperrt und kann mit diesen Zugangsdaten nicht wieder zugelassen werden.',
    done: '{name} wurde entfernt.',
  },
}
