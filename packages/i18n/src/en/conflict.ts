/** Two people changed one record: what to ask the second. */
export const conflict = {
  intro: 'Somebody else has saved this in the meantime. Choose for each field what is to stay.',
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
} as const
