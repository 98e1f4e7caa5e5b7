/** Marks an entry of the history that was made by a control of the page, where the reader stays. */
export const STAYS = { stays: true }

/** What an entry has with it: nothing, unless it is marked. */
export type EntryState = Partial<typeof STAYS> | null
