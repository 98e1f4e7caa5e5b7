export const SURPRISE = 'surprise'

/** The address of a random record of a listing: of its own, so that it can be opened in several tabs. */
export function toSurpriseAt(listing: string): string {
  return `${listing}?${SURPRISE}=1`
}
