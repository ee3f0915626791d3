import type { charging as english } from '../en/charging.ts'
import type { Translation } from '../sentence.ts'

export const charging: Translation<typeof english> = {
  connect: 'Csatlakoztatás OCPP-n',
  connectHint:
    'A fali töltő OCPP 1.6 vagy 2.0.1 JSON protokollal, az állomásszámával és egy jelszóval csatlakozik. Adja meg mindkettőt a beállításaiban. Ettől kezdve jelenti a töltéseit, és itt elindíthatja, leállíthatja és korlátozhatja a töltést.',
  connectAgain:
    'Új jelszó jön létre. A korábbi azonnal érvényét veszti, és a fali töltő kapcsolat nélkül marad, amíg az újat meg nem adják a beállításaiban.',
  makePassword: 'Jelszó létrehozása',
  passwordOnce: 'Adja meg ezeket a fali töltő beállításaiban. A jelszó csak most látható.',
  url: 'Cím (központi rendszer)',
  identity: 'Azonosító és felhasználónév',
  password: 'Jelszó',
  start: 'Töltés indítása',
  stop: 'Töltés leállítása',
  started: 'A töltés indítását kértük. Elkezdődik, amint autót csatlakoztatnak.',
  stopped: 'A töltés leállítását kértük a fali töltőtől.',
  failed: 'A művelet nem sikerült: {message}',
  away: 'Nem csatlakozik OCPP-n',
  limit: 'Töltés korlátozása',
  limitLabel: 'Legnagyobb töltőáram',
  limitHelp: 'Legalább 6 A, és legfeljebb a kimeneti áram. Hagyja üresen a korlát feloldásához.',
  limitAway: 'A fali töltő nincs csatlakozva. A korlátot most elmentjük, és elküldjük, amikor a fali töltő csatlakozik.',
  limitSaved: {
    away: 'A korlátot elmentettük, de még nincs megerősítve. Elküldjük, amikor a fali töltő csatlakozik.',
    waiting: 'A korlátot elmentettük. Addig küldjük, amíg a fali töltő nem válaszol.',
    refused: 'A korlátot elmentettük, de a fali töltő elutasította. Újra elküldjük, amíg a fali töltő el nem fogadja.',
    set: 'A fali töltő elfogadta a korlátot.',
  },
  limitLifted: {
    away: 'A fali töltő nincs csatlakozva. A korlátját feloldjuk, amikor csatlakozik.',
    waiting: 'A fali töltő még nem válaszolt. Újra kérjük, amíg fel nem oldja a korlátot.',
    refused: 'A fali töltő nem oldotta fel a korlátot. Újra kérjük, amíg el nem fogadja.',
    set: 'A korlátot feloldottuk.',
  },
  limited: 'legfeljebb {limit} A',
  limitState: {
    waiting: 'a korlát még nincs megerősítve',
    refused: 'a fali töltő elutasította a korlátot',
  },
  status: {
    none: 'Csatlakozva',
    Available: 'Elérhető',
    Preparing: 'Autó csatlakoztatva',
    Charging: 'Tölt',
    SuspendedEVSE: 'A fali töltő szünetelteti',
    SuspendedEV: 'Az autó szünetelteti',
    Finishing: 'Befejezés alatt',
    Reserved: 'Lefoglalva',
    Unavailable: 'Nem elérhető',
    Faulted: 'Hiba',
  },
}
