/** The state of the history entry that a sign-up leads to. */
export const WELCOME = { welcome: true }

export function isWelcome(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'welcome' in state
}
