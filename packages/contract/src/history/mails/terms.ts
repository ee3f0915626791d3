/** A few sentences, not a letter. */
export const mailNoteMax = 1_000
/** As many years as the history shows at once. */
export const mailedDaysMax = 3_700
