import type { Language } from '@wattdesk/contract/languages.ts'

type Fields = { heading: string } & Record<string, unknown>
export type RegionalPage = {
  slug: string
  schema: 'Notice' | 'HelpPage'
  /** The published texts, the first language first. */
  texts: Partial<Record<Language, Fields>>
  /** A later draft in the first language, not published yet. */
  draft?: Fields
}
/** Pages below the lists that the app shows. */
type Region = { notices: { heading: Partial<Record<Language, string>>; pages: RegionalPage[] }; help: Region['notices'] }

const notice = (heading: string, text: string): Fields => ({ heading, text: `<p>${text}</p>`, kind: 'info' })
const help = (heading: string, text: string, steps: readonly (readonly [string, string])[]): Fields => ({
  heading,
  text: `<p>${text}</p>`,
  steps: steps.map(([title, what]) => ({ heading: title, text: `<p>${what}</p>` })),
})

/** What each region tells its own customers, beside the operator’s content. */
export const regions = {
  de: {
    notices: {
      heading: { de: 'Mitteilungen', en: 'Notices' },
      pages: [
        {
          slug: 'service-hours',
          schema: 'Notice',
          texts: {
            de: notice('Neue Servicezeiten', 'Sie erreichen uns jetzt werktags von 7 bis 19 Uhr und samstags von 9 bis 13 Uhr.'),
            en: notice('New service hours', 'You can now reach us on weekdays from 7 am to 7 pm, and on Saturdays from 9 am to 1 pm.'),
          },
          draft: notice('Neue Servicezeiten', 'Sie erreichen uns jetzt werktags von 7 bis 20 Uhr und samstags von 9 bis 13 Uhr.'),
        },
      ],
    },
    help: {
      heading: { de: 'Hilfe', en: 'Help' },
      pages: [
        {
          slug: 'feed-in-limit',
          schema: 'HelpPage',
          texts: {
            de: help('Warum meine Anlage abgeregelt wird', 'Der Netzbetreiber darf die Einspeisung vorübergehend begrenzen.', [
              ['Verlauf ansehen', 'Eine flache Oberkante um die Mittagszeit zeigt die Begrenzung.'],
              ['Überschuss nutzen', 'Laden Sie Auto und Batterie mittags.'],
            ]),
            en: help('Why my panels are limited', 'The grid operator may limit the export for a while.', [
              ['Look at the history', 'A flat top around noon shows the limit.'],
              ['Use the surplus', 'Charge the car and the battery at noon.'],
            ]),
          },
        },
      ],
    },
  },
  it: {
    notices: {
      heading: { it: 'Comunicazioni' },
      pages: [
        {
          slug: 'winter-check',
          schema: 'Notice',
          texts: {
            it: notice('Controllo prima dell’inverno', 'Da questo mese puoi prenotare nell’app il controllo annuale dell’impianto.'),
          },
        },
      ],
    },
    help: {
      heading: { it: 'Aiuto' },
      pages: [
        {
          slug: 'meter-power',
          schema: 'HelpPage',
          texts: {
            it: help('Il contatore si stacca', 'La potenza del contratto è limitata, di solito a 3 o 4,5 kW.', [
              ['Guarda i consumi', 'La pagina iniziale mostra la potenza prelevata in questo momento.'],
              ['Riduci la ricarica', 'Imposta una potenza di ricarica più bassa per l’auto.'],
            ]),
          },
        },
      ],
    },
  },
  hu: {
    notices: {
      heading: { hu: 'Közlemények' },
      pages: [
        {
          slug: 'meter-reading',
          schema: 'Notice',
          texts: { hu: notice('Mérőállás az év végén', 'Az éves elszámoláshoz kérjük, fényképezze le a mérőt december 31-én.') },
        },
      ],
    },
    help: {
      heading: { hu: 'Súgó' },
      pages: [
        {
          slug: 'battery-winter',
          schema: 'HelpPage',
          texts: {
            hu: help(
              'Miért üres télen az akkumulátor',
              'Télen a napelemek gyakran kevesebbet termelnek, mint amennyit az otthon fogyaszt.',
              [
                ['Nézze meg az előzményeket', 'A napi diagram mutatja, mikor töltött az akkumulátor.'],
                ['Állítson be tartalékot', 'A tartalék áramszünet esetére megmarad.'],
              ],
            ),
          },
        },
      ],
    },
  },
  gb: {
    notices: {
      heading: { en: 'Notices' },
      pages: [
        {
          slug: 'smart-meter',
          schema: 'Notice',
          texts: {
            en: notice(
              'Smart meter upgrades',
              'Your supplier may replace your meter this winter. Tell us the date, so that we expect the gap.',
            ),
          },
        },
      ],
    },
    help: {
      heading: { en: 'Help' },
      pages: [
        {
          slug: 'export-payments',
          schema: 'HelpPage',
          texts: {
            en: help('How export payments work', 'Your supplier pays you for what you export, by the half hour.', [
              ['Find your export', 'The history shows it for each day, month and year.'],
              ['Compare with the bill', 'A difference of a few per cent is normal.'],
            ]),
          },
        },
      ],
    },
  },
} satisfies Record<string, Region>
