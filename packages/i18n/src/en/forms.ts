/** Forms: what to ask before typed work is dropped, and after two people have changed one record. */
export const forms = {
  discard: {
    title: 'Discard your changes?',
    text: 'What you have typed has not been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
  conflict: {
    changed: {
      CustomerChanged: 'Somebody else has changed this customer in the meantime.',
      CustomerUserChanged: 'Somebody else has changed this user in the meantime.',
      SiteChanged: 'Somebody else has changed this site in the meantime.',
      TariffChanged: 'Somebody else has changed this tariff in the meantime.',
      BrandChanged: 'Somebody else has changed this brand in the meantime.',
      InstallationChanged: 'Somebody else has changed this installation in the meantime.',
      SaleChanged: 'Somebody else has changed this sale in the meantime.',
      SaleTemplateChanged: 'Somebody else has changed this template in the meantime.',
      ProfileChanged: 'Your profile has been changed in another window in the meantime.',
    },
    choose: 'Choose which version of each field to keep.',
    savedAt: 'Saved {time}',
    mine: 'Your version',
    saved: 'Saved version',
    both: 'changed by both',
    mineOnly: 'changed by you',
    otherOnly: 'changed by the other',
    allMine: 'Take all of mine',
    allSaved: 'Take all saved',
    take: 'Save this choice',
    back: 'Back to the form',
    empty: 'empty',
  },
} as const
