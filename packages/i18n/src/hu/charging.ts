import type { charging as english } from '../en/charging.ts'
import type { Translation } from '../sentence.ts'

export const charging: Translation<typeof english> = {
  connect: 'Csatlakoztatás OCPP-n',
  connectHint:
    'A fali töltő OCPP 1.6 vagy 2.0.1 JSON protokollal, az állomásszámával és egy jelszóval csatlakozik. Adja meg mindkettőt a beállításaiban. Ettől kezdve jelenti, hogyan tölt, és a töltés itt elindítható, leállítható és korlátozható.',
  connectAgain:
    'Új jelszó készül. A korábbi azonnal megszűnik, és vele a fali töltő kapcsolata is, amíg az újat meg nem adják a beállításaiban.',
  makePassword: 'Jelszó létrehozása',
  passwordOnce: 'Adja meg ezeket a fali töltő beállításaiban. A jelszó csak most látható.',
  url: 'Cím (központi rendszer)',
  identity: 'Azonosító és felhasználónév',
  password: 'Jelszó',
  start: 'Töltés indítása',
  stop: 'Töltés leállítása',
  started: 'A fali töltő megkapta az utasítást. A töltés elindul, amint autót csatlakoztatnak.',
  stopped: 'A fali töltő megkapta a leállítási utasítást.',
  failed: 'Nem sikerült: {message}',
  away: 'Nem csatlakozik OCPP-n',
  limit: 'Töltés korlátozása',
  limitLabel: 'Legnagyobb töltőáram',
  limitHelp: 'Legalább 6 A, és legfeljebb a kimeneti áram. Hagyja üresen a korlát feloldásához.',
  limitSaved: 'A fali töltő elfogadta a korlátot.',
  limited: 'legfeljebb {limit} A',
  status: {
    none: 'Csatlakozva',
    Available: 'Elérhető',
    Preparing: 'Autó csatlakoztatva',
    Charging: 'Tölt',
    SuspendedEVSE: 'A töltő szünetelteti',
    SuspendedEV: 'Az autó szünetelteti',
    Finishing: 'Befejezés',
    Reserved: 'Lefoglalva',
    Unavailable: 'Nem elérhető',
    Faulted: 'Hiba',
  },
}
