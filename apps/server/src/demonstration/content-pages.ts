import type { Language } from '@wattdesk/contract/languages.ts'

export type DemonstrationSchema = 'notice' | 'page' | 'instruction'
type Fields = { heading: string } & Record<string, unknown>
export type DemonstrationPage = { path: string; schema: DemonstrationSchema; translations: Partial<Record<Language, Fields>> }

/** The operator's published content, parents before their children. */
export const pages: readonly DemonstrationPage[] = [
  {
    path: 'notices',
    schema: 'page',
    translations: {
      en: { heading: 'Notices' },
      de: { heading: 'Mitteilungen' },
      it: { heading: 'Comunicazioni' },
      hu: { heading: 'Közlemények' },
    },
  },
  {
    path: 'notices/dynamic-tariff',
    schema: 'notice',
    translations: {
      en: {
        heading: 'Charge when power is cheap',
        text: '<p>With a dynamic tariff, the app shows the best time to charge your car.</p>',
        kind: 'info',
      },
      de: {
        heading: 'Laden, wenn Strom günstig ist',
        text: '<p>Mit einem dynamischen Tarif zeigt die App die beste Zeit, Ihr Auto zu laden.</p>',
        kind: 'info',
      },
      it: {
        heading: 'Ricarica quando l’energia costa meno',
        text: '<p>Con una tariffa dinamica, l’app mostra il momento migliore per ricaricare l’auto.</p>',
        kind: 'info',
      },
      hu: {
        heading: 'Töltsön, amikor olcsó az áram',
        text: '<p>Dinamikus tarifával az alkalmazás megmutatja, mikor érdemes tölteni az autót.</p>',
        kind: 'info',
      },
    },
  },
  {
    path: 'help',
    schema: 'page',
    translations: {
      en: { heading: 'Help', text: '<p>Answers to what customers ask most.</p>' },
      de: { heading: 'Hilfe', text: '<p>Antworten auf die häufigsten Fragen.</p>' },
      it: { heading: 'Aiuto', text: '<p>Le risposte alle domande più frequenti.</p>' },
      hu: { heading: 'Súgó', text: '<p>Válaszok a leggyakoribb kérdésekre.</p>' },
    },
  },
  {
    path: 'help/gateway-offline',
    schema: 'page',
    translations: {
      en: {
        heading: 'My gateway is offline',
        text: '<p>The app shows the last known values until the gateway is back.</p>',
        steps: [
          { heading: 'Check the power', text: '<p>The light on the gateway must be on.</p>' },
          { heading: 'Check the network', text: '<p>Restart your router and wait for <strong>five minutes</strong>.</p>' },
        ],
      },
      de: {
        heading: 'Mein Gateway ist offline',
        text: '<p>Die App zeigt die letzten bekannten Werte, bis das Gateway wieder da ist.</p>',
        steps: [
          { heading: 'Strom prüfen', text: '<p>Das Licht am Gateway muss leuchten.</p>' },
          { heading: 'Netzwerk prüfen', text: '<p>Starten Sie den Router neu und warten Sie <strong>fünf Minuten</strong>.</p>' },
        ],
      },
      it: {
        heading: 'Il mio gateway è offline',
        text: '<p>L’app mostra gli ultimi valori noti finché il gateway non torna online.</p>',
        steps: [
          { heading: 'Controlla l’alimentazione', text: '<p>La spia del gateway deve essere accesa.</p>' },
          { heading: 'Controlla la rete', text: '<p>Riavvia il router e attendi <strong>cinque minuti</strong>.</p>' },
        ],
      },
      hu: {
        heading: 'Nem elérhető az átjáróm',
        text: '<p>Az alkalmazás az utolsó ismert értékeket mutatja, amíg az átjáró vissza nem tér.</p>',
        steps: [
          { heading: 'Ellenőrizze az áramot', text: '<p>Az átjáró lámpájának világítania kell.</p>' },
          { heading: 'Ellenőrizze a hálózatot', text: '<p>Indítsa újra a routert, és várjon <strong>öt percet</strong>.</p>' },
        ],
      },
    },
  },
  {
    path: 'instructions',
    schema: 'instruction',
    translations: {
      en: {
        heading: 'Before you drive to a home',
        text: '<p>What to have at hand for a commissioning.</p><ul><li>The start code of the gateway</li><li>A network cable</li></ul>',
      },
      de: {
        heading: 'Bevor Sie zu einem Haus fahren',
        text: '<p>Was Sie für eine Inbetriebnahme brauchen.</p><ul><li>Den Startcode des Gateways</li><li>Ein Netzwerkkabel</li></ul>',
      },
      it: {
        heading: 'Prima di andare da un cliente',
        text: '<p>Che cosa serve per una messa in servizio.</p><ul><li>Il codice di avvio del gateway</li><li>Un cavo di rete</li></ul>',
      },
      hu: {
        heading: 'Mielőtt az ügyfélhez indul',
        text: '<p>Mire van szüksége az üzembe helyezéshez.</p><ul><li>Az átjáró indítókódja</li><li>Hálózati kábel</li></ul>',
      },
    },
  },
  {
    path: 'instructions/pair-gateway',
    schema: 'instruction',
    translations: {
      en: {
        heading: 'Put a gateway into service',
        minutes: 15,
        steps: [
          { heading: 'Read the start code', text: '<p>It is printed on the side: 16 digits and letters from A to F.</p>' },
          { heading: 'Scan the network', text: '<p>Inverters and meters must be switched on.</p>' },
          { heading: 'Wait for live data', text: '<p>That can take up to <strong>20 minutes</strong>.</p>' },
        ],
      },
      de: {
        heading: 'Ein Gateway in Betrieb nehmen',
        minutes: 15,
        steps: [
          { heading: 'Startcode ablesen', text: '<p>Er steht an der Seite: 16 Ziffern und Buchstaben von A bis F.</p>' },
          { heading: 'Netzwerk durchsuchen', text: '<p>Wechselrichter und Zähler müssen eingeschaltet sein.</p>' },
          { heading: 'Auf Live-Daten warten', text: '<p>Das kann bis zu <strong>20 Minuten</strong> dauern.</p>' },
        ],
      },
      it: {
        heading: 'Mettere in servizio un gateway',
        minutes: 15,
        steps: [
          { heading: 'Leggi il codice di avvio', text: '<p>È stampato sul lato: 16 cifre e lettere da A a F.</p>' },
          { heading: 'Cerca nella rete', text: '<p>Inverter e contatori devono essere accesi.</p>' },
          { heading: 'Attendi i dati in tempo reale', text: '<p>Possono servire fino a <strong>20 minuti</strong>.</p>' },
        ],
      },
      hu: {
        heading: 'Átjáró üzembe helyezése',
        minutes: 15,
        steps: [
          { heading: 'Olvassa le az indítókódot', text: '<p>Az oldalán található: 16 számjegy és betű A-tól F-ig.</p>' },
          { heading: 'Keressen a hálózaton', text: '<p>Az inverterek és mérők legyenek bekapcsolva.</p>' },
          { heading: 'Várja meg az élő adatokat', text: '<p>Ez akár <strong>20 percig</strong> is eltarthat.</p>' },
        ],
      },
    },
  },
]
