import type { serviceStatus as english } from '../en/service-status.ts'
import type { Translation } from '../sentence.ts'

export const serviceStatus: Translation<typeof english> = {
  title: 'Dienststatus',
  well: 'Alles läuft, wie es soll.',
  problems: 'Handlungsbedarf',
  processes: 'Prozesse',
  noProcess: 'Noch kein Prozess hat sich gemeldet',
  queues: 'Aufträge',
  noQueue: 'Es gibt noch keine Aufträge',
  figures: 'Kennzahlen',
  seconds: '{count} s',
  role: {
    api: 'API',
    ingest: 'Datenannahme',
    worker: 'Worker',
  },
  process: {
    host: 'Host',
    roles: 'Rollen',
    state: 'Status',
    ok: 'Läuft',
    silent: 'Meldet sich nicht',
    lacks: 'Nicht erreichbar: {parts}',
    seenAt: 'Letzte Meldung',
    startedAt: 'Gestartet',
    version: 'Version',
    memory: 'Arbeitsspeicher',
    disk: 'Freier Speicherplatz',
    waitingSamples: 'Offene Messwerte',
    clock: 'Uhr geht vor',
  },
  queue: {
    name: 'Warteschlange',
    waiting: 'Wartend',
    waitingSince: 'Wartend seit',
    active: 'In Arbeit',
    stuck: 'Hängend',
    failed: 'Fehlgeschlagen (24 h)',
  },
  fact: {
    version: 'Version',
    measuredAt: 'Neuester Messwert',
    rollup: 'Zu summierende Viertelstunden',
    mails: 'Wartende E-Mails',
    noMailServer: '{count}, kein Mailserver',
    lastBackup: 'Letzte Sicherung',
    noBackup: 'Noch keine',
    database: 'Datenbank',
    connections: 'Datenbankverbindungen',
    ofMax: '{count} von {max}',
    migration: 'Neueste Migration',
  },
  notice: {
    past: 'Die Energie vergangener Monate wird geladen, die neuesten zuerst: {share} sind geladen.',
    pastLabel: 'Laden vergangener Energie',
    copy: 'Sie sehen eine Kopie des Dienstes. Sie nimmt nichts an und versendet nichts; was Sie hier ändern, steht nicht im Original.',
    planned: 'Eine Wartung ist geplant, während der nichts geändert werden kann:',
    now: 'Die Wartung läuft. Sie können alles ansehen; bis zu ihrem Ende können nur Root-Mitglieder etwas ändern:',
  },
  original: {
    make: 'Zum Original machen',
    title: 'Zum Original machen?',
    text: 'Ab dann werden unter dem Namen {name} Daten von Gateways angenommen, wartende E-Mails versendet und Aufträge ausgeführt. Tun Sie das nur, wenn das Original nicht mehr besteht und nicht wiederkommt: Zwei Originale nehmen sich gegenseitig die Messwerte weg.',
    confirm: 'Zum Original machen',
    done: 'Dies ist jetzt das Original',
    failed: 'Dies konnte nicht zum Original gemacht werden. {reason}',
  },
  alert: {
    began: 'Handlungsbedarf',
    ended: 'Behoben',
    endedWay: 'Es ist nichts mehr zu tun.',
    test: 'Test',
    testTitle: 'Alarme erreichen Sie',
    testWay: 'Dies ist ein Test der Kontaktadressen. Es ist nichts zu tun.',
  },
  problem: {
    copy: {
      title: 'Dies ist eine Kopie, nicht das Original',
      way: 'Von Gateways wird nichts angenommen, keine E-Mail wird versendet, kein Anbieter abgefragt und kein Auftrag ausgeführt. Wenn es das Original nicht mehr gibt, machen Sie dieses zum Original, hier oder mit wattdesk original --confirm.',
    },
    'role-missing': {
      title: 'Für eine Rolle läuft kein Prozess',
      way: 'API, Datenannahme und Worker brauchen je mindestens einen laufenden Prozess. Starten Sie einen mit der fehlenden Rolle (ROLES).',
    },
    'process-silent': {
      title: 'Ein Prozess meldet sich nicht',
      way: 'Seit einer Minute kam keine Meldung. Wurde er endgültig beendet, verschwindet er nach einem Tag aus der Liste; wurde er ersetzt, verschwindet er sofort. Andernfalls prüfen Sie sein Protokoll und starten Sie ihn neu.',
    },
    'part-unavailable': {
      title: 'Ein Prozess erreicht einen Teil nicht, den er braucht',
      way: 'Prüfen Sie, ob Datenbank, ihre Knoten, Replikat, Bus und Broker laufen und erreichbar sind. Ohne Replikat antwortet die Hauptdatenbank. Fehlende Migrationen und Rechte: wattdesk migrate (im Quelltext: npm run db:migrate).',
    },
    'disk-full': {
      title: 'Ein Datenträger ist fast voll',
      way: 'Weniger als ein Zehntel ist frei. Schaffen Sie Platz: Ein voller Datenträger hält die Datenbank an.',
    },
    'certificate-old': {
      title: 'Das Zertifikat läuft bald ab',
      way: 'Das Zertifikat der Adresse des Portals gilt weniger als 14 Tage. Erneuern Sie es, und prüfen Sie, warum es nicht von selbst erneuert wurde.',
    },
    'ingest-behind': {
      title: 'Messwerte werden verspätet gespeichert',
      way: 'Mehr als 20.000 Messwerte warten. Prüfen Sie den Datenträger der Datenbank, und starten Sie dann einen weiteren Prozess für die Datenannahme.',
    },
    'jobs-stuck': {
      title: 'Aufträge hängen',
      way: 'Sie laufen länger als erlaubt. Ein Worker wiederholt sie; prüfen Sie, ob einer läuft.',
    },
    'rollup-late': {
      title: 'Energie wird verspätet summiert',
      way: 'Viertelstunden warten seit mehr als 15 Minuten. Starten Sie einen weiteren Worker oder prüfen Sie die Last der Datenbank.',
    },
    'mails-late': {
      title: 'E-Mails warten',
      way: 'Eine wartet seit mehr als einer Stunde. Der Postausgang zeigt, was der Mailserver antwortet.',
    },
    'clock-off': {
      title: 'Eine Uhr geht falsch',
      way: 'Die Uhr eines Rechners weicht um mehr als eine Minute von der Uhr der Datenbank ab. Schalten Sie auf beiden NTP ein.',
    },
    'jobs-failed': {
      title: 'Aufträge sind fehlgeschlagen',
      way: 'Einige wurden in den letzten 24 Stunden aufgegeben. Das Protokoll der Worker nennt den Grund.',
    },
    'versions-differ': {
      title: 'Prozesse haben verschiedene Versionen',
      way: 'Während einer Aktualisierung ist das normal. Ersetzen Sie andernfalls die älteren.',
    },
    'backup-old': {
      title: 'Keine Sicherung seit über einem Tag',
      way: 'Führen Sie wattdesk backup aus (im Quelltext: npm run backup) oder vermerken Sie eine Sicherung mit einem anderen Werkzeug: wattdesk backup --note WERKZEUG.',
    },
  },
}
