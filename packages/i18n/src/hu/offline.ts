import type { offline as english } from '../en/offline.ts'
import { counted, type Translation } from '../sentence.ts'

/** A hálózatra váró munka és a portál verziói. */
export const offline: Translation<typeof english> = {
  notice:
    'Nincs kapcsolat. Az utolsó ismert állapotot látja; az indítókódok, eszközök és üzembe helyezési jegyzőkönyvek ezen az eszközön maradnak, és később kerülnek elküldésre.',
  release: 'Új verzió érhető el. Töltse be újra, ha a munkáját elmentette.',
  reload: 'Újratöltés',
  kept: 'Nincs hálózat. A munkája ezen az eszközön marad, és később kerül elküldésre.',
  work: {
    title: 'Megőrzött munka',
    hint: 'Ebben a sorrendben, egyszer kerül elküldésre, amint van hálózat.',
    show: 'Megjelenítés',
    again: 'Próbálja újra',
    giveUp: 'Elvetés',
    waiting: counted({ one: '{count} művelet vár a hálózatra.', other: '{count} művelet vár a hálózatra.' }),
    refused: counted({ one: '{count} elutasítva.', other: '{count} elutasítva.' }),
    sent: counted({ one: 'A megőrzött munka elküldve.', other: '{count} megőrzött művelet elküldve.' }),
    call: {
      register: 'Átjáró regisztrálása',
      changeDevice: 'Eszköz módosítása',
      keepCommissioning: 'Az üzembe helyezési jegyzőkönyv megőrzése',
    },
  },
}
