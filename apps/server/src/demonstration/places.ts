import type { Country } from '@wattdesk/contract/formats.ts'
import type { Language } from '@wattdesk/contract/languages.ts'

/** A town: name, postal code, latitude, longitude. A town with several codes has several districts. */
export type Town = readonly [city: string, zipCodes: readonly string[], latitude: number, longitude: number]

export type Land = {
  country: Country
  language: Language
  affiliate: string
  timeZone: string
  biddingZone: string
  domain: string
  /** Of its customers' addresses of e-mail. */
  mailDomain: string
  firstNames: readonly string[]
  lastNames: readonly string[]
  streets: readonly string[]
  /** Formats a street and house number in the country's order. */
  address(street: string, number: number): string
  companies: readonly string[]
  /** What people call a site: their home, a holiday home, an office. */
  siteNames: readonly [home: string, holidayHome: string, office: string]
  towns: readonly Town[]
}

const germany: Land = {
  country: 'DE',
  language: 'de',
  affiliate: 'Wattdesk Deutschland',
  timeZone: 'Europe/Berlin',
  biddingZone: '10Y1001A1001A82H',
  domain: 'de.wattdesk.example',
  mailDomain: 'post.example',
  firstNames:
    'Anna,Ben,Clara,David,Elena,Felix,Greta,Hannes,Ida,Jonas,Katharina,Lukas,Marie,Niklas,Olivia,Paul,Rosa,Sebastian,Theresa,Uwe,Vera,Wolfgang,Birgit,Jürgen,Günther,Käthe,Sören,Ursula,Matthias,Heike'.split(
      ',',
    ),
  lastNames:
    'Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange,Köhler,Böhm,Groß,Jäger,Vogt'.split(
      ',',
    ),
  streets:
    'Hauptstraße,Bahnhofstraße,Gartenweg,Lindenallee,Am Sonnenhang,Schillerstraße,Goethestraße,Mühlweg,Birkenweg,Kirchplatz,Waldstraße,Rosenweg,Bergstraße,Ringstraße'.split(
      ',',
    ),
  address: (street, number) => `${street} ${number}`,
  companies:
    'Sonnenhaus Energie GmbH,Stadtwerke Lichtental,Elektro Brandt GmbH,Nordlicht Solar AG,Bürgerenergie Rheintal eG,Dach und Strom GmbH,Energiehof Süd GmbH,Solarwerk Hansa GmbH'.split(
      ',',
    ),
  siteNames: ['Zuhause', 'Ferienhaus', 'Büro'],
  towns: [
    ['Berlin', ['10115', '10437', '12043', '13353'], 52.52, 13.4],
    ['Hamburg', ['20095', '22081', '22765'], 53.55, 10.0],
    ['München', ['80331', '80999', '81539'], 48.14, 11.58],
    ['Köln', ['50667', '50823', '51063'], 50.94, 6.96],
    ['Stuttgart', ['70173', '70563'], 48.78, 9.18],
    ['Mannheim', ['68159', '68305'], 49.49, 8.47],
    ['Leipzig', ['04103', '04277'], 51.34, 12.37],
    ['Nürnberg', ['90402', '90478'], 49.45, 11.08],
    ['Freiburg im Breisgau', ['79098', '79114'], 48.0, 7.85],
    ['Münster', ['48143', '48161'], 51.96, 7.63],
    ['Göttingen', ['37073'], 51.53, 9.93],
    ['Rostock', ['18055'], 54.09, 12.14],
  ],
}

const italy: Land = {
  country: 'IT',
  language: 'it',
  affiliate: 'Wattdesk Italia',
  timeZone: 'Europe/Rome',
  biddingZone: '10Y1001A1001A73I',
  domain: 'it.wattdesk.example',
  mailDomain: 'posta.example',
  firstNames:
    'Alessandro,Beatrice,Carlo,Daniela,Edoardo,Francesca,Giulia,Irene,Luca,Marco,Niccolò,Ornella,Paola,Riccardo,Sofia,Tommaso,Valentina,Matteo,Chiara,Lorenzo,Elisa,Davide,Martina,Gianluca'.split(
      ',',
    ),
  lastNames:
    "Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Costa,Giordano,Mancini,Rizzo,Lombardi,Moretti,D'Angelo,Fontana,Santoro,Caruso".split(
      ',',
    ),
  streets:
    'Via Roma,Via Garibaldi,Corso Italia,Via Dante,Viale della Libertà,Via Verdi,Piazza San Marco,Via dei Mille,Via Mazzini,Via Cavour'.split(
      ',',
    ),
  address: (street, number) => `${street}, ${number}`,
  companies: 'Sole Casa S.r.l.,Energia del Lago S.p.A.,Impianti Ferri S.r.l.,Tetto Verde S.r.l.,Fotovoltaico Adriatico S.r.l.'.split(','),
  siteNames: ['Casa', 'Casa vacanze', 'Ufficio'],
  towns: [
    ['Milano', ['20121', '20133', '20146'], 45.46, 9.19],
    ['Roma', ['00118', '00184', '00152'], 41.9, 12.5],
    ['Torino', ['10121', '10138'], 45.07, 7.69],
    ['Bologna', ['40121', '40137'], 44.49, 11.34],
    ['Firenze', ['50121', '50136'], 43.77, 11.26],
    ['Verona', ['37121'], 45.44, 10.99],
    ['Napoli', ['80121', '80142'], 40.85, 14.27],
    ['Bari', ['70121'], 41.12, 16.87],
  ],
}

const hungary: Land = {
  country: 'HU',
  language: 'hu',
  affiliate: 'Wattdesk Magyarország',
  timeZone: 'Europe/Budapest',
  biddingZone: '10YHU-MAVIR----U',
  domain: 'hu.wattdesk.example',
  mailDomain: 'levelek.example',
  firstNames:
    'Ádám,Bence,Csilla,Dóra,Eszter,Ferenc,Gábor,Hajnalka,István,Judit,Kristóf,László,Márta,Nóra,Orsolya,Péter,Réka,Szilvia,Tamás,Zsófia,Gergő,Ágnes,Balázs,Ildikó'.split(
      ',',
    ),
  lastNames:
    'Nagy,Kovács,Tóth,Szabó,Horváth,Varga,Kiss,Molnár,Németh,Farkas,Balogh,Papp,Takács,Juhász,Lakatos,Mészáros,Oláh,Simon,Rácz,Fekete,Szűcs,Török,Fehér,Gál'.split(
      ',',
    ),
  streets:
    'Kossuth Lajos utca,Petőfi Sándor utca,Rákóczi út,Ady Endre utca,Széchenyi tér,Dózsa György út,Arany János utca,Bartók Béla út,Jókai utca'.split(
      ',',
    ),
  address: (street, number) => `${street} ${number}.`,
  companies: 'Napház Kft.,Zöld Tető Zrt.,Dunai Energia Kft.,Villanyszerelő Kovács Bt.'.split(','),
  siteNames: ['Otthon', 'Nyaraló', 'Iroda'],
  towns: [
    ['Budapest', ['1011', '1051', '1117', '1148'], 47.5, 19.04],
    ['Debrecen', ['4024', '4032'], 47.53, 21.63],
    ['Szeged', ['6720', '6724'], 46.25, 20.15],
    ['Győr', ['9021'], 47.68, 17.63],
    ['Pécs', ['7621'], 46.07, 18.23],
    ['Székesfehérvár', ['8000'], 47.19, 18.41],
  ],
}

const britain: Land = {
  country: 'GB',
  language: 'en',
  affiliate: 'Wattdesk United Kingdom',
  timeZone: 'Europe/London',
  biddingZone: '10YGB----------A',
  domain: 'uk.wattdesk.example',
  mailDomain: 'mail.example',
  firstNames:
    'Alice,Benjamin,Charlotte,Daniel,Emily,Freddie,Grace,Harry,Isla,Jack,Katie,Liam,Megan,Noah,Olivia,Peter,Rebecca,Samuel,Tilly,William,Zoe,Imogen,Callum,Niamh'.split(
      ',',
    ),
  lastNames:
    "Smith,Jones,Taylor,Brown,Williams,Wilson,Johnson,Davies,Robinson,Wright,Thompson,Evans,Walker,White,Roberts,Green,Hall,Wood,Jackson,Clarke,O'Neill,MacDonald,Hughes,Patel".split(
      ',',
    ),
  streets: 'High Street,Station Road,Church Lane,Victoria Road,Mill Lane,Park Avenue,Queen Street,The Green,Orchard Close,Kings Road'.split(
    ',',
  ),
  address: (street, number) => `${number} ${street}`,
  companies: 'Brightroof Ltd,Thames Valley Solar Ltd,Northern Energy Homes Ltd,Coastal Heat & Power Ltd'.split(','),
  siteNames: ['Home', 'Holiday home', 'Office'],
  towns: [
    ['London', ['E1 6AN', 'SW1A 2AA', 'N1 9GU'], 51.51, -0.13],
    ['Manchester', ['M1 1AE', 'M14 5TP'], 53.48, -2.24],
    ['Bristol', ['BS1 4DJ', 'BS6 5BU'], 51.45, -2.59],
    ['Leeds', ['LS1 4AP'], 53.8, -1.55],
    ['Norwich', ['NR1 3JU'], 52.63, 1.3],
    ['Exeter', ['EX1 1HS'], 50.72, -3.53],
    ['Glasgow', ['G1 1XQ'], 55.86, -4.25],
  ],
}

/** The four affiliates of the demonstration, largest first. */
export const lands: readonly Land[] = [germany, italy, hungary, britain]
