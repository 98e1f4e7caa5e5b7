/**
 * Marks a history entry made by a control of the page, such as a filter: scroll position and focus
 * stay.
 */
export const STAYS = { stays: true }

/** The state of a history entry. */
export type EntryState =
  | (Partial<typeof STAYS> & {
      /** The address that led to this page by chance, and leads to another one. */
      surprise?: string
      /** When the focus came into the control that made the entry. */
      visit?: number | undefined
    })
  | null
