import type { mails as english } from '../en/mails.ts'
import type { PartialTranslation } from '../sentence.ts'

export const mails: PartialTranslation<typeof english> = {
  greeting: 'Hej {name},',
  regards: 'Vänliga hälsningar',
  contactBoth: 'Frågor? Vi hjälper gärna till: {email}, {phone}.',
  contactOne: 'Frågor? Vi hjälper gärna till: {contact}.',
  noReply: 'Det här meddelandet skickades automatiskt. Svar läses inte.',
  linkHint: 'Om knappen inte fungerar kan du kopiera den här adressen till webbläsaren:',
  template: {
    'customer-invitation': {
      name: 'Inbjudan',
      subject: 'Din åtkomst till {sender}',
      text: 'Ett konto har skapats åt dig hos {sender}. Välj ett lösenord för att när som helst kunna se vad ditt hem producerar, lagrar och förbrukar.',
      action: 'Acceptera inbjudan',
      after: 'Länken gäller i 7 dagar och fungerar en gång. Om du inte väntade dig det här meddelandet kan du bortse från det.',
    },
    'customer-verification': {
      name: 'Bekräfta adress',
      subject: 'Bekräfta din e-postadress',
      text: 'Bekräfta att det här är din e-postadress. Vi använder den för att skriva till dig om ditt konto hos {sender}.',
      action: 'Bekräfta adressen',
      after: 'Länken gäller i 60 minuter och fungerar en gång. Om du inte har något konto hos oss kan du bortse från meddelandet.',
    },
    'customer-email-changed': {
      name: 'Adressen ändrades',
      subject: 'Din e-postadress har ändrats',
      text: 'E-postadressen för ditt konto hos {sender} har ändrats. Från och med nu skriver vi till den nya adressen; den här används inte längre.\n\nHör av dig till oss om du inte har begärt detta.',
    },
    'customer-password-reset': {
      name: 'Nytt lösenord',
      subject: 'Välj ett nytt lösenord',
      text: 'Ett nytt lösenord har begärts för ditt konto hos {sender}. Välj det här.',
      action: 'Välj lösenord',
      after: 'Länken gäller i 60 minuter och fungerar en gång. Ditt lösenord är oförändrat tills du använder den.',
    },
    'customer-password-changed': {
      name: 'Lösenordet ändrades',
      subject: 'Ditt lösenord har ändrats',
      text: 'Lösenordet för ditt konto hos {sender} har just ändrats.\n\nHör av dig till oss omedelbart om det inte var du.',
    },
    'customer-deactivated': {
      name: 'Inaktivering',
      subject: 'Ditt konto har inaktiverats',
      text: 'Ditt konto hos {sender} har inaktiverats. Du kan inte längre logga in i appen.\n\nOm det var ett misstag kan du återaktivera det till och med {until}. Därefter raderas allt som vi har sparat om dig för gott: konto, hem, enheter och mätvärden.',
      action: 'Återaktivera kontot',
      after: 'Länken fungerar en gång, till och med {until}. Om du inte längre vill ha kontot behöver du inte göra något.',
    },
    'customer-reactivated': {
      name: 'Återaktivering',
      subject: 'Ditt konto är aktivt igen',
      text: 'Ditt konto hos {sender} är aktivt igen. Inget har raderats, och du kan logga in i appen som förut.',
    },
    'customer-eeg9-reminder': {
      name: 'Påminnelse om § 9 EEG',
      subject: 'Vi behöver uppgifter om din solcellsanläggning',
      text: 'Lagen (§ 9 EEG) kräver att utmatningen från nya solcellsanläggningar kan styras. Tills nätägaren har testat detta får din anläggning bara mata ut en del av sin effekt.\n\nFör att anmäla anläggningen behöver vi dagen för driftsättningen, din nätägare och mätarens nummer. Svara oss med de uppgifterna.',
    },
  },
  page: {
    fault: 'Det fungerade inte',
    useless: 'Länken har gått ut eller redan använts. Be {sender} om en ny.',
    uselessUnknown: 'Länken har gått ut eller redan använts. Be om en ny.',
    write: 'Skriv till {email}',
    newPassword: 'Lösenord',
    passwordHint: 'Minst 8 tecken. Några ord utan samband är lätta att minnas och svåra att gissa.',
    invitation: {
      title: 'Välkommen',
      intro: 'Välj ett lösenord för {email}.',
      submit: 'Acceptera inbjudan',
      done: 'Klart',
      doneText: 'Du kan nu logga in i appen med {email} och ditt nya lösenord.',
    },
    verification: {
      title: 'Bekräfta din adress',
      intro: 'Är {email} din e-postadress?',
      submit: 'Ja, bekräfta',
      done: 'Tack',
      doneText: '{email} är bekräftad.',
    },
    password_reset: {
      title: 'Nytt lösenord',
      intro: 'Välj ett nytt lösenord för {email}.',
      submit: 'Spara lösenord',
      done: 'Lösenordet är ändrat',
      doneText: 'Du kan nu logga in i appen med {email} och ditt nya lösenord.',
    },
  },
}
