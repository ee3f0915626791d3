import type { charging as english } from '../en/charging.ts'
import type { Translation } from '../sentence.ts'

export const charging: Translation<typeof english> = {
  connect: 'Über OCPP verbinden',
  connectHint:
    'Die Wallbox verbindet sich über OCPP 1.6 oder 2.0.1 JSON mit ihrer Stationsnummer und einem Passwort. Tragen Sie beides in ihren Einstellungen ein. Danach meldet sie ihre Ladevorgänge, und Sie können das Laden hier starten, beenden und begrenzen.',
  connectAgain:
    'Es wird ein neues Passwort erzeugt. Das bisherige gilt sofort nicht mehr, und die Wallbox bleibt getrennt, bis das neue in ihren Einstellungen eingetragen ist.',
  makePassword: 'Passwort erzeugen',
  passwordOnce: 'Tragen Sie dies in den Einstellungen der Wallbox ein. Das Passwort wird nur jetzt angezeigt.',
  url: 'Adresse (Zentralsystem)',
  identity: 'Kennung und Benutzername',
  password: 'Passwort',
  start: 'Laden starten',
  stop: 'Laden beenden',
  started: 'Das Laden wurde angefordert. Es beginnt, sobald ein Auto angeschlossen ist.',
  stopped: 'Die Wallbox wurde aufgefordert, das Laden zu beenden.',
  failed: 'Das hat nicht funktioniert: {message}',
  away: 'Nicht über OCPP verbunden',
  limit: 'Laden begrenzen',
  limitLabel: 'Maximaler Ladestrom',
  limitHelp: 'Mindestens 6 A und höchstens der Ausgangsstrom. Lassen Sie das Feld leer, um die Begrenzung aufzuheben.',
  limitAway: 'Die Wallbox ist nicht verbunden. Die Begrenzung wird jetzt gespeichert und gesendet, sobald die Wallbox sich verbindet.',
  limitSaved: {
    away: 'Die Begrenzung ist gespeichert, aber noch nicht bestätigt. Sie wird gesendet, sobald die Wallbox sich verbindet.',
    waiting: 'Die Begrenzung ist gespeichert. Sie wird gesendet, bis die Wallbox antwortet.',
    refused: 'Die Begrenzung ist gespeichert, aber die Wallbox hat sie abgelehnt. Sie wird erneut gesendet, bis die Wallbox sie annimmt.',
    set: 'Die Wallbox hat die Begrenzung angenommen.',
  },
  limitLifted: {
    away: 'Die Wallbox ist nicht verbunden. Ihre Begrenzung wird aufgehoben, sobald sie sich verbindet.',
    waiting: 'Die Wallbox hat noch nicht geantwortet. Sie wird erneut aufgefordert, bis sie die Begrenzung aufhebt.',
    refused: 'Die Wallbox hat es abgelehnt, die Begrenzung aufzuheben. Sie wird erneut aufgefordert, bis sie es annimmt.',
    set: 'Die Begrenzung ist aufgehoben.',
  },
  limited: 'bis {limit} A',
  limitState: {
    waiting: 'Begrenzung noch nicht bestätigt',
    refused: 'Begrenzung von der Wallbox abgelehnt',
  },
  status: {
    none: 'Verbunden',
    Available: 'Verfügbar',
    Preparing: 'Auto angeschlossen',
    Charging: 'Lädt',
    SuspendedEVSE: 'Von der Wallbox unterbrochen',
    SuspendedEV: 'Vom Auto unterbrochen',
    Finishing: 'Wird beendet',
    Reserved: 'Reserviert',
    Unavailable: 'Nicht verfügbar',
    Faulted: 'Störung',
  },
}
