/** A key that was sent, or what Firestore gave a document; all else no store needs to be asked for. */
export function isMessageId(text: string): boolean {
  return /^(?!__)[\w-]{1,128}$/.test(text)
}
