import type { serviceStatus as english } from '../en/service-status.ts'
import type { Translation } from '../sentence.ts'

export const serviceStatus: Translation<typeof english> = {
  title: 'A szolgáltatás állapota',
  well: 'Minden rendben működik.',
  problems: 'Teendők',
  processes: 'Folyamatok',
  noProcess: 'Még egyetlen folyamat sem jelentkezett',
  queues: 'Feladatok',
  noQueue: 'Még nincsenek feladatok',
  figures: 'Adatok',
  seconds: '{count} mp',
  role: {
    api: 'API',
    ingest: 'Adatfogadás',
    worker: 'Worker',
  },
  process: {
    host: 'Gép',
    roles: 'Szerepek',
    state: 'Állapot',
    ok: 'Fut',
    silent: 'Nem jelentkezik',
    lacks: 'Nem éri el: {parts}',
    seenAt: 'Utolsó jelentés',
    startedAt: 'Elindítva',
    version: 'Verzió',
    memory: 'Memória',
    disk: 'Szabad lemezterület',
    waitingSamples: 'Tárolandó mérések',
    clock: 'Az óra eltérése',
  },
  queue: {
    name: 'Várólista',
    waiting: 'Vár',
    waitingSince: 'Várakozás kezdete',
    active: 'Folyamatban',
    stuck: 'Elakadt',
    failed: 'Sikertelen (24 óra)',
  },
  fact: {
    version: 'Verzió',
    measuredAt: 'Legújabb mérés',
    rollup: 'Összegzendő negyedórák',
    mails: 'Várakozó e-mailek',
    noMailServer: '{count}, nincs levelezőkiszolgáló',
    lastBackup: 'Utolsó biztonsági mentés',
    noBackup: 'Még nincs',
    database: 'Adatbázis',
    connections: 'Adatbázis-kapcsolatok',
    ofMax: '{count} / {max}',
    migration: 'Legújabb migráció',
  },
  notice: {
    past: 'A korábbi hónapok energiaadatainak betöltése folyik, a legújabbaktól kezdve: {share} már betöltve.',
    pastLabel: 'Korábbi energiaadatok betöltése',
    copy: 'Ön a szolgáltatás egy másolatát látja. Nem fogad és nem küld semmit; amit itt módosít, nincs benne az eredetiben.',
    planned: 'Karbantartás várható, amely alatt semmi sem módosítható:',
    now: 'A karbantartás folyamatban van. Mindent megtekinthet; a végéig csak root tagok módosíthatnak:',
  },
  original: {
    make: 'Legyen ez az eredeti',
    title: 'Legyen ez az eredeti?',
    text: 'Ettől kezdve {name} néven adatokat fogad az átjáróktól, elküldi a várakozó e-maileket, és futtatja a feladatokat. Csak akkor tegye ezt, ha az eredeti már nincs meg, és nem is tér vissza: két eredeti egymástól veszi el a méréseket.',
    confirm: 'Eredetivé tétel',
    done: 'Mostantól ez az eredeti',
    failed: 'Nem sikerült eredetivé tenni. {reason}',
  },
  alert: {
    began: 'Beavatkozást igényel',
    ended: 'Megoldódott',
    endedWay: 'Nincs további teendő.',
    test: 'Próba',
    testTitle: 'A riasztások megérkeznek Önhöz',
    testWay: 'Ez a riasztási címzettek próbája. Nincs teendő.',
  },
  problem: {
    copy: {
      title: 'Ez egy másolat, nem az eredeti',
      way: 'Nem fogad adatot az átjáróktól, nem küld e-mailt, nem hív szolgáltatót, és nem futtat feladatot. Ha az eredeti már végleg nincs meg, tegye ezt eredetivé itt, vagy a wattdesk original --confirm paranccsal.',
    },
    'role-missing': {
      title: 'Egy szerepet egyetlen folyamat sem lát el',
      way: 'Az API, az adatfogadás és a worker legalább egy-egy futó folyamatot igényel. Indítson egyet a hiányzó szereppel (ROLES).',
    },
    'process-silent': {
      title: 'Egy folyamat nem jelentkezik',
      way: 'Egy perce nem küldött jelentést. Ha végleg leállították, egy nap múlva lekerül a listáról, vagy azonnal, ha másik váltja fel; egyébként nézze meg a naplóját, és indítsa újra.',
    },
    'part-unavailable': {
      title: 'Egy folyamat nem ér el valamit, amire szüksége van',
      way: 'Ellenőrizze, hogy az adatbázis, a csomópontjai, a másolata, a busz és a bróker fut-e és elérhető-e. A másolat nélkül az elsődleges adatbázis válaszol. Hiányzó migrációk és jogosultságok: wattdesk migrate (forráskódból: npm run db:migrate).',
    },
    'disk-full': {
      title: 'Egy lemez majdnem megtelt',
      way: 'Kevesebb mint a tizede szabad. Szabadítson fel helyet: a betelt lemez leállítja az adatbázist.',
    },
    'certificate-old': {
      title: 'A tanúsítvány hamarosan lejár',
      way: 'A portál címéhez tartozó tanúsítvány kevesebb mint 14 napig érvényes. Újítsa meg, és ellenőrizze, miért nem újult meg magától.',
    },
    'ingest-behind': {
      title: 'A mérések tárolása késik',
      way: 'Több mint 20 000 mérés vár. Ellenőrizze az adatbázis lemezét, majd indítson még egy fogadó folyamatot.',
    },
    'jobs-stuck': {
      title: 'Feladatok akadtak el',
      way: 'A megengedettnél tovább tartanak. Egy worker megismétli őket; ellenőrizze, hogy fut-e ilyen.',
    },
    'rollup-late': {
      title: 'Az energia összegzése késik',
      way: 'Negyedórák várnak több mint 15 perce. Indítson még egy workert, vagy vizsgálja meg az adatbázis terhelését.',
    },
    'mails-late': {
      title: 'E-mailek várakoznak',
      way: 'Az egyik több mint egy órája vár. A kimenő levelek között látható, mit válaszol a levelezőkiszolgáló.',
    },
    'clock-off': {
      title: 'Egy óra pontatlan',
      way: 'Az egyik gép órája több mint egy perccel eltér az adatbázisétól. Kapcsolja be az NTP-t mindkettőn.',
    },
    'jobs-failed': {
      title: 'Feladatok hiúsultak meg',
      way: 'Az elmúlt 24 órában néhány végleg meghiúsult. Az okát a workerek naplója tartalmazza.',
    },
    'versions-differ': {
      title: 'A folyamatok verziója eltérő',
      way: 'Frissítés közben ez természetes. Egyébként cserélje le a régebbieket.',
    },
    'backup-old': {
      title: 'Több mint egy napja nem készült mentés',
      way: 'Futtassa a wattdesk backup parancsot (forráskódból: npm run backup), vagy jegyezze fel a más eszközzel készült mentést: wattdesk backup --note ESZKÖZ.',
    },
  },
}
