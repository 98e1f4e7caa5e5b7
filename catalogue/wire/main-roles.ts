const ARTIST_ROLES: ReadonlySet<string> = new Set(['penciller', 'artist', 'painter'])

/** Of the pages inside; whoever drew only the cover did not draw the story. */
export function isArtist(role: string): boolean {
  return ARTIST_ROLES.has(role)
}

/** Whether a role is one of those who tell a story: it is written and drawn. */
export function isTeller(role: string): boolean {
  return role === 'writer' || isArtist(role)
}
