/** Forms: what to ask before typed work is dropped, and after two people have changed one record. */
export const forms = {
  discard: {
    title: 'Discard your changes?',
    text: 'Your changes have not been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
  conflict: {
    changed: {
      CustomerChanged: 'Someone else changed this customer in the meantime.',
      CustomerUserChanged: 'Someone else changed this user in the meantime.',
      SiteChanged: 'Someone else changed this site in the meantime.',
      TariffChanged: 'Someone else changed this tariff in the meantime.',
      BrandChanged: 'Someone else changed this brand in the meantime.',
      InstallationChanged: 'Someone else changed this installation in the meantime.',
      SaleChanged: 'Someone else changed this sale in the meantime.',
      SaleTemplateChanged: 'Someone else changed this template in the meantime.',
      ProfileChanged: 'Your profile was changed in another window in the meantime.',
    },
    choose: 'Choose which version of each field to keep.',
    savedAt: 'Saved {time}',
    mine: 'Your version',
    saved: 'Saved version',
    both: 'changed by both',
    mineOnly: 'changed by you',
    otherOnly: 'changed by the other person',
    allMine: 'Keep all of mine',
    allSaved: 'Keep all saved',
    take: 'Save selection',
    back: 'Back to the form',
    empty: 'empty',
  },
} as const
