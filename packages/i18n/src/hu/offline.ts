import type { offline as english } from '../en/offline.ts'
import { counted, type Translation } from '../sentence.ts'

/** A hálózatra váró munka és a portál verziói. */
export const offline: Translation<typeof english> = {
  notice:
    'Nincs kapcsolat. Az utolsó ismert állapotot látja; az indítókódok, eszközök és üzembe helyezési jegyzőkönyvek ezen az eszközön maradnak, és később küldjük el őket.',
  unsure:
    'A kiszolgáló nem válaszolt időben, ezért nem tudni, hogy a művelet sikerült-e. Próbálja újra, vagy az ellenőrzéshez töltse újra az oldalt.',
  release: 'Új verzió érhető el. Töltse be újra az oldalt, ha a munkáját mentette.',
  reload: 'Újratöltés',
  kept: 'Nincs hálózat. A munkája ezen az eszközön marad, és később küldjük el.',
  work: {
    title: 'Megőrzött munka',
    hint: 'Egyszer, ebben a sorrendben küldjük el, amint van hálózat.',
    show: 'Megjelenítés',
    again: 'Újra',
    giveUp: 'Elvetés',
    waiting: counted({ one: '{count} művelet vár a hálózatra.', other: '{count} művelet vár a hálózatra.' }),
    refused: counted({ one: '{count} elutasítva.', other: '{count} elutasítva.' }),
    sent: counted({ one: 'A megőrzött munka elküldve.', other: '{count} megőrzött művelet elküldve.' }),
    call: {
      register: 'Átjáró regisztrálása',
      changeDevice: 'Eszköz módosítása',
      keepCommissioning: 'Az üzembe helyezési jegyzőkönyv mentése',
    },
  },
}
