/** Whether a moment was less than this long ago. One that is yet to come was not: the clock was set back. */
export function isRecent(moment: number, at: number, forMs: number): boolean {
  return moment <= at && at < moment + forMs
}
