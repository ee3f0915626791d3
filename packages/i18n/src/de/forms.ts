import type { forms as english } from '../en/forms.ts'
import type { Translation } from '../sentence.ts'

/** Formulare: die Frage, bevor Eingaben verloren gehen, und wenn zwei denselben Datensatz geändert haben. */
export const forms: Translation<typeof english> = {
  file: { choose: 'Datei wählen', none: 'Keine Datei gewählt', uploading: 'Eine Datei wird noch hochgeladen.' },
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Eingaben sind noch nicht gespeichert.',
    keep: 'Weiter bearbeiten',
    discard: 'Verwerfen',
  },
  conflict: {
    changed: {
      AffiliateChanged: 'Jemand anderes hat diese Landesgesellschaft inzwischen geändert.',
      VendorChanged: 'Jemand anderes hat diesen Anbieter inzwischen geändert.',
      FeatureGroupChanged: 'Jemand anderes hat diese Funktionsgruppe inzwischen geändert.',
      ContentChanged: 'Jemand anderes hat diesen Inhalt inzwischen geändert.',
      ContentSchemaChanged: 'Jemand anderes hat dieses Schema inzwischen geändert.',
      FeatureChanged: 'Jemand anderes hat diese Funktion inzwischen geändert.',
      EventEndpointChanged: 'Jemand anderes hat diesen Endpunkt inzwischen geändert.',
      MemberChanged: 'Jemand anderes hat dieses Mitglied inzwischen geändert.',
      CustomerChanged: 'Jemand anderes hat diesen Kunden inzwischen geändert.',
      CustomerUserChanged: 'Jemand anderes hat diesen Benutzer inzwischen geändert.',
      SiteChanged: 'Jemand anderes hat diesen Standort inzwischen geändert.',
      AlarmRuleChanged: 'Jemand anderes hat diese Regel inzwischen geändert.',
      TariffChanged: 'Jemand anderes hat diesen Tarif inzwischen geändert.',
      BrandChanged: 'Jemand anderes hat diese Marke inzwischen geändert.',
      InstallationChanged: 'Jemand anderes hat diese Anlage inzwischen geändert.',
      SaleChanged: 'Jemand anderes hat diesen Verkauf inzwischen geändert.',
      SaleTemplateChanged: 'Jemand anderes hat diese Vorlage inzwischen geändert.',
      ImportChanged: 'Jemand anderes hat diese Zeile inzwischen korrigiert.',
      NoteChanged: 'Ihre Notiz wurde inzwischen in einem anderen Fenster geändert.',
      ProfileChanged: 'Ihr Profil wurde inzwischen in einem anderen Fenster geändert.',
    },
    choose: 'Wählen Sie für jedes Feld, welche Version erhalten bleibt.',
    savedAt: 'Gespeichert {time}',
    mine: 'Ihre Version',
    saved: 'Gespeicherte Version',
    both: 'von beiden geändert',
    mineOnly: 'von Ihnen geändert',
    otherOnly: 'von der anderen Person geändert',
    allMine: 'Alle meine Werte behalten',
    allSaved: 'Alle gespeicherten Werte behalten',
    take: 'Auswahl speichern',
    back: 'Zurück zum Formular',
    empty: 'leer',
  },
}
