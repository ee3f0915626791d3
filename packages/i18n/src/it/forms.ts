import type { forms as english } from '../en/forms.ts'
import type { Translation } from '../sentence.ts'

/** Moduli: la domanda prima di perdere quanto inserito, e quando due persone hanno modificato la stessa scheda. */
export const forms: Translation<typeof english> = {
  file: { choose: 'Scegli un file', none: 'Nessun file scelto', uploading: 'Un file è ancora in fase di caricamento.' },
  discard: {
    title: 'Scartare le modifiche?',
    text: 'I dati inseriti non sono ancora stati salvati.',
    keep: 'Continua a modificare',
    discard: 'Scarta',
  },
  conflict: {
    changed: {
      AffiliateChanged: 'Nel frattempo qualcun altro ha modificato questa affiliata.',
      VendorChanged: 'Nel frattempo qualcun altro ha modificato questo fornitore.',
      FeatureGroupChanged: 'Nel frattempo qualcun altro ha modificato questo gruppo di funzioni.',
      ContentChanged: 'Nel frattempo qualcun altro ha modificato questo contenuto.',
      ContentSchemaChanged: 'Nel frattempo qualcun altro ha modificato questo schema.',
      FeatureChanged: 'Nel frattempo qualcun altro ha modificato questa funzione.',
      EventEndpointChanged: 'Nel frattempo qualcun altro ha modificato questo endpoint.',
      MemberChanged: 'Nel frattempo qualcun altro ha modificato questo membro.',
      CustomerChanged: 'Nel frattempo qualcun altro ha modificato questo cliente.',
      CustomerUserChanged: 'Nel frattempo qualcun altro ha modificato questo utente.',
      SiteChanged: 'Nel frattempo qualcun altro ha modificato questo sito.',
      AlarmRuleChanged: 'Nel frattempo qualcun altro ha modificato questa regola.',
      TariffChanged: 'Nel frattempo qualcun altro ha modificato questa tariffa.',
      BrandChanged: 'Nel frattempo qualcun altro ha modificato questo marchio.',
      InstallationChanged: 'Nel frattempo qualcun altro ha modificato questo impianto.',
      SaleChanged: 'Nel frattempo qualcun altro ha modificato questa vendita.',
      SaleTemplateChanged: 'Nel frattempo qualcun altro ha modificato questo modello.',
      ImportChanged: 'Nel frattempo qualcun altro ha corretto questa riga.',
      NoteChanged: 'Nel frattempo la tua nota è stata modificata in un’altra finestra.',
      ProfileChanged: 'Nel frattempo il tuo profilo è stato modificato in un’altra finestra.',
    },
    choose: 'Scegli per ogni campo quale versione mantenere.',
    savedAt: 'Salvato {time}',
    mine: 'La tua versione',
    saved: 'Versione salvata',
    both: 'modificato da entrambi',
    mineOnly: 'modificato da te',
    otherOnly: 'modificato dall’altra persona',
    allMine: 'Mantieni tutti i miei',
    allSaved: 'Mantieni tutti i salvati',
    take: 'Salva la selezione',
    back: 'Torna al modulo',
    empty: 'vuoto',
  },
}
