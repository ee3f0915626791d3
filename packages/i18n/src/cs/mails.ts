import type { mails as english } from '../en/mails.ts'
import type { PartialTranslation } from '../sentence.ts'

export const mails: PartialTranslation<typeof english> = {
  greeting: 'Dobrý den, {name},',
  regards: 'S pozdravem',
  contactBoth: 'Máte otázky? Rádi pomůžeme: {email}, {phone}.',
  contactOne: 'Máte otázky? Rádi pomůžeme: {contact}.',
  noReply: 'Tento e-mail byl odeslán automaticky. Odpovědi nikdo nečte.',
  linkHint: 'Pokud tlačítko nefunguje, zkopírujte tuto adresu do prohlížeče:',
  template: {
    'customer-invitation': {
      name: 'Pozvánka',
      subject: 'Váš přístup k {sender}',
      text: 'u společnosti {sender} byl pro vás zřízen účet. Zvolte si heslo a kdykoli uvidíte, kolik vaše domácnost vyrábí, ukládá a spotřebovává.',
      action: 'Přijmout pozvánku',
      after: 'Odkaz platí 7 dní a funguje jednou. Pokud jste tento e-mail nečekali, můžete jej ignorovat.',
    },
    'customer-verification': {
      name: 'Potvrzení adresy',
      subject: 'Potvrďte prosím svou e-mailovou adresu',
      text: 'potvrďte prosím, že toto je vaše e-mailová adresa. Píšeme vám na ni ohledně vašeho účtu u společnosti {sender}.',
      action: 'Potvrdit adresu',
      after: 'Odkaz platí 60 minut a funguje jednou. Pokud u nás účet nemáte, můžete tento e-mail ignorovat.',
    },
    'customer-email-changed': {
      name: 'Adresa byla změněna',
      subject: 'Vaše e-mailová adresa byla změněna',
      text: 'e-mailová adresa vašeho účtu u společnosti {sender} byla změněna. Odteď vám budeme psát na novou adresu; tato se již nepoužívá.\n\nPokud jste o to nežádali, dejte nám prosím vědět.',
    },
    'customer-password-reset': {
      name: 'Nové heslo',
      subject: 'Zvolte si nové heslo',
      text: 'pro váš účet u společnosti {sender} bylo vyžádáno nové heslo. Zvolte si je zde.',
      action: 'Zvolit heslo',
      after: 'Odkaz platí 60 minut a funguje jednou. Dokud jej nepoužijete, heslo zůstává stejné.',
    },
    'customer-password-changed': {
      name: 'Heslo bylo změněno',
      subject: 'Vaše heslo bylo změněno',
      text: 'heslo k vašemu účtu u společnosti {sender} bylo právě změněno.\n\nPokud jste to nebyli vy, dejte nám prosím ihned vědět.',
    },
    'customer-deactivated': {
      name: 'Deaktivace',
      subject: 'Váš účet byl deaktivován',
      text: 'váš účet u společnosti {sender} byl deaktivován. Do aplikace se již nemůžete přihlásit.\n\nPokud jde o omyl, můžete jej do {until} obnovit. Poté bude vše, co o vás máme uloženo, trvale smazáno: účet, domácnosti, zařízení i měření.',
      action: 'Obnovit účet',
      after: 'Odkaz funguje jednou, do {until}. Pokud účet již nechcete, nemusíte nic dělat.',
    },
    'customer-reactivated': {
      name: 'Obnovení účtu',
      subject: 'Váš účet je opět aktivní',
      text: 'váš účet u společnosti {sender} je opět aktivní. Nic nebylo smazáno a do aplikace se můžete přihlásit jako dříve.',
    },
    'customer-eeg9-reminder': {
      name: 'Připomínka k § 9 EEG',
      subject: 'Potřebujeme údaje o vaší FV elektrárně',
      text: 'zákon (§ 9 EEG) vyžaduje, aby dodávku z nových FV elektráren bylo možné řídit. Dokud to provozovatel sítě neodzkouší, smí vaše elektrárna dodávat jen část svého výkonu.\n\nK přihlášení elektrárny potřebujeme den uvedení do provozu, vašeho provozovatele sítě a číslo elektroměru. Odpovězte nám prosím s těmito údaji.',
    },
  },
  page: {
    fault: 'To se nepovedlo',
    useless: 'Platnost odkazu vypršela nebo byl již použit. Požádejte {sender} o nový.',
    uselessUnknown: 'Platnost odkazu vypršela nebo byl již použit. Požádejte o nový.',
    write: 'Napsat na {email}',
    newPassword: 'Heslo',
    passwordHint: 'Alespoň 8 znaků. Několik nesouvisejících slov se snadno pamatuje a těžko uhodne.',
    invitation: {
      title: 'Vítejte',
      intro: 'Zvolte heslo pro {email}.',
      submit: 'Přijmout pozvánku',
      done: 'Hotovo',
      doneText: 'Nyní se můžete do aplikace přihlásit adresou {email} a novým heslem.',
    },
    verification: {
      title: 'Potvrďte svou adresu',
      intro: 'Je {email} vaše e-mailová adresa?',
      submit: 'Ano, potvrdit',
      done: 'Děkujeme',
      doneText: 'Adresa {email} je potvrzena.',
    },
    password_reset: {
      title: 'Nové heslo',
      intro: 'Zvolte nové heslo pro {email}.',
      submit: 'Nastavit heslo',
      done: 'Heslo změněno',
      doneText: 'Nyní se můžete do aplikace přihlásit adresou {email} a novým heslem.',
    },
  },
}
