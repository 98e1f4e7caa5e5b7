const TELLER_ROLES: ReadonlySet<string> = new Set(['writer', 'penciller', 'artist', 'painter'])

/**
 * Whether a role is one of those who tell a story: it is written and drawn. Whoever drew only the cover
 * did not draw the story.
 */
export function isTeller(role: string): boolean {
  return TELLER_ROLES.has(role)
}
