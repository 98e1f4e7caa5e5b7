/** For comparing: case-insensitive, and equal for all Unicode forms of a character. */
export function foldText(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}
