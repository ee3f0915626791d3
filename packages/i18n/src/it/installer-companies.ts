import type { installerCompanies as english } from '../en/installer-companies.ts'
import type { Translation } from '../sentence.ts'

export const installerCompanies: Translation<typeof english> = {
  title: 'Aziende installatrici',
  empty: 'Nessuna azienda installatrice',
  emptyHint: 'Aggiungi le aziende che installano per te, poi i loro installatori.',
  noPermission: 'Non hai l’autorizzazione per modificare le aziende installatrici.',
  field: { name: 'Nome', tenant: 'Tenant', installers: 'Installatori', open: 'Impianti aperti', createdAt: 'Aggiunta il' },
  add: {
    action: 'Aggiungi azienda',
    title: 'Aggiungi un’azienda installatrice',
    done: 'L’azienda è stata aggiunta.',
    failed: 'L’azienda non è stata aggiunta: {reason}',
  },
  assign: {
    title: 'Installatori di {company}',
    none: 'Nessun membro è ancora installatore. Invita gli installatori in Membri.',
    elsewhere: 'lavora per {company}',
    hint: 'Un installatore appartiene al massimo a un’azienda e vede solo i suoi impianti.',
    done: 'Gli installatori sono stati salvati.',
    failed: 'Gli installatori non sono stati salvati: {reason}',
  },
  remove: {
    action: 'Rimuovi azienda',
    title: 'Rimuovere {company}?',
    text: 'I suoi installatori non apparterranno più a nessuna azienda e non potranno aggiungere impianti.',
    done: 'L’azienda è stata rimossa.',
    failed: 'L’azienda non è stata rimossa: {reason}',
  },
}
