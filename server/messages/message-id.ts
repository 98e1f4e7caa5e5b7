/** Accepts idempotency keys and Firestore's document ids; anything else cannot be in a store. */
export function isMessageId(text: string): boolean {
  return /^(?!__)[\w-]{1,128}$/.test(text)
}
