import type { forms as english } from '../en/forms.ts'
import type { Translation } from '../sentence.ts'

/** Űrlapok: mit kérdezünk, mielőtt a beírtak elvesznének, és ha ketten módosították ugyanazt az adatlapot. */
export const forms: Translation<typeof english> = {
  file: { choose: 'Fájl kiválasztása', none: 'Nincs kiválasztott fájl', uploading: 'Egy fájl feltöltése még folyamatban van.' },
  discard: {
    title: 'Elveti a módosításokat?',
    text: 'A beírt adatok még nincsenek mentve.',
    keep: 'Szerkesztés folytatása',
    discard: 'Elvetés',
  },
  conflict: {
    changed: {
      AffiliateChanged: 'Időközben valaki más módosította ezt a leányvállalatot.',
      VendorChanged: 'Időközben valaki más módosította ezt a szolgáltatót.',
      FeatureGroupChanged: 'Időközben valaki más módosította ezt a funkciócsoportot.',
      ContentChanged: 'Időközben valaki más módosította ezt a tartalmat.',
      ContentSchemaChanged: 'Időközben valaki más módosította ezt a sémát.',
      FeatureChanged: 'Időközben valaki más módosította ezt a funkciót.',
      EventEndpointChanged: 'Időközben valaki más módosította ezt a végpontot.',
      MemberChanged: 'Időközben valaki más módosította ezt a tagot.',
      CustomerChanged: 'Időközben valaki más módosította ezt az ügyfelet.',
      CustomerUserChanged: 'Időközben valaki más módosította ezt a felhasználót.',
      SiteChanged: 'Időközben valaki más módosította ezt a helyszínt.',
      AlarmRuleChanged: 'Időközben valaki más módosította ezt a szabályt.',
      TariffChanged: 'Időközben valaki más módosította ezt a tarifát.',
      BrandChanged: 'Időközben valaki más módosította ezt a márkát.',
      InstallationChanged: 'Időközben valaki más módosította ezt a rendszert.',
      SaleChanged: 'Időközben valaki más módosította ezt az értékesítést.',
      SaleTemplateChanged: 'Időközben valaki más módosította ezt a sablont.',
      ImportChanged: 'Időközben valaki más javította ezt a sort.',
      NoteChanged: 'A jegyzetét időközben egy másik ablakban módosították.',
      ProfileChanged: 'A profilját időközben egy másik ablakban módosították.',
    },
    choose: 'Válassza ki mezőnként, melyik változat maradjon meg.',
    savedAt: 'Mentve: {time}',
    mine: 'Az Ön változata',
    saved: 'A mentett változat',
    both: 'mindketten módosították',
    mineOnly: 'Ön módosította',
    otherOnly: 'a másik személy módosította',
    allMine: 'Az összes sajátom megtartása',
    allSaved: 'Az összes mentett megtartása',
    take: 'Választás mentése',
    back: 'Vissza az űrlaphoz',
    empty: 'üres',
  },
}
