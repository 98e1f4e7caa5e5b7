/** The words of an error, for the end of a notice. */
export function toReason(error: unknown): string {
  return error instanceof Error ? error.message : 'Please try again.'
}
